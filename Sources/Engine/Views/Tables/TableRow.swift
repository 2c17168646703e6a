import Foundation

/// Whose id a row of a table has (H4).
public enum TableIdentity: String, Sendable {
  /// That of the element that `ForEach` makes the row for.
  case element
  /// That of the value given to ``TableRow``: all rows' values are made to collect their ids.
  case row

  /// The identity that tables which begin from now on use; set before the program's view appears.
  public nonisolated(unsafe) static var current = TableIdentity.element
}

/// Rows of a table.
///
/// A person's code uses ``TableRow``, `ForEach` and the builder; the requirements are the framework's own.
public nonisolated protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  associatedtype _RowsView: View

  @MainActor func _rowsView(_ columns: _TableColumns<TableRowValue>) -> _RowsView
  /// The id of the only row's value (H4).
  var _rowID: AnyHashable? { get }
}

extension TableRowContent { public var _rowID: AnyHashable? { nil } }

extension TableRowContent {
  /// Shows a menu on a row; no step opens it.
  public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
    self
  }

  /// Offers a row to be dragged; no step does it.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> { self }

  /// Offers an item of a row to be dragged; no step does it.
  public nonisolated func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> some TableRowContent<TableRowValue> { self }

  /// Calls `action` when the pointer enters or leaves a row; no step does it.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
    self
  }
}

/// One row of a table, for a value: always exactly one (H4).
public nonisolated struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  let value: Value

  /// The row of a value; which id it has is what ``TableIdentity`` says.
  public init(_ value: Value) { self.value = value }

  @MainActor public func _rowsView(_ columns: _TableColumns<Value>) -> _TableRowView<Value> {
    _TableRowView(value: value, columns: columns)
  }

  public var _rowID: AnyHashable? { AnyHashable(value.id) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  @MainActor public func _rowsView(
    _ columns: _TableColumns<Content.TableRowValue>
  ) -> ForEach<Data, AnyHashable, Content._RowsView> {
    let (content, id) = (content, id)
    let usesRows = TableIdentity.current == .row
    let kind: ForEach<Data, AnyHashable, Content._RowsView>.IDKind =
      switch idKind {
      case .identifiable: .identifiable
      case .path(let path): .path(path)
      case .constantRange: .constantRange
      }
    return ForEach<Data, AnyHashable, Content._RowsView>(
      data: data,
      content: { element in onMain((element, content, columns)) { $1($0)._rowsView($2) } },
      id: { element in usesRows ? content(element)._rowID ?? AnyHashable(id(element)) : AnyHashable(id(element)) },
      idKind: kind)
  }
}

extension ForEach where Content: TableRowContent, ID == Data.Element.ID, Data.Element: Identifiable {
  /// Makes rows of a table for each identified element.
  public nonisolated init<Value>(
    _ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Value == Content.TableRowValue {
    self.init(data: data, content: content, id: { $0.id }, idKind: .identifiable)
  }

  /// Makes a row of a table for each identified element: short for a row with the element itself (H4).
  public nonisolated init(_ data: Data) where Content == TableRow<Data.Element> {
    self.init(data: data, content: { TableRow($0) }, id: { $0.id }, idKind: .identifiable)
  }
}

extension ForEach where Content: TableRowContent {
  /// Makes rows of a table for each element, identified by a key path.
  public nonisolated init<Value>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Value == Content.TableRowValue {
    nonisolated(unsafe) let path = id
    self.init(data: data, content: content, id: { $0[keyPath: path] }, idKind: .path(path))
  }
}

/// Rows one after another.
public nonisolated struct TupleTableRowContent<Value: Identifiable, First: TableRowContent, Second: TableRowContent>:
  TableRowContent
where First.TableRowValue == Value, Second.TableRowValue == Value {
  public typealias TableRowValue = Value
  let first: First
  let second: Second

  @MainActor public func _rowsView(
    _ columns: _TableColumns<Value>
  ) -> TupleView<(First._RowsView, Second._RowsView)> {
    TupleView((first._rowsView(columns), second._rowsView(columns)))
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue

  @MainActor public func _rowsView(_ columns: _TableColumns<Wrapped.TableRowValue>) -> Wrapped._RowsView? {
    map { $0._rowsView(columns) }
  }

  public var _rowID: AnyHashable? { flatMap { $0._rowID } }
}

extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent, TrueContent.TableRowValue == FalseContent.TableRowValue
{
  public typealias TableRowValue = TrueContent.TableRowValue

  @MainActor public func _rowsView(
    _ columns: _TableColumns<TrueContent.TableRowValue>
  ) -> _ConditionalContent<TrueContent._RowsView, FalseContent._RowsView> {
    switch storage {
    case .trueContent(let rows): .init(storage: .trueContent(rows._rowsView(columns)))
    case .falseContent(let rows): .init(storage: .falseContent(rows._rowsView(columns)))
    }
  }

  public var _rowID: AnyHashable? {
    switch storage {
    case .trueContent(let rows): rows._rowID
    case .falseContent(let rows): rows._rowID
    }
  }
}

/// Builds the rows of a table.
@resultBuilder public enum TableRowBuilder<Value: Identifiable> {
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  /// Takes rows as they are.
  public static func buildExpression<Rows: TableRowContent>(_ rows: Rows) -> Rows where Rows.TableRowValue == Value {
    rows
  }

  /// The first rows of a table.
  public static func buildPartialBlock<Rows: TableRowContent>(first rows: Rows) -> Rows
  where Rows.TableRowValue == Value { rows }

  /// The rows so far, and those that stand after them.
  public static func buildPartialBlock<First: TableRowContent, Second: TableRowContent>(
    accumulated first: First, next second: Second
  ) -> TupleTableRowContent<Value, First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value {
    TupleTableRowContent(first: first, second: second)
  }

  /// The rows of an `if` without `else`; `nil` where the condition does not hold.
  public static func buildIf<Rows: TableRowContent>(_ rows: Rows?) -> Rows? where Rows.TableRowValue == Value { rows }

  /// The rows of the first branch, where that is taken.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> _ConditionalContent<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The rows of the second branch, where that is taken.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// The rows behind an `#available`, unchanged.
  public static func buildLimitedAvailability<Rows: TableRowContent>(_ rows: Rows) -> Rows
  where Rows.TableRowValue == Value { rows }
}

/// No rows.
public nonisolated struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value

  @MainActor public func _rowsView(_ columns: _TableColumns<Value>) -> EmptyView { EmptyView() }
}
