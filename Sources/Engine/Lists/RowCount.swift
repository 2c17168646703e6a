/// How many rows a view makes in a lazy container, as far as its type says (H2).
enum RowCount: Hashable {
  /// Always as many.
  case constant(Int)
  /// Sections: each counts its own rows, and may have any number of them (H3).
  case sections
  /// The type does not say it; the reason in words.
  case unknown(String)

  /// The count of views one after another.
  static func + (a: RowCount, b: RowCount) -> RowCount {
    switch (a, b) {
    case (.unknown, _): a
    case (_, .unknown): b
    case (.constant(let x), .constant(let y)): .constant(x + y)
    default: .sections
    }
  }
}

/// A framework's view that does not count as one row.
protocol CountedView {
  @MainActor static var rowCount: RowCount { get }
}

/// Counts the rows that view types make, each type once.
@MainActor enum RowCounter {
  private static var known: [ObjectIdentifier: RowCount] = [:]
  /// The counts of the modified views, while the bodies of their modifiers are counted, innermost last.
  private static var modified: [RowCount] = []

  /// The count of a view type. Cost: a walk through the type the first time, a look-up afterwards.
  static func count<V: View>(of type: V.Type) -> RowCount {
    // What stands for the modified view counts as that view does, so such a count is not for keeps.
    guard modified.isEmpty else { return find(type) }
    if let count = known[ObjectIdentifier(type)] { return count }
    let count = find(type)
    known[ObjectIdentifier(type)] = count
    return count
  }

  static func count(ofErased type: Any.Type) -> RowCount {
    guard let view = type as? any View.Type else { return .constant(0) }
    func open<V: View>(_ type: V.Type) -> RowCount { count(of: type) }
    return _openExistential(view, do: open)
  }

  private static func find<V: View>(_ type: V.Type) -> RowCount {
    if let counted = type as? any CountedView.Type { return counted.rowCount }
    if let wrapping = type as? any _WrappingView.Type {
      func open<W: _WrappingView>(_ type: W.Type) -> RowCount { count(of: W._Wrapped.self) }
      return _openExistential(wrapping, do: open)
    }
    if let closure = type as? any _ClosureView.Type {
      func open<W: _ClosureView>(_ type: W.Type) -> RowCount { count(of: W._Content.self) }
      return _openExistential(closure, do: open)
    }
    return V.Body.self == Never.self ? .constant(1) : count(of: V.Body.self)
  }

  /// The count of a view with a modifier that has a body.
  static func count<Base: View, Modifier: ViewModifier>(of base: Base.Type, _ modifier: Modifier.Type) -> RowCount {
    if Modifier.Body.self == Never.self { return count(of: base) }
    modified.append(count(of: base))
    defer { modified.removeLast() }
    return count(of: Modifier.Body.self)
  }

  /// The count of what stands for the modified view in the body that is being counted.
  static var ofModifiedView: RowCount { modified.last ?? .constant(1) }
}
