import Foundation

/// A control that chooses one of several values, each of which a view with a tag stands for.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: _ControlView, Responder {
  @Binding var selection: SelectionValue
  var content: TupleView<(Label, Content)>

  /// A control with a view as label; its options are the views of `content` that have a tag.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    _selection = selection
    self.content = TupleView((label(), content()))
  }

  /// A control with a label made beforehand.
  @available(*, deprecated, renamed: "Picker(selection:content:label:)")
  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    _selection = selection
    self.content = TupleView((label, content()))
  }

  public typealias Body = Never
  public var _content: TupleView<(Label, Content)> { content }
  public var _parameters: _NoParameters { _NoParameters() }
  public var _shown: String? { Describer().describe(selection) }

  func accepts(_ stimulus: Stimulus) -> Bool {
    if case .select = stimulus { return true }
    return false
  }

  @MainActor private func value(of option: String, _ node: _ViewNode) -> SelectionValue? {
    for (tag, element) in node.taggedElements() where element.isNamed(option, tag) {
      if let value = tag.base as? SelectionValue { return value }
    }
    return nil
  }

  @MainActor func refusal(of stimulus: Stimulus, _ node: _ViewNode) -> String? {
    guard case .select(let option) = stimulus, value(of: option, node) == nil else { return nil }
    return node.noOption(option)
  }

  @MainActor func respond(to stimulus: Stimulus, _ node: _ViewNode) {
    if case .select(let option) = stimulus, let value = value(of: option, node) { selection = value }
  }
}

extension Picker where Label == Text {
  /// A control with localized text.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(titleKey) } }

  /// A control with text taken as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
}

extension Picker where Label == Engine.Label<Text, Image> {
  /// A control with localized text beside a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Engine.Label(titleKey, systemImage: systemImage) } }
}

extension View {
  /// Says which value of a selection the view stands for.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    trait(TagValueTraitKey<V>.self, tag)
  }
}

extension _ViewNode {
  /// Whether a step's word means the option that the node shows, by its text or by its tag.
  func isNamed(_ option: String, _ tag: AnyHashable) -> Bool {
    let texts = textsBelow
    return texts.contains(option) || texts.joined(separator: " ") == option || "\(tag.base)" == option
  }

  /// Says which options there are instead.
  func noOption(_ option: String) -> String {
    let names = taggedElements().map { tag, element in
      let text = element.textsBelow.joined(separator: " ")
      return "“\(text.isEmpty ? "\(tag.base)" : text)”"
    }
    let list = names.isEmpty ? "no option can be chosen" : "there are \(names.joined(separator: ", "))"
    return "there is no option “\(option)” in it; \(list)"
  }
}

protocol TagHolder {
  var tag: AnyHashable { get }
}

extension _ViewNode {
  /// The views below that stand for values, by their tags or as rows by their ids, in order.
  func taggedElements() -> [(tag: AnyHashable, node: _ViewNode)] {
    var result: [(tag: AnyHashable, node: _ViewNode)] = []
    func visit(_ node: _ViewNode, rowID: AnyHashable?) {
      if let tag = node.tagValue {
        result.append((tag, node))
        return
      }
      let children = node.childList
      if let rowID, node.isContent {
        result.append((rowID, node))
        return
      }
      for child in children { visit(child, rowID: node.rowID(of: child) ?? rowID) }
    }
    visit(self, rowID: nil)
    return result
  }

  /// Whether the node shows something itself and is not only a wrapper.
  private var isContent: Bool {
    if ownText != nil { return true }
    return isLayoutBoundary
  }
}
