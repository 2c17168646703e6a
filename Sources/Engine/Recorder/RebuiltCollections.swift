extension Recorder {
  /// Says so, where a body made rows' data anew by picking or ordering elements of a collection that is stored above,
  /// and they are the ones that it was made of before (H5).
  ///
  /// A list that is written out in a body is not meant: there is nothing it is made of. Cost: a look at each element,
  /// where the data is not the same array.
  ///
  /// - Parameter isEqual: whether the data compared equal, as a field does.
  func noteRebuilt<Data: RandomAccessCollection>(_ node: _ViewNode, from old: Data, to new: Data, isEqual: Bool) {
    // Elements that are `Equatable` were compared for that.
    if !isEqual, Data.Element.self is any Equatable.Type { return }
    guard let old = old as? [Data.Element], let new = new as? [Data.Element], !new.isEmpty, old.count == new.count,
      RebuiltCollections.place(of: old) != RebuiltCollections.place(of: new)
    else { return }
    let comparison = Comparison.ofField(Data.Element.self)
    for index in new.indices where !isEqualAsField(old[index], new[index], comparison) { return }
    var owner = node.parent
    while let current = owner, current.printedType == nil { owner = current.parent }
    guard let owner, let name = RebuiltCollections.stored(in: owner, holding: new, comparison) else { return }
    report(
      "rebuilt-collection", node,
      "its \(new.count) elements were picked out of “\(name)” anew, and they are the ones from before in another array")
  }
}

/// Looks for the collection that rows' data was made of.
@MainActor enum RebuiltCollections {
  private static let deepest = 4

  static func place<Element>(of array: [Element]) -> UnsafePointer<Element>? {
    array.withUnsafeBufferPointer { $0.baseAddress }
  }

  /// The stored property of the view in which there is an array that holds the elements, itself not the same one.
  static func stored<Element>(in node: _ViewNode, holding elements: [Element], _ comparison: Comparison) -> String? {
    node.graph.untracked {
      for (name, value) in Mirror(reflecting: node.valueForReflection).children {
        if holds(value, elements, comparison, depth: deepest), let name {
          return name.hasPrefix("_") ? String(name.dropFirst()) : name
        }
      }
      return nil
    }
  }

  private static func holds<Element>(_ value: Any, _ elements: [Element], _ comparison: Comparison, depth: Int) -> Bool
  {
    let value = (value as? any WrappingProperty)?.wrappedForReflection ?? value
    if let array = value as? [Element] {
      return place(of: array) != place(of: elements) && array.count >= elements.count
        && [elements.first, elements.last].allSatisfy { element in
          element.map { element in array.contains { isEqualAsField($0, element, comparison) } } ?? true
        }
    }
    if depth == 0 || value is any Collection { return false }
    return Mirror(reflecting: value).children.contains { holds($0.value, elements, comparison, depth: depth - 1) }
  }
}
