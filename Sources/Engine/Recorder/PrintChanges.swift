import Recording

enum PrintedChanges {
  nonisolated(unsafe) static var dialect = Dialect.keypath

  @MainActor static func line(for type: Any.Type) -> String {
    let name = TypeName.short(type)
    guard let graph = Graph.evaluatingGraph, let node = graph.evaluating, node.printedType == type else {
      return Cause.line(type: name, causes: [], in: dialect)
    }
    return Cause.line(type: name, causes: graph.currentCauses, in: dialect)
  }
}

extension View {
  /// Prints why the body runs that this is called from, or `unchanged` outside of an evaluation (F).
  @MainActor public static func _printChanges() { print(PrintedChanges.line(for: Self.self)) }

  /// Writes the same text as ``_printChanges()`` (F6).
  @MainActor public static func _logChanges() { print(PrintedChanges.line(for: Self.self)) }
}

extension ViewModifier {
  /// Prints why the modifier's body runs that this is called from (F).
  @MainActor public static func _printChanges() { print(PrintedChanges.line(for: Self.self)) }

  /// Writes the same text as ``_printChanges()`` (F6).
  @MainActor public static func _logChanges() { print(PrintedChanges.line(for: Self.self)) }
}
