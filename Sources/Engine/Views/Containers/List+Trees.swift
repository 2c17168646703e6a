extension List {
  /// Makes a list of a tree in which one row can be selected.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, RowContent>, Data.Element: Identifiable {
    self.init(selection.map { .one($0) } ?? .none, OutlineGroup(data, children: children, content: rowContent))
  }

  /// Makes a list of a tree in which several rows can be selected.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, RowContent>, Data.Element: Identifiable {
    self.init(selection.map { .several($0) } ?? .none, OutlineGroup(data, children: children, content: rowContent))
  }
}
