import Foundation
import Recording

/// Why a step could not be done.
public struct SessionError: Error, CustomStringConvertible, Hashable {
  /// The step in words.
  public var step: String
  /// Why it could not be done, with what there was to act on.
  public var reason: String

  /// The two together, in one line.
  public var description: String { "step “\(step)”: \(reason)" }
}

extension Session {
  /// Does a step, given in words: `tap "Toggle"`. Throws ``SessionError`` with what there was to act on.
  public func perform(_ step: String) throws { try perform(Step(parsing: step)) }

  /// Does a step. A repeated step is as many updates as it says.
  public func perform(_ step: Step) throws {
    for single in step.expanded { try performOnce(single) }
  }

  private func performOnce(_ step: Step) throws {
    switch step {
    case .tap(let target): try act(.tap, on: target, step)
    case .toggle(let target): try act(.toggle, on: target, step)
    case .type(let text, let target): try act(.type(text), on: target, step)
    case .select(let option, let target): try act(.select(option), on: target, step)
    case .slide(let target, let value): try act(.slide(value), on: target, step)
    case .drag(let target, let x, let y): try act(.drag(x: x, y: y), on: target, step)
    case .resize(let width, let height): resize(to: CGSize(width: width, height: height))
    case .wait(let seconds): run(step: step.description, target: nil) { advanceClock?(seconds) { settleNow() } }
    case .setEnvironment(let key, let value): try setEnvironment(key, value, step)
    case .deleteRow(let row): try deleteRow(row, step)
    case .scroll(let target): try scroll(target, step)
    case .repeated: break
    }
  }

  /// Deletes the row with a number, counted from 1 over all rows that can be deleted.
  private func deleteRow(_ row: Int, _ step: Step) throws {
    var left = row
    var count = 0
    var found: (() -> Void)?
    func visit(_ node: _ViewNode) {
      if found != nil { return }
      if let rows = node.modifierForEvents as? _TraitWritingModifier<OnDeleteTraitKey>, let delete = rows.value {
        let size = node.rowCountBelow
        count += size
        if left >= 1, left <= size {
          let index = left - 1
          found = { delete(IndexSet(integer: index)) }
          return
        }
        left -= size
      }
      node.forEachChild(visit)
    }
    if let rootView { visit(rootView) }
    guard let found else {
      throw SessionError(
        step: step.description,
        reason: count == 0
          ? "no row here can be deleted" : "there \(ElementFinder.number(count, "row")) that can be deleted")
    }
    run(step: step.description, target: nil, found)
  }

  private func act(_ stimulus: Stimulus, on target: Step.Target, _ step: Step) throws {
    if case .tap = stimulus, case .label(let text, 1) = target, !isThere(stimulus, target),
      let (list, rows) = rows(showing: text)
    {
      return run(step: step.description, target: list) { rows.respond(to: .select(text), list) }
    }
    let (node, responder) = try find(stimulus, target, step)
    if let reason = responder.refusal(of: stimulus, node) {
      throw SessionError(step: step.description, reason: reason)
    }
    run(step: step.description, target: node) { node.take(stimulus, responder) }
  }

  private func isThere(_ stimulus: Stimulus, _ target: Step.Target) -> Bool {
    guard let rootView else { return false }
    var finder = ElementFinder(stimulus: stimulus, target: target, reachesHidden: true)
    finder.search(rootView)
    return !finder.found.isEmpty
  }

  /// The list or table in which a row with the text can be selected: a tap on what does nothing itself does that.
  private func rows(showing text: String) -> (_ViewNode, any RowSelecting)? {
    func search(_ node: _ViewNode) -> (_ViewNode, any RowSelecting)? {
      for child in node.childList where !child.flags.contains(.isOffscreen) && !node.hides(child) {
        if let found = search(child) { return found }
      }
      guard let rows = node.responder as? any RowSelecting, rows.accepts(.select(text)),
        node.environment.values.isEnabled, rows.hasRow(showing: text, node)
      else { return nil }
      return (node, rows)
    }
    return rootView.flatMap(search)
  }

