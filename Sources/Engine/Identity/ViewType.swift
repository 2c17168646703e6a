import Recording

/// What the engine knows of a view type, worked out once.
@MainActor final class ViewType {
  let type: Any.Type
  /// As `_printChanges` prints it (F3).
  let name: String
  let isUserDefined: Bool
  let fields: [Field]
  /// The fields that are not dynamic properties.
  private let plainFields: [Field]
  let properties: PropertyPlan
  let comparison: Comparison
  /// What an equal comparison says of the type (E1 to E7).
  let skipReason: SkipReason

  private static var cache: [ObjectIdentifier: ViewType] = [:]

  static func of(_ type: Any.Type) -> ViewType {
    if let known = cache[ObjectIdentifier(type)] { return known }
    let made = ViewType(type)
    cache[ObjectIdentifier(type)] = made
    return made
  }

  private init(_ type: Any.Type) {
    self.type = type
    name = (type as? any NamedViewType.Type)?.viewName ?? TypeName.short(type)
    isUserDefined =
      !ViewType.engineModules.contains(TypeName.module(of: type)) && !(type is any _GeneratedView.Type)
    fields = FieldLayout.fieldsInside(type)
    plainFields = fields.filter { !($0.type is any DynamicProperty.Type) }
    properties = PropertyPlan(type)
    comparison = Comparison.ofWhole(type)
    skipReason = fields.isEmpty ? .noInputs : comparison.method == .equatable ? .equatable : .inputsEqual
  }

  /// The modules whose views stand for those of Apple's frameworks.
  private static let engineModules: Set<String> = [
    TypeName.module(of: ViewType.self), "EngineCharts", "EngineCombine", "EngineFrameworks", "EngineObservation",
    "EngineSwiftData",
  ]

  /// How the plain stored properties are put into words.
  private var inputWords: [Describer.Words]?

  /// The node's words: its name, and its plain stored properties with their values.
  func words(of value: UnsafeRawPointer, _ describer: Describer) -> NodeWords {
    let words = inputWords ?? plainFields.map(describer.words(for:))
    inputWords = words
    var inputs: [Property] = []
    inputs.reserveCapacity(words.count)
    for index in words.indices {
      inputs.append(Property(name: plainFields[index].name, value: words[index](value, describer, 0)))
    }
    return NodeWords(kind: .composed, type: name, inputs: inputs, isUserDefined: isUserDefined)
  }

  /// Field by field, how two values of the type compare (E9).
  func compare(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ describer: Describer) -> [FieldComparison] {
    fields.map { field in
      let comparison = Comparison.of(field)
      let isEqual = comparison.isEqual(old + field.offset, new + field.offset)
      if isEqual { return FieldComparison(name: field.name, method: comparison.method, isEqual: true) }
      if let seeded = field.type as? any SeededProperty.Type {
        return FieldComparison(
          name: field.name, method: comparison.method, isEqual: false,
          old: seeded.seedWords(old + field.offset, describer), new: seeded.seedWords(new + field.offset, describer))
      }
      if field.type is any DynamicProperty.Type {
        return FieldComparison(name: field.name, method: comparison.method, isEqual: false)
      }
      let words = describer.describe(field, from: old, to: new)
      return FieldComparison(
        name: field.name, method: comparison.method, isEqual: false, old: words.old, new: words.new)
    }
  }
}

/// A dynamic property that takes an initial value, which is an input of the view (E5).
protocol SeededProperty {
  static func seedWords(_ property: UnsafeRawPointer, _ describer: Describer) -> String
}

extension State: SeededProperty {
  static func seedWords(_ property: UnsafeRawPointer, _ describer: Describer) -> String {
    describer.describe(property.assumingMemoryBound(to: State.self).pointee.seed)
  }
}

/// A view that a tool puts around a person's views, which the person did not write.
public protocol _GeneratedView {}

/// A view type of the framework that goes by the name of what it stands for.
@MainActor protocol NamedViewType {
  static var viewName: String { get }
}

extension ViewType {
  private static var fixedContainerNames: [ObjectIdentifier: String] = [:]

  /// The name of a container: that of its type, where the value does not say another one.
  static func containerName<V>(_ container: V) -> String {
    if let known = fixedContainerNames[ObjectIdentifier(V.self)] { return known }
    if let named = container as? any NamedContainer { return named.containerName }
    let name = shortName(V.self)
    fixedContainerNames[ObjectIdentifier(V.self)] = name
    return name
  }

  private static var shortNames: [ObjectIdentifier: String] = [:]

  /// The name of a framework's type without its generic arguments.
  static func shortName(_ type: Any.Type) -> String {
    if let known = shortNames[ObjectIdentifier(type)] { return known }
    let name = (type as? any NamedViewType.Type)?.viewName ?? TypeName.base(type)
    shortNames[ObjectIdentifier(type)] = name
    return name
  }
}
