import Engine
import Testing

// The samples 05, 06, 09 and 10: observed objects and observable models, node by node.

private final class LightViewModel: ObservableObject { @Published var isOn = false }

@MainActor @Test func sample05EveryHolderOfAnObservedObjectRuns() throws {
  struct SampleObservedObjectDiffView: View {
    @StateObject private var viewModel = LightViewModel()
    var body: some View {
      VStack {
        ObservedTitleView()
        ObservedLightView(viewModel: viewModel)
        ObservedSubButton(viewModel: viewModel)
      }
    }
  }
  struct ObservedTitleView: View { var body: some View { Text("Living room") } }
  struct ObservedLightView: View {
    @ObservedObject var viewModel: LightViewModel
    var body: some View { Text(viewModel.isOn ? "The light is on" : "The light is off") }
  }
  struct ObservedSubButton: View {
    @ObservedObject var viewModel: LightViewModel
    var body: some View { Button("Toggle") { viewModel.isOn.toggle() } }
  }
  let session = Session(SampleObservedObjectDiffView())
  for text in ["on", "off"] {
    #expect(
      try session.tap("Toggle") == [
        "SampleObservedObjectDiffView: _viewModel changed.", "ObservedLightView: _viewModel changed.",
        "ObservedSubButton: _viewModel changed.",
      ])
    #expect(
      session.allOutcomes == [
        // The owner's own output is the same: its children run for the object, not for it.
        "SampleObservedObjectDiffView: kept wasted", "VStack: kept skipped", "TupleView: kept skipped",
        "ObservedTitleView: kept skipped", "Text Living room: kept untouched", "ObservedLightView: kept ran",
        "Text The light is \(text): kept ran", "ObservedSubButton: kept wasted", "Button Toggle: kept skipped",
        "Text Toggle: kept skipped",
      ])
  }
}

private final class MultiPublishedViewModel: ObservableObject {
  @Published var count = 0
  @Published var title = "Steps today"
}

@MainActor @Test func sample06OnePropertyRunsTheReadersOfAllAndThatIsReported() throws {
  struct SampleMultiPublishedDiffView: View {
    @StateObject private var viewModel = MultiPublishedViewModel()
    var body: some View {
      VStack {
        PublishedCountView(viewModel: viewModel)
        PublishedTitleView(viewModel: viewModel)
        PublishedSubButton(viewModel: viewModel)
      }
    }
  }
  struct PublishedCountView: View {
    @ObservedObject var viewModel: MultiPublishedViewModel
    var body: some View { Text("\(viewModel.count)") }
  }
  struct PublishedTitleView: View {
    @ObservedObject var viewModel: MultiPublishedViewModel
    var body: some View { Text(viewModel.title) }
  }
  struct PublishedSubButton: View {
    @ObservedObject var viewModel: MultiPublishedViewModel
    var body: some View { Button("Add one") { viewModel.count += 1 } }
  }
  let session = Session(SampleMultiPublishedDiffView())
  #expect(
    try session.tap("Add one") == [
      "SampleMultiPublishedDiffView: _viewModel changed.", "PublishedCountView: _viewModel changed.",
      "PublishedTitleView: _viewModel changed.", "PublishedSubButton: _viewModel changed.",
    ])
  #expect(
    session.allOutcomes == [
      "SampleMultiPublishedDiffView: kept wasted", "VStack: kept skipped", "TupleView: kept skipped",
      "PublishedCountView: kept ran", "Text 1: kept ran", "PublishedTitleView: kept wasted",
      "Text Steps today: kept skipped", "PublishedSubButton: kept wasted", "Button Add one: kept skipped",
      "Text Add one: kept skipped",
    ])
  let frame = session.frame
  let reported = session.lastUpdate?.diagnostics.filter { $0.rule == "broad-observed-object" } ?? []
  #expect(
    reported.map { $0.node.flatMap { frame.nodes[$0]?.type } } == [
      "SampleMultiPublishedDiffView", "PublishedTitleView", "PublishedSubButton",
    ])
}

@Observable private final class LightModel {
  var title = "Living room"
  var isOn = false
}

