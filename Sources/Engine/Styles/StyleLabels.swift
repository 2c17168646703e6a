/// Optional content of a styled control: none where the control was made without it.
struct HeldPart<Content: View> {
  let content: HeldContent<Content>

  @MainActor init(_ content: Content) { self.content = HeldContent(content) }

  /// What a configuration holds, or `nil` where there is nothing to show.
  @MainActor func label<Label>(_ make: (_Held) -> Label) -> Label? {
    Content.self == EmptyView.self ? nil : make(_Held(owner: content))
  }

  @MainActor var held: _Held { _Held(owner: content) }

  @MainActor func update(_ new: Content) -> Bool { content.update(new) }
}
