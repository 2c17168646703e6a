// Shows: which children run because their parent did, one child for each way to be given something. A child whose
// @State holds a new object each time it is initialised runs, because its value differs, though one write-up says that
// it does not; the object that it keeps is the first one.
// graphdump: tap "Count"

import SwiftUI

final class Helper {
  let name = "helper"
}

final class Counter: ObservableObject {
  @Published var count = 0
}

struct Limits {
  var lowest = 0
  var highest = 10
}

enum Settings {
  nonisolated(unsafe) static var unit = "cm"
}

struct InputMatrixView: View {
  @State private var unrelated = 0
  @State private var number = 1
  @State private var helper = Helper()
  @StateObject private var counter = Counter()

  var body: some View {
    VStack {
      Text("Unrelated: \(unrelated)")
      ValueDefaultChild()
      ClassDefaultChild()
      StateObjectDefaultChild()
      ObservedObjectDefaultChild()
      StateClassDefaultChild()
      InjectedValueChild(number: number)
      InlineClassChild(helper: Helper())
      StoredClassChild(helper: helper)
      StoredObservedChild(counter: counter)
      InlineObservedChild(counter: Counter())
      BindingChild(number: $number)
      StaticReadChild()
      Button("Count") { unrelated += 1 }
    }
  }
}

struct ValueDefaultChild: View {
  let limits = Limits()
  var body: some View { Text("\(limits.lowest) to \(limits.highest)") }
}

struct ClassDefaultChild: View {
  let helper = Helper()
  var body: some View { Text("Class default: \(helper.name)") }
}

struct StateObjectDefaultChild: View {
  @StateObject private var counter = Counter()
  var body: some View { Text("State object: \(counter.count)") }
}

struct ObservedObjectDefaultChild: View {
  @ObservedObject private var counter = Counter()
  var body: some View { Text("Observed object: \(counter.count)") }
}

struct StateClassDefaultChild: View {
  @State private var helper = Helper()
  var body: some View { Text("State of a class: \(helper.name)") }
}

struct InjectedValueChild: View {
  let number: Int
  var body: some View { Text("Value: \(number)") }
}

struct InlineClassChild: View {
  let helper: Helper
  var body: some View { Text("Class, made inline: \(helper.name)") }
}

struct StoredClassChild: View {
  let helper: Helper
  var body: some View { Text("Class, stored: \(helper.name)") }
}

struct StoredObservedChild: View {
  @ObservedObject var counter: Counter
  var body: some View { Text("Observed, stored: \(counter.count)") }
}

struct InlineObservedChild: View {
  @ObservedObject var counter: Counter
  var body: some View { Text("Observed, made inline: \(counter.count)") }
}

struct BindingChild: View {
  @Binding var number: Int
  var body: some View { Text("Binding: \(number)") }
}

struct StaticReadChild: View {
  var body: some View { Text("Static: \(Settings.unit)") }
}

#Preview {
  InputMatrixView()
}
