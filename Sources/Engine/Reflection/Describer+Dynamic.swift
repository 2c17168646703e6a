extension Describer {
  /// The words of a value by the type it has now.
  func describeDynamically(_ value: Any, _ depth: Int) -> String {
    func open<T>(_ value: T) -> String {
      // A value that is still an existential when it is opened would be opened for ever.
      if FieldLayout.kind(of: T.self) == .existential { return String(describing: value) }
      return describe(value, depth: depth)
    }
    return _openExistential(value, do: open)
  }

  /// An enum's case, with its payload.
  func enumeration(_ value: Any, _ depth: Int) -> String {
    let name = TypeName.short(type(of: value))
    guard depth < Describer.mostDepth else { return name }
    guard let payload = Mirror(reflecting: value).children.first else {
      let words = String(describing: value)
      return value is any CustomStringConvertible && words.count > 40 ? name : words
    }
    let inner = describeDynamically(payload.value, depth + 1)
    return "\(payload.label ?? name)\(inner.hasPrefix("(") ? inner : "(\(inner))")"
  }

  /// A collection, a tuple, or anything else that shows its parts to a mirror.
  func collection(_ value: Any, _ depth: Int) -> String {
    let mirror = Mirror(reflecting: value)
    guard depth < Describer.mostDepth else { return TypeName.short(type(of: value)) }
    switch mirror.displayStyle {
    case .collection: return "[\(first(of: mirror, depth))]"
    case .tuple: return "(\(first(of: mirror, depth, labels: true)))"
    case .set:
      let parts = mirror.children.map { describeDynamically($0.value, depth + 1) }.sorted()
      return "[\(Describer.joined(Array(parts.prefix(Describer.mostElements)), of: parts.count))]"
    case .dictionary:
      let parts = mirror.children.map { child in
        Mirror(reflecting: child.value).children.map { describeDynamically($0.value, depth + 1) }.joined(
          separator: ": ")
      }.sorted()
      return parts.isEmpty
        ? "[:]" : "[\(Describer.joined(Array(parts.prefix(Describer.mostElements)), of: parts.count))]"
    default: return mirror.children.isEmpty ? String(describing: value) : TypeName.short(type(of: value))
    }
  }

  private func first(of mirror: Mirror, _ depth: Int, labels: Bool = false) -> String {
    let parts = mirror.children.prefix(Describer.mostElements).map { child in
      let words = describeDynamically(child.value, depth + 1)
      guard labels, let label = child.label, !label.hasPrefix(".") else { return words }
      return "\(label): \(words)"
    }
    return Describer.joined(parts, of: mirror.children.count)
  }
}

extension AnyHashable: RecordingDescribable {
  func recordingDescription(_ describer: Describer) -> String { describer.describeDynamically(base, 0) }
}
