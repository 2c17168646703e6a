import Foundation

/// Rows in a scrolling column, some of which can be selected.
///
/// `tap "Row"` selects the row with that text, where no control in it takes the tap; so does `select "Row" in …`.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: _WindowedView, LayoutContainer, RowSelecting {
  enum Selection {
    case none
    case one(Binding<SelectionValue?>)
    case several(Binding<Set<SelectionValue>>)
  }
  var selection: Selection
  var content: Content

  init(_ selection: Selection, _ content: Content) {
    self.selection = selection
    self.content = content
  }

  public typealias Body = Never
  public var _content: Content { content }
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
    node.rowValue(showing: text, as: SelectionValue.self) != nil
  }

  @MainActor func respond(to stimulus: Stimulus, _ node: _ViewNode) {
    guard case .select(let option) = stimulus,
      let value = node.rowValue(showing: option, as: SelectionValue.self)
    else { return }
    switch selection {
    case .none: break
    case .one(let binding): binding.wrappedValue = value
    case .several(let binding):
      var values = binding.wrappedValue
      if values.remove(value) == nil { values.insert(value) }
      binding.wrappedValue = values
    }
  }
}

/// Rows that can be selected.
protocol RowSelecting: Responder {
  @MainActor func hasRow(showing text: String, _ node: _ViewNode) -> Bool
}

extension _ViewNode {
  /// The value that the first row stands for whose texts, or whose id in words, are the ones given.
  func rowValue<Value>(showing text: String, as type: Value.Type) -> Value? {
    for (tag, row) in taggedElements() {
      let texts = row.textsBelow
      guard texts.contains(text) || texts.joined(separator: " ") == text || "\(tag.base)" == text,
        let value = tag.base as? Value
      else { continue }
      return value
    }
    return nil
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of the views of a closure.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(.none, content()) }

  /// Makes a list with a row for each identified element.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(.none, ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each element, identified by a key path.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> { self.init(.none, ForEach(data, id: id, content: rowContent)) }

  /// Makes a list with a row for each number of a constant range.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> { self.init(.none, ForEach(data, content: rowContent)) }

  /// Makes a list with a row for each element of a bound collection.
  public nonisolated init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    C.Element: Identifiable, C.Index: Hashable,
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent>
  { self.init(.none, ForEach(data, content: rowContent)) }

  /// Makes a list with a row for each element of a bound collection, identified by a key path.
  public nonisolated init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where C.Index: Hashable, Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent> {
    self.init(.none, ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list of a tree; the children of an element stand below it.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, RowContent>, Data.Element: Identifiable {
    self.init(.none, OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List {
  /// Makes a list of which one row is always selected.
  @_disfavoredOverload
  public nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(.one(Binding(selecting: selection)), content())
  }

  /// Makes a list of which one row is always selected, with a row for each identified element.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(.one(Binding(selecting: selection)), ForEach(data, content: rowContent))
  }

  /// Makes a list of which one row is always selected, with a row for each element.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(.one(Binding(selecting: selection)), ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list of which one row can be selected.
  public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { .one($0) } ?? .none, content())
  }

  /// Makes a list of which several rows can be selected.
  public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { .several($0) } ?? .none, content())
  }

  /// Makes a list with a row for each identified element, of which one can be selected.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection.map { .one($0) } ?? .none, ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each identified element, of which several can be selected.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection.map { .several($0) } ?? .none, ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each element, identified by a key path, of which one can be selected.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection.map { .one($0) } ?? .none, ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list with a row for each element, identified by a key path, of which several can be selected.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection.map { .several($0) } ?? .none, ForEach(data, id: id, content: rowContent))
  }
}

extension Binding {
  /// A selection that is never empty as one that may be.
  fileprivate nonisolated init<Wrapped>(selecting base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      location: MappedLocation(base.location, key: "selection") {
        $0
      } backward: { value, base in
        if let value { base = value }
      })
  }
}
