/// A column that is there where a condition holds.
public nonisolated struct _TableColumnIf<Column: TableColumnContent>: TableColumnContent {
  public typealias TableRowValue = Column.TableRowValue
  public typealias TableColumnSortComparator = Column.TableColumnSortComparator
  let column: Column?

  @MainActor public func _cells(_ value: TableRowValue) -> Column._Cells? { column.map { $0._cells(value) } }

  @MainActor public func _headers(_ order: Binding<[TableColumnSortComparator]>?) -> Column._Headers? {
    column.map { $0._headers(order) }
  }
}

/// One column or another, by a condition.
public nonisolated struct _TableColumnChoice<First: TableColumnContent, Second: TableColumnContent>:
  TableColumnContent
where First.TableRowValue == Second.TableRowValue {
  public typealias TableRowValue = First.TableRowValue
  public typealias TableColumnSortComparator = First.TableColumnSortComparator
  enum Chosen {
    case first(First)
    case second(Second)
  }
  let chosen: Chosen

  @MainActor public func _cells(_ value: TableRowValue) -> _ConditionalContent<First._Cells, Second._Cells> {
    switch chosen {
    case .first(let column): .init(storage: .trueContent(column._cells(value)))
    case .second(let column): .init(storage: .falseContent(column._cells(value)))
    }
  }

  @MainActor public func _headers(
    _ order: Binding<[TableColumnSortComparator]>?
  ) -> _ConditionalContent<First._Headers, Second._Headers> {
    switch chosen {
    case .first(let column): .init(storage: .trueContent(column._headers(order)))
    case .second(let column): .init(storage: .falseContent(headers(of: column, order)))
    }
  }
}
