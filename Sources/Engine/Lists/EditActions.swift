import Foundation

/// What a person can do with the rows of a list that is made of a binding.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: Int

  /// The set that `rawValue` says; bits without a meaning stay in it.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rows can be moved.
  public static var move: EditActions { EditActions(rawValue: 1) }
  /// The rows can be deleted.
  public static var delete: EditActions { EditActions(rawValue: 2) }
  /// The rows can be moved and deleted.
  public static var all: EditActions { [.move, .delete] }
}

/// Rows of a bound collection that can be deleted and moved.
public nonisolated struct EditableCollectionContent<C, ID: Hashable, Row: View>: _WrappingView
where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Index: Hashable {
  let data: Binding<C>
  let id: KeyPath<C.Element, ID>
  let actions: EditActions<C>
  let row: (Binding<C.Element>) -> Row

  /// Making rows of a binding is a read by the view that makes them.
  init(
    data: Binding<C>, id: KeyPath<C.Element, ID>, actions: EditActions<C>, row: @escaping (Binding<C.Element>) -> Row
  ) {
    self.data = data
    self.id = id
    self.actions = actions
    self.row = row
    _ = data.wrappedValue
  }

  public typealias Body = Never

  public var _wrapped: some View {
    ForEach(data, id: id, content: row)
      .onDelete(perform: actions.contains(.delete) ? { data.wrappedValue.remove(atOffsets: $0) } : nil)
      .onMove(perform: actions.contains(.move) ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
  }
}

extension ForEach where Content: View, Data == CollectionOfOne<Int>, ID == Int {
  /// Makes a view for each element of a bound collection; a person can delete and move them.
  public nonisolated init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  ) where C.Element: Identifiable, Content == EditableCollectionContent<C, C.Element.ID, R> {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Makes a view for each element of a bound collection, identified by a key path; a person can delete and move them.
  public nonisolated init<C, I: Hashable, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, I>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  ) where Content == EditableCollectionContent<C, I, R> {
    let rows = EditableCollectionContent(data: data, id: id, actions: editActions, row: content)
    self.init(
      data: CollectionOfOne(0), content: { _ in rows },
      id: { $0 }, idKind: .constantRange)
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of a bound collection; a person can delete and move its rows.
  public nonisolated init<C, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where C.Element: Identifiable, Content == EditableCollectionContent<C, C.Element.ID, Row> {
    self.init(.none, EditableCollectionContent(data: data, id: \.id, actions: editActions, row: rowContent))
  }

  /// Makes a list of a bound collection, identified by a key path; a person can delete and move its rows.
  public nonisolated init<C, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where Content == EditableCollectionContent<C, ID, Row> {
    self.init(.none, EditableCollectionContent(data: data, id: id, actions: editActions, row: rowContent))
  }
}

extension List {
  /// Makes a list of a bound collection of which one row can be selected; a person can delete and move its rows.
  public nonisolated init<C, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where C.Element: Identifiable, Content == EditableCollectionContent<C, C.Element.ID, Row> {
    self.init(data, id: \.id, editActions: editActions, selection: selection, rowContent: rowContent)
  }

  /// Makes a list of a bound collection of which several rows can be selected; a person can delete and move its rows.
  public nonisolated init<C, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where C.Element: Identifiable, Content == EditableCollectionContent<C, C.Element.ID, Row> {
    self.init(data, id: \.id, editActions: editActions, selection: selection, rowContent: rowContent)
  }

  /// Makes a list of a bound collection, identified by a key path, of which one row can be selected.
  public nonisolated init<C, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where Content == EditableCollectionContent<C, ID, Row> {
    self.init(
      selection.map { .one($0) } ?? .none,
      EditableCollectionContent(data: data, id: id, actions: editActions, row: rowContent))
  }

  /// Makes a list of a bound collection, identified by a key path, of which several rows can be selected.
  public nonisolated init<C, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where Content == EditableCollectionContent<C, ID, Row> {
    self.init(
      selection.map { .several($0) } ?? .none,
      EditableCollectionContent(data: data, id: id, actions: editActions, row: rowContent))
  }
}