  private func find(
    _ stimulus: Stimulus, _ target: Step.Target, _ step: Step
  ) throws -> (_ViewNode, any Responder) {
    var finder = ElementFinder(stimulus: stimulus, target: target)
    if let rootView { finder.search(rootView) }
    let wanted: Int
    switch target {
    case .label(_, let occurrence): wanted = occurrence - 1
    case .id: wanted = 0
    }
    if wanted >= finder.found.count, let rootView {
      // What stands behind something else is meant where nothing in front is.
      var everywhere = ElementFinder(stimulus: stimulus, target: target, reachesHidden: true)
      everywhere.search(rootView)
      finder = everywhere
    }
    guard wanted < finder.found.count else {
      throw SessionError(step: step.description, reason: finder.explanation(wanted: wanted))
    }
    return finder.found[wanted]
  }

  private func setEnvironment(_ key: String, _ value: String, _ step: Step) throws {
    guard let setting = EnvironmentSetting.all[key] else {
      let known = EnvironmentSetting.all.keys.sorted().joined(separator: ", ")
      throw SessionError(step: step.description, reason: "“\(key)” is not a key that can be set; there are \(known)")
    }
    guard let change = setting.change(value) else {
      throw SessionError(
        step: step.description, reason: "“\(value)” is not a value of \(key); there are \(setting.values)")
    }
    run(step: step.description, target: nil) { setEnvironment(change) }
  }
}

/// An environment key that a step can set.
struct EnvironmentSetting {
  var values: String
  var change: (String) -> ((inout EnvironmentValues) -> Void)?

  @MainActor static var all: [String: EnvironmentSetting] {
    [
      "colorScheme": EnvironmentSetting(values: "light, dark") { word in
        ColorScheme(rawValue: word).map { scheme in { $0.colorScheme = scheme } }
      },
      "isEnabled": EnvironmentSetting(values: "true, false") { word in
        Bool(word).map { flag in { $0.isEnabled = flag } }
      },
      "locale": EnvironmentSetting(values: "an identifier such as de_DE") { word in
        { $0.locale = Locale(identifier: word) }
      },
      "dynamicTypeSize": EnvironmentSetting(values: DynamicTypeSize.allCases.map(\.rawValue).joined(separator: ", ")) {
        word in
        DynamicTypeSize(rawValue: word).map { size in { $0.dynamicTypeSize = size } }
      },
      "layoutDirection": EnvironmentSetting(values: "leftToRight, rightToLeft") { word in
        LayoutDirection(rawValue: word).map { direction in { $0.layoutDirection = direction } }
      },
    ]
  }
}

/// Finds the elements that a step names, in tree order.
@MainActor struct ElementFinder {
  let stimulus: Stimulus
  let target: Step.Target
  private(set) var found: [(_ViewNode, any Responder)] = []
  /// The labels of the elements that would have taken the stimulus.
  private var labels: [String] = []
  private var identifiers: [String] = []

  private let reachesHidden: Bool

  init(stimulus: Stimulus, target: Step.Target, reachesHidden: Bool = false) {
    self.stimulus = stimulus
    self.target = target
    self.reachesHidden = reachesHidden
  }

  /// Looks through a subtree. Of nested elements with the same text the innermost is meant.
  mutating func search(_ node: _ViewNode) { _ = visit(node, ids: [], spoken: []) }

