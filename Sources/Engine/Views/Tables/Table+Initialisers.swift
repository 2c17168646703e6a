import Foundation

/// The rows of a table that is made from a collection: one for each element.
public nonisolated struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  let data: Data

  @MainActor public func _rowsView(
    _ columns: _TableColumns<Data.Element>
  ) -> ForEach<Data, AnyHashable, _TableRowView<Data.Element>> { ForEach(data)._rowsView(columns) }
}

extension Table where Columns.TableColumnSortComparator == Never {
  /// Makes a table with a row for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Data.Element, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(columns: columns(), rows: TableForEachContent(data: data), selection: .none, order: nil)
  }

  /// Makes a table with a row for each element, of which one can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Data.Element.ID?>, @TableColumnBuilder<Data.Element, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(columns: columns(), rows: TableForEachContent(data: data), selection: .one(selection), order: nil)
  }

  /// Makes a table with a row for each element, of which several can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Data.Element.ID>>,
    @TableColumnBuilder<Data.Element, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(columns: columns(), rows: TableForEachContent(data: data), selection: .several(selection), order: nil)
  }

  /// Makes a table of rows.
  public init(
    of valueType: Value.Type = Value.self, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(columns: columns(), rows: rows(), selection: .none, order: nil) }

  /// Makes a table of rows, of which one can be selected.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(columns: columns(), rows: rows(), selection: .one(selection), order: nil) }

  /// Makes a table of rows, of which several can be selected.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(columns: columns(), rows: rows(), selection: .several(selection), order: nil) }
}

extension Table {
  /// Makes a table with a row for each element, whose columns can be sorted by.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Data.Element, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort,
    Sort.Compared == Data.Element
  { self.init(columns: columns(), rows: TableForEachContent(data: data), selection: .none, order: sortOrder) }

  /// Makes a table whose columns can be sorted by, and of which one row can be selected.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Data.Element.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Data.Element, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort,
    Sort.Compared == Data.Element
  { self.init(columns: columns(), rows: TableForEachContent(data: data), selection: .one(selection), order: sortOrder) }

  /// Makes a table whose columns can be sorted by, and of which several rows can be selected.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Data.Element.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Data.Element, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort,
    Sort.Compared == Data.Element
  {
    self.init(
      columns: columns(), rows: TableForEachContent(data: data), selection: .several(selection), order: sortOrder)
  }

  /// Makes a table of rows, whose columns can be sorted by.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(columns: columns(), rows: rows(), selection: .none, order: sortOrder)
  }

  /// Makes a table of rows, whose columns can be sorted by, and of which one row can be selected.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(columns: columns(), rows: rows(), selection: .one(selection), order: sortOrder)
  }

  /// Makes a table of rows, whose columns can be sorted by, and of which several rows can be selected.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(columns: columns(), rows: rows(), selection: .several(selection), order: sortOrder)
  }
}
