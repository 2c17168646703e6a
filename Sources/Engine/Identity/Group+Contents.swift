// A group of other things than views: each of them is what stands in it.

extension Group: Commands where Content: Commands {
  /// Takes commands together.
  @_disfavoredOverload public nonisolated init(@CommandsBuilder content: () -> Content) {
    self.init(content: content())
  }
}

extension Group: Scene where Content: Scene {
  /// Takes scenes together.
  @_disfavoredOverload @MainActor public init(@SceneBuilder content: () -> Content) { self.init(content: content()) }

  @MainActor public var _root: (any View)? { content._root }
  @MainActor public var _secondRoot: (any View)? { content._secondRoot }
}

extension Group: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  /// Takes rows of a table together.
  @_disfavoredOverload public init(@TableRowBuilder<Content.TableRowValue> content: () -> Content) {
    self.init(content: content())
  }

  @MainActor public func _rowsView(_ columns: _TableColumns<TableRowValue>) -> Content._RowsView {
    content._rowsView(columns)
  }
}
