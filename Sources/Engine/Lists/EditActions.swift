import Foundation

/// What a person can do with the rows of a list that is made of a binding.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static var move: EditActions { EditActions(rawValue: 1) }
  public static var delete: EditActions { EditActions(rawValue: 2) }
  public static var all: EditActions { [.move, .delete] }
}

/// Rows of a bound collection that can be deleted and moved.
public nonisolated struct _EditableRows<C, Row: View>: _WrappingView
where
  C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable,
  C.Index: Hashable
{
  let data: Binding<C>
  let actions: EditActions<C>
  let row: (Binding<C.Element>) -> Row

  public typealias Body = Never

  public var _wrapped: some View {
    ForEach(data, content: row)
      .onDelete(perform: actions.contains(.delete) ? { data.wrappedValue.remove(atOffsets: $0) } : nil)
      .onMove(perform: actions.contains(.move) ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element of a bound collection; a person can delete and move them.
  public nonisolated init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable,
    C.Index: Hashable, Data == CollectionOfOne<Int>, ID == Int, Content == _EditableRows<C, R>
  {
    self.init(
      data: CollectionOfOne(0), content: { _ in _EditableRows(data: data, actions: editActions, row: content) },
      id: { $0 }, idKind: .constantRange)
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of a bound collection; a person can delete and move its rows.
  public nonisolated init<C, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable,
    C.Index: Hashable, Content == _EditableRows<C, Row>
  { self.init(.none, _EditableRows(data: data, actions: editActions, row: rowContent)) }
}
