import Engine
import Testing

private final class PublishedModel: ObservableObject {
  @Published var t1 = false
  var t2 = false
}

@Observable private final class TrackedModel {
  var t1 = false
  @ObservationIgnored var t2 = false
}

private struct Sub: View {
  let on: Bool
  var body: some View { Text(on ? "on" : "off") }
}

/// Which of the two properties a variant toggles as it appears.
private enum Toggled { case t1, t2 }

// Case K8: one property tracked, one not; `onAppear` toggles one of them.
@MainActor private func expectCounts<V: View>(
  _ view: (Toggled) -> V, sourceLocation: SourceLocation = #_sourceLocation
) {
  let tracked = Session(view(.t1))
  #expect(tracked.runs(of: "Content") == 2, sourceLocation: sourceLocation)
  #expect(tracked.runs(of: "Sub") == 3, sourceLocation: sourceLocation)
  #expect(tracked.texts == ["on", "off"], sourceLocation: sourceLocation)
  let untracked = Session(view(.t2))
  #expect(untracked.runs(of: "Content") == 1, sourceLocation: sourceLocation)
  #expect(untracked.runs(of: "Sub") == 2, sourceLocation: sourceLocation)
  #expect(untracked.texts == ["off", "off"], sourceLocation: sourceLocation)
}

@MainActor @Test func k8StateObject() {
  struct Content: View {
    let toggled: Toggled
    @StateObject private var model = PublishedModel()
    var body: some View {
      VStack {
        Sub(on: model.t1)
        Sub(on: model.t2)
      }
      .onAppear { if toggled == .t1 { model.t1.toggle() } else { model.t2.toggle() } }
    }
  }
  expectCounts { Content(toggled: $0) }
}

@MainActor @Test func k8DefaultObservedObjectOfTheRoot() {
  struct Content: View {
    let toggled: Toggled
    @ObservedObject var model = PublishedModel()
    var body: some View {
      VStack {
        Sub(on: model.t1)
        Sub(on: model.t2)
      }
      .onAppear { if toggled == .t1 { model.t1.toggle() } else { model.t2.toggle() } }
    }
  }
  expectCounts { Content(toggled: $0) }
}

@MainActor @Test func k8StateWithObservable() {
  struct Content: View {
    let toggled: Toggled
    @State private var model = TrackedModel()
    var body: some View {
      VStack {
        Sub(on: model.t1)
        Sub(on: model.t2)
      }
      .onAppear { if toggled == .t1 { model.t1.toggle() } else { model.t2.toggle() } }
    }
  }
  expectCounts { Content(toggled: $0) }
}

@MainActor @Test func k8PlainLetWithObservableAndAnIgnoredProperty() {
  struct Content: View {
    let toggled: Toggled
    let model: TrackedModel
    var body: some View {
      VStack {
        Sub(on: model.t1)
        Sub(on: model.t2)
      }
      .onAppear { if toggled == .t1 { model.t1.toggle() } else { model.t2.toggle() } }
    }
  }
  expectCounts { Content(toggled: $0, model: TrackedModel()) }
}

@MainActor @Test func k8ObservableThatIsATrackedPropertyNobodyReads() {
  struct Content: View {
    let model: TrackedModel
    var body: some View {
      Sub(on: model.t2).onAppear { model.t1.toggle() }
    }
  }
  let session = Session(Content(model: TrackedModel()))
  #expect(session.runs(of: "Content") == 1)
  #expect(session.runs(of: "Sub") == 1)
}
