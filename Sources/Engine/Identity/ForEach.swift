import Recording

/// Views made from the elements of a collection, each with the identity of its element (B8).
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the views of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// What the ids are: said in the recording and by the diagnostics.
  let idKind: IDKind

  enum IDKind: Hashable {
    /// The element's own `id`.
    case identifiable
    /// A key path; `\.self` of an index is the index itself (B10).
    case path(AnyKeyPath)
    /// A range, which stays as it first was (B10).
    case constantRange
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    var wholeReason: String?
    if inputs.parent?.lazyContainer != nil {
      switch RowCounter.count(of: Content.self) {
      case .constant(let views):
        let node = LazyForEachNode(view, inputs, viewsPerRow: views)
        node.start()
        return node
      case .unknown(let reason): wholeReason = reason
      case .sections: break
      }
    }
    let node = ForEachNode(view, inputs, wholeReason: wholeReason)
    node.start()
    return node
  }
}

extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
  /// Makes a view for each identified element.
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id }, idKind: .identifiable)
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element, identified by a key path.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    nonisolated(unsafe) let path = id
    self.init(data: data, content: content, id: { $0[keyPath: path] }, idKind: .path(path))
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number of a constant range (B10).
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 }, idKind: .constantRange)
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element of a bound collection, with a binding to the element.
  public nonisolated init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Makes a view for each element of a bound collection, identified by a key path, with a binding to the element.
  public nonisolated init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    nonisolated(unsafe) let path = id
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: path]) },
      content: { content(data.element(at: $0.0)) }, id: { $0.1 }, idKind: .path(path))
  }
}

extension Binding where Value: MutableCollection {
  /// A binding to one element; a write to a place that is gone is ignored, as the row ends with it.
  nonisolated func element(at index: Value.Index) -> Binding<Value.Element> where Value.Index: Hashable {
    let fallback = wrappedValueUnmarked[index]
    return Binding<Value.Element>(
      location: MappedLocation(location, key: AnyHashable(index)) { collection in
        collection.indices.contains(index) ? collection[index] : fallback
      } backward: { value, collection in
        if collection.indices.contains(index) { collection[index] = value }
      })
  }

  nonisolated var wrappedValueUnmarked: Value { onMain(self) { $0.location.get(marking: false) } }
}

/// Content that knows that it can be edited as rows: kept for `onDelete` and `onMove`.
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach {
  /// What other modules make of elements that are not views.
  package init(_data data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content) {
    nonisolated(unsafe) let path = id
    self.init(data: data, content: content, id: { $0[keyPath: path] }, idKind: .path(path))
  }

  /// What other modules make of identified elements that are not views.
  package init(_data data: Data, content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id }, idKind: .identifiable)
  }
}
