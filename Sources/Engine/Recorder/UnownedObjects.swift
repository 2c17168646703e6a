/// Observed objects that a parent's evaluation handed down in place of others: those that nobody but the view held are
/// gone when the update ends, and their data with them (E5).
@MainActor struct UnownedObjects {
  private struct Replaced {
    var node: _ViewNode
    var property: String
    weak var old: AnyObject?
    weak var new: AnyObject?
  }
  private var replaced: [Replaced] = []

  /// - Parameter old: the object that the view had, if it is still there.
  mutating func replace(_ node: _ViewNode, _ property: String, _ old: AnyObject?, by new: AnyObject) {
    replaced.append(Replaced(node: node, property: property, old: old, new: new))
  }

  /// The views whose object ended, where none of the views above holds the one that they have now.
  mutating func take() -> [(_ViewNode, String)] {
    if replaced.isEmpty { return [] }
    defer { replaced = [] }
    return replaced.compactMap { entry in
      guard !entry.node.flags.contains(.isEnded), entry.old == nil, let new = entry.new,
        !UnownedObjects.isHeld(new, above: entry.node)
      else { return nil }
      let name = entry.property.hasPrefix("_") ? String(entry.property.dropFirst()) : entry.property
      return (
        entry.node,
        "it was given another \(TypeName.short(type(of: new))) for “\(name)”; nothing else held the one before, which "
          + "ended with its data"
      )
    }
  }

  private static func isHeld(_ object: AnyObject, above node: _ViewNode) -> Bool {
    var next = node.parent
    while let current = next {
      if current.printedType != nil, current.storedProperty(reaching: object) != nil { return true }
      next = current.parent
    }
    return false
  }
}
