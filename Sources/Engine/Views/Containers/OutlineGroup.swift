/// Views for the elements of a tree: an element, and below it its children.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, Leaf: View>: _WrappingView
where Data.Element: Identifiable {
  let data: Data
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  /// Views for the trees of `data`, all of them open; `children` is `nil` at a leaf.
  public nonisolated init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.children = children
    self.content = content
  }

  public typealias Body = Never
  public var _wrapped: some View {
    ForEach(data) { element in
      content(element)
      if let below = element[keyPath: children] {
        AnyView(OutlineGroup(below, children: children, content: content))
      }
    }
  }
}
