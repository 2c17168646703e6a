import Foundation

/// Columns of a table.
///
/// A person's code uses ``TableColumn`` and the builder; the requirements are the framework's own.
public nonisolated protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable = Never
  associatedtype TableColumnSortComparator: SortComparator = Never
  associatedtype _Cells: View
  associatedtype _Headers: View

  /// The cells of a row.
  @MainActor func _cells(_ value: TableRowValue) -> _Cells
  /// The titles over the columns; those that can be sorted by are buttons.
  @MainActor func _headers(_ order: Binding<[TableColumnSortComparator]>?) -> _Headers
}

/// One column of a table: a title, and a cell for each row.
public nonisolated struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
  TableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  let label: Label
  let sort: Sort?
  let content: (RowValue) -> Content
  /// What the cells show, where the content closure is the framework's own.
  var path: AnyKeyPath?

  @MainActor public func _cells(_ value: RowValue) -> Content { content(value) }

  @MainActor public func _headers(_ order: Binding<[Sort]>?) -> _TableHeaderCell<Label> {
    guard let sort, let order else { return _TableHeaderCell(label: label, action: nil) }
    return _TableHeaderCell(label: label) { order.wrappedValue = sorted(order.wrappedValue, by: sort) }
  }

  /// The order after a person chose the column: first by it, or the other way round where it was first.
  private func sorted(_ order: [Sort], by sort: Sort) -> [Sort] {
    func isSame(_ other: Sort) -> Bool {
      var other = other
      other.order = sort.order
      return other == sort
    }
    var chosen = sort
    if let first = order.first, isSame(first) { chosen.order = first.order == .forward ? .reverse : .forward }
    return [chosen] + order.filter { !isSame($0) }
  }

  /// Sets the width of the column, which nothing here depends on.
  public func width(_ width: CGFloat? = nil) -> TableColumn { self }

  /// Sets the limits of the column's width, which nothing here depends on.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn { self }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Makes a column that can't be sorted by.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleKey), sort: nil, content: content)
  }

  /// Makes a column that can't be sorted by.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(title), sort: nil, content: content)
  }

  /// Makes a column of texts that can't be sorted by.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
    nonisolated(unsafe) let path = value
    self.init(label: Text(titleKey), sort: nil, content: { Text($0[keyPath: path]) }, path: path)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Makes a column that is sorted by a value.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleKey), sort: KeyPathComparator(sendable(value)), content: content) }

  /// Makes a column that is sorted by a value, with a comparator.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(label: Text(titleKey), sort: KeyPathComparator(sendable(value), comparator: comparator), content: content)
  }

  /// Makes a column of texts that is sorted by them.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
    let path = sendable(value)
    self.init(
      label: Text(titleKey), sort: KeyPathComparator(path), content: { Text($0[keyPath: path]) }, path: path)
  }
}

extension TableColumn where Label == Text {
  /// Makes a column that is sorted with a comparator of rows.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleKey), sort: comparator, content: content) }
}

/// A key path as what it is: a value that never changes.
private func sendable<Root, Value>(_ path: KeyPath<Root, Value>) -> any KeyPath<Root, Value> & Sendable {
  unsafeBitCast(path, to: (any KeyPath<Root, Value> & Sendable).self)
}

extension TableColumn: Equatable {
  /// Columns are compared by what their cells show: a key path, or a closure (E6).
  public static func == (a: Self, b: Self) -> Bool {
    if let a = a.path, let b = b.path { return a == b }
    return onMain((a, b)) { a, b in
      isEqualAsField(a.content, b.content, Comparison.ofField(((RowValue) -> Content).self))
    }
  }
}

/// The title of a column.
public nonisolated struct _TableHeaderCell<Label: View>: View {
  let label: Label
  let action: (@MainActor () -> Void)?

  @MainActor public var body: some View {
    if let action {
      Button(action: action) { label }
    } else {
      label
    }
  }
}

/// Columns side by side.
public nonisolated struct TupleTableColumnContent<
  RowValue: Identifiable, Sort: SortComparator, First: TableColumnContent, Second: TableColumnContent
>: TableColumnContent where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  let first: First
  let second: Second

  @MainActor public func _cells(_ value: RowValue) -> TupleView<(First._Cells, Second._Cells)> {
    TupleView((first._cells(value), second._cells(value)))
  }

  @MainActor public func _headers(_ order: Binding<[Sort]>?) -> TupleView<(First._Headers, Second._Headers)> {
    TupleView((headers(of: first, order), headers(of: second, order)))
  }

}

extension TableColumnContent {
  /// The titles of columns some of which can't be sorted by: those have no comparator.
  @MainActor func headers<Column: TableColumnContent>(of column: Column, _ order: Any?) -> Column._Headers {
    column._headers(order as? Binding<[Column.TableColumnSortComparator]>)
  }
}

/// Builds the columns of a table.
@resultBuilder public enum TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// A column that is sorted with a comparator of the table's kind.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }

  /// A column that can't be sorted by.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> { column }

  /// A column that is sorted with the table's comparator.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

  /// Any other columns that compare rows of the table's type.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never { column }

  /// The first columns of a table.
  public static func buildPartialBlock<Column: TableColumnContent>(first column: Column) -> Column
  where Column.TableRowValue == RowValue { column }

  /// The columns so far, and those that stand after them.
  public static func buildPartialBlock<First: TableColumnContent, Second: TableColumnContent>(
    accumulated first: First, next second: Second
  ) -> TupleTableColumnContent<RowValue, Sort, First, Second>
  where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
    TupleTableColumnContent(first: first, second: second)
  }

  /// The columns of an `if` without `else`.
  public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> _TableColumnIf<Column>
  where Column.TableRowValue == RowValue { _TableColumnIf(column: column) }

  /// The columns of the first branch, where that is taken.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    first: First
  ) -> _TableColumnChoice<First, Second> where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
    _TableColumnChoice(chosen: .first(first))
  }

  /// The columns of the second branch, where that is taken.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    second: Second
  ) -> _TableColumnChoice<First, Second> where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
    _TableColumnChoice(chosen: .second(second))
  }

  /// The columns behind an `#available`, unchanged.
  public static func buildLimitedAvailability<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue { column }
}

extension _TableHeaderCell: NamedViewType { static var viewName: String { "TableHeaderCell" } }
