import EngineFrameworks
import Foundation
import Recording
import Testing

@testable import Engine

private struct Places: View {
  @State private var position = MapCameraPosition.automatic
  @State private var names = ["Oslo"]
  var body: some View {
    VStack {
      Map(position: $position) {
        ForEach(names, id: \.self) { Marker($0, coordinate: CLLocationCoordinate2D(latitude: 59.9, longitude: 10.7)) }
      }
      Button("Add") { names.append("Bergen") }
      Button("Move") {
        let center = CLLocationCoordinate2D(latitude: 60, longitude: 5)
        position = .region(MKCoordinateRegion(center: center, span: MKCoordinateSpan()))
      }
    }
  }
}

/// A map is one displayable that shows what stands on it, and where.
@MainActor @Test func aMapShowsWhatStandsOnIt() throws {
  let session = Session(Places())
  func name() -> String? { session.frame.nodesInOrder.first { $0.type.hasPrefix("Map") }?.name }
  #expect(name() == "automatic; Oslo")
  try session.tap("Add")
  #expect(name() == "automatic; Oslo; Bergen")
  #expect(session.displayLines == ["Changed displayable at 0"])
  try session.tap("Move")
  #expect(name() == "60.0, 5.0; Oslo; Bergen")
}

/// A quarter of the equator is a quarter of the earth's circumference.
@Test func distancesAreOverTheEarth() {
  let (a, b) = (CLLocation(latitude: 0, longitude: 0), CLLocation(latitude: 0, longitude: 90))
  #expect((a.distance(from: b) / 1000).rounded() == 10_008)
  #expect(a.distance(from: a) == 0)
}

/// What is asked to be told later is kept until it is taken back.
@Test func notificationsAreKept() async throws {
  let center = UNUserNotificationCenter.current()
  center.removeAllPendingNotificationRequests()
  let content = UNMutableNotificationContent()
  content.title = "Feed the cat"
  let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
  center.add(UNNotificationRequest(identifier: "cat", content: content, trigger: trigger))
  center.getPendingNotificationRequests { #expect($0.map(\.content.title) == ["Feed the cat"]) }
  center.removePendingNotificationRequests(withIdentifiers: ["cat"])
  center.getPendingNotificationRequests { #expect($0.isEmpty) }
  #expect(try await center.requestAuthorization(options: [.alert]) == false)
}
