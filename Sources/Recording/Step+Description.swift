extension Step: CustomStringConvertible {
  /// The step in the words that ``init(parsing:)`` reads.
  public var description: String {
    switch self {
    case .tap(let target): "tap \(target)"
    case .toggle(let target): "toggle \(target)"
    case .type(let text, let target): "type \(Step.quote(text)) into \(target)"
    case .select(let option, let target): "select \(Step.quote(option)) in \(target)"
    case .slide(let target, let value): "slide \(target) to \(Step.number(value))"
    case .scroll(.id(let id)): "scroll to \(id.contains(where: \.isWhitespace) ? Step.quote(id) : id)"
    case .scroll(.by(let points)): "scroll by \(Step.number(points))"
    case .drag(let target, let x, let y): "drag \(target) by \(Step.number(x)) \(Step.number(y))"
    case .setEnvironment(let key, let value):
      "set environment \(key) \(value.contains(where: \.isWhitespace) ? Step.quote(value) : value)"
    case .resize(let width, let height): "resize \(Step.number(width)) \(Step.number(height))"
    case .wait(let seconds): "wait \(Step.number(seconds))s"
    case .deleteRow(let row): "delete row \(row)"
    case .repeated(let count, let step): "repeat \(count) \(step)"
    }
  }

  static func quote(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result + "\""
  }

  static func number(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value)
  }
}

extension Step.Target: CustomStringConvertible {
  /// The words that name the element in a step: `"Save"`, `"Like" 3` or `#save`.
  public var description: String {
    switch self {
    case .label(let label, 1): Step.quote(label)
    case .label(let label, let occurrence): "\(Step.quote(label)) \(occurrence)"
    case .id(let id): "#\(id)"
    }
  }
}
