extension _ViewNode {
  /// The stored property of the node's view that holds `object`, or through whose value it is reached.
  ///
  /// The nearest wins: a property that is the object itself comes before one that contains it. Cost: a walk through the
  /// stored values, to a bounded depth; only asked for in words.
  final func storedProperty(reaching object: AnyObject) -> String? {
    graph.untracked {
      let stored = Mirror(reflecting: valueForReflection).children
      for depth in 0...3 {
        for (name, value) in stored {
          var search = ObjectSearch(object)
          if search.reaches(value, depth: depth) { return name }
        }
      }
      return nil
    }
  }
}

/// Looks for an object in a value, to a bounded depth.
private struct ObjectSearch {
  let object: AnyObject
  private var visits = 0
  private static let mostVisits = 2_000

  init(_ object: AnyObject) { self.object = object }

  mutating func reaches(_ value: Any, depth: Int) -> Bool {
    visits += 1
    if visits > ObjectSearch.mostVisits { return false }
    let value = (value as? any WrappingProperty)?.wrappedForReflection ?? value
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class:
      if value as AnyObject === object { return true }
      if depth == 0 { return false }
    case .optional:
      guard let payload = mirror.children.first else { return false }
      return reaches(payload.value, depth: depth)
    default:
      if depth == 0 || mirror.children.isEmpty { return false }
    }
    for child in mirror.children where reaches(child.value, depth: depth - 1) { return true }
    return false
  }
}

/// A dynamic property that shows the value it wraps to a search.
protocol WrappingProperty {
  var wrappedForReflection: Any? { get }
}

extension State: WrappingProperty {
  var wrappedForReflection: Any? { wrappedValue }
}

extension Binding: WrappingProperty {
  var wrappedForReflection: Any? { onMain(self) { $0.location.get(marking: false) } }
}

extension Bindable: WrappingProperty {
  var wrappedForReflection: Any? { wrappedValue }
}

extension Environment: WrappingProperty {
  var wrappedForReflection: Any? { valueForReflection }
}