  private mutating func visit(_ node: _ViewNode, ids: [String], spoken: [String]) -> Bool {
    var ids = ids
    var spoken = spoken
    if let text = node.accessibilityText, !(node is ScreenNode) { spoken.append(text) }
    if let id = node.identifierWords { ids.append(id) }
    let place = found.count
    var foundBelow = false
    for child in node.childList
    where !child.flags.contains(.isOffscreen) && (reachesHidden || !node.hides(child)) {
      var below = ids
      // An id names the element that it is put on, not everything inside a container.
      if node.isIdentityBarrier { below = [] }
      if let row = node.rowIDWords(of: child) { below.append(row) }
      if visit(child, ids: below, spoken: node.isIdentityBarrier ? [] : spoken) { foundBelow = true }
    }
    guard let responder = node.responder, responder.accepts(stimulus), node.environment.values.isEnabled else {
      return foundBelow
    }
    var texts = node.textsBelow
    texts.append(contentsOf: node is ScreenNode ? ["Back"] : spoken + node.spokenBelow)
    // What has no text is called by its type, which names it for a step too.
    let spokenLabel = texts.joined(separator: " ")
    let label = spokenLabel.contains { !$0.isWhitespace } ? spokenLabel : node.nameWithoutText
    if !foundBelow { labels.append(label) }
    ids.append(contentsOf: node.identifiersBelow)
    identifiers.append(contentsOf: ids)
    let matches: Bool
    switch target {
    case .label(let wanted, _):
      matches = texts.contains(wanted) || label == wanted || TypeName.base(node.viewType) == wanted
    case .id(let wanted): matches = ids.contains(wanted)
    }
    guard matches, !foundBelow else { return foundBelow }
    found.insert((node, responder), at: place)
    return true
  }

  func explanation(wanted: Int) -> String {
    switch target {
    case .label(let label, _) where !found.isEmpty:
      let elements = ElementFinder.number(found.count, "element")
      return "there \(elements) “\(label)” here, and number \(wanted + 1) is asked for"
    case .label(let label, _):
      let list = labels.isEmpty ? "nothing here takes this step" : "there \(ElementFinder.list(labels))"
      return "nothing labelled “\(label)” takes it; \(list)"
    case .id(let id):
      let list = identifiers.isEmpty ? "no element here has an id" : "there \(ElementFinder.list(identifiers))"
      return "nothing with the id #\(id) takes it; \(list)"
    }
  }

  /// `is 1 row`, `are 2 rows`.
  static func number(_ count: Int, _ noun: String) -> String { count == 1 ? "is 1 \(noun)" : "are \(count) \(noun)s" }

  /// `is “a”`, `are “a”, “b”`.
  private static func list(_ words: [String]) -> String {
    var unique: [String] = []
    for word in words where !unique.contains(word) { unique.append(word) }
    let shown = unique.prefix(12).map { "“\($0)”" }.joined(separator: ", ")
    let all = unique.count > 12 ? "\(shown) and \(unique.count - 12) more" : shown
    return "\(unique.count == 1 ? "is" : "are") \(all)"
  }
}

extension _ViewNode {
  /// What an element without a text is called: its type, or that of what a modifier modifies.
  fileprivate var nameWithoutText: String {
    var node = self
    while TypeName.base(node.viewType) == "ModifiedContent", let content = node.childList.first { node = content }
    return node === self ? TypeName.base(viewType) : node.describe(Describer()).type
  }

  final var childList: [_ViewNode] {
    var result: [_ViewNode] = []
    forEachChild { result.append($0) }
    return result
  }
}

extension _ViewNode {
  /// How many rows the nearest `ForEach` below has.
  var rowCountBelow: Int {
    if let source = self as? any LazyRowSource, source.rowsAreElements { return source.rowTotal }
    for child in childList {
      if rowIDWords(of: child) != nil { return childList.count }
    }
    for child in childList {
      let count = child.rowCountBelow
      if count > 0 { return count }
    }
    return 0
  }
}

extension _ViewNode {
  /// What assistive technology reads below the node, up to containers and other elements.
  var spokenBelow: [String] {
    var result: [String] = []
    collectBelow { if let text = $0.accessibilityText { result.append(text) } }
    return result
  }

  /// The names given below a modifier that takes a stimulus: `.id("a").onTapGesture`.
  var identifiersBelow: [String] {
    var result: [String] = []
    collectBelow { if let words = $0.identifierWords { result.append(words) } }
    return result
  }

  private func collectBelow(_ body: (_ViewNode) -> Void) {
    forEachChild { child in
      if child is ScreenNode { return }
      body(child)
      if !child.isIdentityBarrier { child.collectBelow(body) }
    }
  }
}
