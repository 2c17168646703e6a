import Recording

/// Makes the content searchable: a field beside it, and a search that begins when a person types into the field.
///
/// While the search goes on, `isSearching` holds in the content, and suggestions around it are shown.
public nonisolated struct _SearchableModifier: _PrimitiveModifier {
  @Binding var text: String
  @Binding var isPresented: Bool
  /// Whether a binding says that a search goes on.
  let hasBinding: Bool
  let prompt: Text

  init(_ text: Binding<String>, _ isPresented: Binding<Bool>?, _ prompt: Text) {
    _text = text
    _isPresented = isPresented ?? .constant(false)
    hasBinding = isPresented != nil
    self.prompt = prompt
  }

  public typealias Body = Never
  public static var _name: String { ".searchable" }
  public var _words: String? { nil }
  public func _isSame(as other: Self) -> Bool { true }

  @MainActor public static func _makeModified<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _ViewInputs
  ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
    let node = SearchableNode(view, inputs)
    node.start()
    return node
  }
}

final class SearchableNode<Base: View>: PropertyModifierNode<Base, _SearchableModifier>, EnvironmentReader {
  private var field: _ViewNodeOf<Presented<TextField<Text>>>?
  private var below: EnvironmentNode?
  private let context = SearchContext()
  private var isSearching = false
  /// What the search is to be next, where no binding says it.
  private var isWanted = false

  override func start() {
    context.begin = { [weak self] in self?.setSearching(true) }
    context.end = { [weak self] in self?.endSearch() }
    context.complete = { [weak self] in self?.value.modifier.text = $0 }
    below = EnvironmentNode(values: changedValues)
    environment.add(self)
    super.start()
    var inputs = inputs(at: 1)
    let around = EnvironmentNode(values: fieldValues)
    inputs.environment = around
    field = Presented<TextField<Text>>._makeView(presented, inputs)
    fieldEnvironment = around
  }

  private var fieldEnvironment: EnvironmentNode?

  private var presented: Presented<TextField<Text>> {
    Presented(
      name: _Names.Searchable.name, content: TextField(search: value.modifier.$text, label: value.modifier.prompt))
  }

  override var childInputs: _ViewInputs {
    var result = inputs()
    if let below { result.environment = below }
    return result
  }

  private var changedValues: EnvironmentValues {
    var values = environment.values
    values.search = context
    values.isSearching = isSearching
    values.suggestions = []
    return values
  }

  private var fieldValues: EnvironmentValues {
    var values = environment.values
    values.search = context
    return values
  }

  func environmentChanged() {
    below?.set(changedValues)
    fieldEnvironment?.set(fieldValues)
  }

  private func setSearching(_ new: Bool) {
    if value.modifier.hasBinding {
      if value.modifier.isPresented != new { value.modifier.isPresented = new }
    } else if isWanted != new {
      isWanted = new
      schedule()
    }
  }

  private func endSearch() {
    guard isSearching else { return }
    if !value.modifier.text.isEmpty { value.modifier.text = "" }
    setSearching(false)
  }

  override var hasWork: Bool { !value.modifier.hasBinding && isWanted != isSearching }

  override func propertiesChanged() {
    let new = value.modifier.hasBinding ? graph.evaluateQuietly(self) { value.modifier.isPresented } : isWanted
    guard new != isSearching else { return }
    graph.recorder?.changedValue(self, name: "isSearching", old: "\(isSearching)", new: "\(new)")
    isSearching = new
    below?.set(changedValues)
    for host in environment.values.suggestions { host.show(new ? context : nil) }
  }

  override func update(_ new: ModifiedContent<Base, _SearchableModifier>, differs: Bool?) -> Bool {
    let changed = super.update(new, differs: differs)
    return field?.update(presented) == true || changed
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    super.forEachChild(body)
    if let field { body(field) }
  }

  override func appendDisplayables(to list: inout ContiguousArray<LayoutItem>) {
    child?.appendDisplayables(to: &list)
  }

  override func willEnd() {
    environment.remove(self)
    super.willEnd()
  }
}
