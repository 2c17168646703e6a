import Foundation

/// Rows and columns of values, in a view that scrolls (H1, H4).
///
/// `tap "Title"` on the title of a column sorts by it; `select "Text" in "Table"` selects the row with that text.
public nonisolated struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>:
  _WindowedView, LayoutContainer, RowSelecting
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  enum Selection {
    case none
    case one(Binding<Value.ID?>)
    case several(Binding<Set<Value.ID>>)
  }
  var columns: Columns
  var rows: Rows
  var selection: Selection
  var order: Binding<[Columns.TableColumnSortComparator]>?

  public typealias Body = Never

  @MainActor public var _content: TupleView<(_TableHeader<Columns._Headers>, Rows._RowsView)> {
    TupleView((_TableHeader(titles: columns._headers(order)), rows._rowsView(TableColumnsOf(columns))))
  }

  public var _parameters: _NoParameters { _NoParameters() }
  public var _scrollAxes: Axis.Set { .vertical }
  public var _isLazy: Bool { true }
  var algorithm: any LayoutAlgorithm { RowsAlgorithm() }

  func accepts(_ stimulus: Stimulus) -> Bool {
    guard case .select = stimulus else { return false }
    if case .none = selection { return false }
    return true
  }

  @MainActor func hasRow(showing text: String, _ node: _ViewNode) -> Bool {
    node.rowValue(showing: text, as: Value.ID.self) != nil
  }

  @MainActor func respond(to stimulus: Stimulus, _ node: _ViewNode) {
    guard case .select(let option) = stimulus, let id = node.rowValue(showing: option, as: Value.ID.self) else {
      return
    }
    switch selection {
    case .none: break
    case .one(let binding): binding.wrappedValue = id
    case .several(let binding):
      var ids = binding.wrappedValue
      if ids.remove(id) == nil { ids.insert(id) }
      binding.wrappedValue = ids
    }
  }
}

/// The titles of a table's columns.
public nonisolated struct _TableHeader<Titles: View>: View, CountedView, NamedViewType {
  let titles: Titles

  @MainActor static var viewName: String { "TableHeader" }
  @MainActor public var body: some View { HStack { titles } }
  @MainActor static var rowCount: RowCount { .constant(1) }
}

/// A row of a table: the cells of all columns for a value.
public nonisolated struct _TableRowView<Value: Identifiable>: View, CountedView, NamedViewType {
  let value: Value
  let columns: _TableColumns<Value>

  @MainActor public var body: some View { columns.row(value) }
  @MainActor static var rowCount: RowCount { .constant(1) }
  @MainActor static var viewName: String { "TableRow" }
}

extension _TableRowView: Equatable {
  /// Rows are compared by their values, field by field, and by the columns' closures (E4, E6).
  public static func == (a: Self, b: Self) -> Bool {
    onMain((a, b)) { a, b in
      isEqualAsField(a.value, b.value, Comparison.ofField(Value.self)) && a.columns.isSame(as: b.columns)
    }
  }
}

/// The columns of a table, of a type that its rows need not know.
public class _TableColumns<Value: Identifiable>: @unchecked Sendable {
  @MainActor func row(_ value: Value) -> AnyView { AnyView(EmptyView()) }

  @MainActor func isSame(as other: _TableColumns<Value>) -> Bool { self === other }
}

final class TableColumnsOf<Columns: TableColumnContent>: _TableColumns<Columns.TableRowValue>, @unchecked Sendable {
  private let columns: Columns

  init(_ columns: Columns) { self.columns = columns }

  override func row(_ value: Columns.TableRowValue) -> AnyView { AnyView(HStack { columns._cells(value) }) }

  override func isSame(as other: _TableColumns<Columns.TableRowValue>) -> Bool {
    guard let other = other as? TableColumnsOf<Columns> else { return false }
    return isEqualAsField(columns, other.columns, Comparison.ofField(Columns.self))
  }
}