@MainActor @Test func sample09OnlyTheReaderOfATrackedPropertyRuns() throws {
  struct ObservableMacroSampleView: View {
    @State private var model = LightModel()
    var body: some View {
      VStack {
        ObservableMacroTitleView(model: model)
        ObservableMacroLightView(model: model)
        ObservableMacroSubButton(model: model)
      }
    }
  }
  struct ObservableMacroTitleView: View {
    let model: LightModel
    var body: some View { Text(model.title) }
  }
  struct ObservableMacroLightView: View {
    let model: LightModel
    var body: some View { Text(model.isOn ? "The light is on" : "The light is off") }
  }
  struct ObservableMacroSubButton: View {
    let model: LightModel
    var body: some View { Button("Toggle") { model.isOn.toggle() } }
  }
  let session = Session(ObservableMacroSampleView())
  for text in ["on", "off"] {
    #expect(try session.tap("Toggle") == ["ObservableMacroLightView: \\LightModel.isOn changed."])
    #expect(session.lines(.property) == ["ObservableMacroLightView: _model changed."])
    #expect(session.lines(.dependencies) == ["ObservableMacroLightView: @dependencies changed."])
    #expect(
      session.allOutcomes == [
        "ObservableMacroSampleView: kept untouched", "VStack: kept untouched", "TupleView: kept untouched",
        "ObservableMacroTitleView: kept untouched", "Text Living room: kept untouched",
        "ObservableMacroLightView: kept ran", "Text The light is \(text): kept ran",
        "ObservableMacroSubButton: kept untouched", "Button Toggle: kept untouched", "Text Toggle: kept untouched",
      ])
  }
}

private final class PlayerSettings: ObservableObject {
  @Published var volume = 3
  @Published var visits = 0
}

@Observable private final class Profile { var name = "Ada" }

@MainActor @Test func sample10RunningABodyIsNotDrawing() throws {
  struct PhasesView: View {
    @State private var count = 0
    @StateObject private var settings = PlayerSettings()
    @State private var profile = Profile()
    var body: some View {
      VStack {
        CounterRow(count: count)
        SettingsRow(settings: settings)
        ProfileRow(profile: profile)
        Button("Count") { count += 1 }
        Button("Louder") { settings.volume += 1 }
        Button("Rename") { profile.name = "Grace" }
        Button("Log a visit") { settings.visits += 1 }
      }
    }
  }
  struct CounterRow: View {
    let count: Int
    var body: some View { Text("Count: \(count)") }
  }
  struct SettingsRow: View {
    @ObservedObject var settings: PlayerSettings
    var body: some View { Text("Volume: \(settings.volume)") }
  }
  struct ProfileRow: View {
    let profile: Profile
    var body: some View { Text("Player: \(profile.name)") }
  }
  let session = Session(PhasesView())
  let views = { ["PhasesView", "CounterRow", "SettingsRow", "ProfileRow"].map { session.outcomes($0).joined() } }

  #expect(try session.tap("Count") == ["PhasesView: _count changed.", "CounterRow: @self changed."])
  #expect(views() == ["kept ran", "kept ran", "kept skipped", "kept skipped"])
  #expect(session.displayLines == ["Changed displayable at 0"])

  #expect(try session.tap("Louder") == ["PhasesView: _settings changed.", "SettingsRow: _settings changed."])
  #expect(views() == ["kept wasted", "kept skipped", "kept ran", "kept skipped"])
  #expect(session.displayLines == ["Changed displayable at 1"])

  #expect(try session.tap("Rename") == ["ProfileRow: \\Profile.name changed."])
  #expect(views() == ["kept untouched", "kept untouched", "kept untouched", "kept ran"])
  #expect(session.displayLines == ["Changed displayable at 2"])

  #expect(try session.tap("Log a visit") == ["PhasesView: _settings changed.", "SettingsRow: _settings changed."])
  #expect(views() == ["kept wasted", "kept skipped", "kept wasted", "kept skipped"])
  #expect(session.displayLines == [])
  #expect(session.lastUpdate?.layout.isEmpty == true)
}
