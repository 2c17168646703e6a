/// Something that occurs in a figure and that its legend explains.
public enum LegendEntry: String, Codable, Hashable, Sendable, CaseIterable {
  case ran, wasted, skipped, untouched, recreated, inserted, ended, moved, offscreen
  case composed, unary, container, modifier, structural, pile, source, written
  case containment, dependency, unread, fired, identity, action, cause, link, life

  /// What it means in a figure of the given kind, in a few words.
  public func words(in kind: FigureKind) -> String {
    if let words = ownWords(of: kind) { return words }
    return switch self {
    case .ran: "ran: its body ran, or its value changed"
    case .wasted: "wasted: its body ran, the output is equal"
    case .skipped: "skipped: made again and equal"
    case .untouched: "untouched: kept and not reached"
    case .recreated: "recreated: a new identity in its place"
    case .inserted: "inserted: a new identity"
    case .ended: "ended in this update"
    case .moved: "moved among its siblings"
    case .offscreen: "off screen, state kept"
    case .composed: "view with a body"
    case .unary: "primitive view"
    case .container: "container"
    case .modifier: "modifier"
    case .structural: "structural view"
    case .pile: "stands for many nodes"
    case .source: "source of data"
    case .written: "source that changed"
    case .containment: "contains"
    case .dependency: "may make run"
    case .unread: "declared, never read"
    case .fired: "made it run"
    case .identity: "what ended or left → what is now"
    case .action: "the step acts on"
    case .cause: "leads to"
    case .link: "the same thing"
    case .life: "its identity lasts"
    }
  }
}
