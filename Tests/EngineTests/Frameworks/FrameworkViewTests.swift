import EngineFrameworks
import Testing

@testable import Engine

private struct Screen: View {
  @State private var item: PhotosPickerItem?
  var body: some View { PhotosPicker(selection: $item, matching: .images) { Text("Pick") } }
}

/// Views of the other frameworks are the frameworks' own: their bodies are not told as a person's are (F).
@MainActor @Test func bodiesOfFrameworksAreNotTold() {
  #expect(Session(Screen()).lines() == ["Screen: @self, @identity, _item changed."])
}
