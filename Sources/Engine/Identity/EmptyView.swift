/// A view that contributes nothing.
public nonisolated struct EmptyView: View {
  /// A view that contributes nothing.
  public nonisolated init() {}

  public typealias Body = Never

  @MainActor public static func _makeView(_ view: EmptyView, _ inputs: _ViewInputs) -> _ViewNodeOf<EmptyView> {
    EmptyNode(view, inputs)
  }
}

private final class EmptyNode: _ViewNodeOf<EmptyView> {
  override func update(_ new: EmptyView, differs: Bool?) -> Bool { false }

  override func describe(_ describer: Describer) -> NodeWords { NodeWords(kind: .structural, type: "EmptyView") }
}
