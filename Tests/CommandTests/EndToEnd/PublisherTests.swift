import Foundation
import Testing

@testable import Command

/// Publishers act on the clock of the steps: nothing waits, and the order is that of an app.
@Suite struct PublisherTests {
  private static let source = """
    // graphdump: type "a" into "Query"
    // graphdump: type "b" into "Query"
    // graphdump: wait 1s
    // graphdump: tap "Go"
    import Combine
    import SwiftUI

    final class Model: ObservableObject {
      @Published var query = ""
      @Published var found = "-"
      @Published var sum = 0
      private let numbers = PassthroughSubject<Int, Never>()
      private var kept = Set<AnyCancellable>()

      init() {
        $query.dropFirst().debounce(for: .milliseconds(300), scheduler: RunLoop.main).map { $0.uppercased() }
          .receive(on: DispatchQueue.main).sink { [weak self] in self?.found = $0 }.store(in: &kept)
        numbers.receive(on: RunLoop.main).sink { [weak self] in self?.sum += $0 }.store(in: &kept)
      }

      func go() {
        numbers.send(1)
        numbers.send(2)
        print("sent", sum)
      }
    }

    struct ContentView: View {
      @StateObject private var model = Model()
      var body: some View {
        let _ = print("body", model.query, model.found, model.sum)
        TextField("Query", text: $model.query)
        Button("Go") { model.go() }
      }
    }

    """

  /// Both fields of the search are debounced into one; what is received on the main queue comes after the tap's own
  /// writes, in its step.
  @Test func valuesThatArePutOffArriveInTheirTime() throws {
    try inTemporaryFolder { (home: String) throws in
      try WholeFile.write(Data(Self.source.utf8), to: "\(home)/My.swift")
      let result = try BuiltCommand.run(["changes", "My.swift"], home: home, in: home)
      #expect(result.status == 0)
      #expect(
        result.errors.split(separator: "\n") == [
          "body  - 0", "body a - 0", "body ab - 0", "body ab AB 0", "sent 0", "body ab AB 3",
        ])
      #expect(result.output.hasSuffix("# update 4: tap \"Go\"\nContentView: _model changed.\n"))
    }
  }
}
