import Foundation

extension Table where Columns.TableColumnSortComparator == Never {
  /// Makes a table with a row for each element, whose columns a person may choose.
  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Data.Element>>,
    @TableColumnBuilder<Data.Element, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value { self.init(data, columns: columns) }

  /// Makes a table with a row for each element, of which one can be selected, and whose columns a person may choose.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Data.Element.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Data.Element>>,
    @TableColumnBuilder<Data.Element, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(data, selection: selection, columns: columns)
  }

  /// Makes a table with a row for each element, of which several can be selected, and whose columns a person may choose.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Data.Element.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Data.Element>>,
    @TableColumnBuilder<Data.Element, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(data, selection: selection, columns: columns)
  }
}

extension Table {
  /// Makes a table with a row for each element, whose columns can be sorted by and chosen.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Data.Element>>,
    @TableColumnBuilder<Data.Element, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort,
    Sort.Compared == Data.Element
  { self.init(data, sortOrder: sortOrder, columns: columns) }

  /// Makes a table whose columns can be sorted by and chosen, and of which one row can be selected.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Data.Element.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Data.Element>>,
    @TableColumnBuilder<Data.Element, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort,
    Sort.Compared == Data.Element
  { self.init(data, selection: selection, sortOrder: sortOrder, columns: columns) }

  /// Makes a table whose columns can be sorted by and chosen, and of which several rows can be selected.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Data.Element.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Data.Element>>,
    @TableColumnBuilder<Data.Element, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort,
    Sort.Compared == Data.Element
  { self.init(data, selection: selection, sortOrder: sortOrder, columns: columns) }

  /// Makes a table of rows, whose columns can be sorted by and chosen, and of which one row can be selected.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(of: valueType, selection: selection, sortOrder: sortOrder, columns: columns, rows: rows)
  }

  /// Makes a table of rows, whose columns can be sorted by and chosen, and of which several rows can be selected.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(of: valueType, selection: selection, sortOrder: sortOrder, columns: columns, rows: rows)
  }
}
