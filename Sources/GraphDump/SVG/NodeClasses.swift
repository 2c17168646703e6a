import Recording

/// A node's look in class names, which the style sheet and the reader's own styles go by.
struct NodeClasses {
  /// `ran`, `wasted`, `skipped`, `untouched`, `inserted`, `recreated`, `moved`, `ghost`, `gone`, `written`, `plain`
  let fill: String
  /// `kept`, `inserted`, `recreated`, `moved`, `offscreen`, `ghost`, `written`, `plain`
  let border: String

  init(_ state: NodeState) {
    switch state.look {
    case .plain: (fill, border) = ("plain", "plain")
    case .written: (fill, border) = ("written", "written")
    // On a screen something else may be seen where it was.
    case .ghost: (fill, border) = (state.frame == nil ? "ghost" : "gone", "ghost")
    case .outcome(let existence, let evaluation):
      border = existence == .removed ? "ghost" : existence.rawValue
      // What begins is drawn as begun; a body that ran for it is drawn as run.
      let begins = existence == .inserted || existence == .recreated
      let isSaid = !begins || state.tags.contains { $0.kind == .run || $0.kind == .wasted }
      let isTinted = evaluation == .untouched || !isSaid
      fill = isTinted && existence != .kept ? existence.rawValue : evaluation.rawValue
    }
  }

  /// Both, for a node's element, behind the name of its shape; nothing where there is nothing to say.
  func text(of shape: NodeShape) -> String {
    if fill == "plain", border == "plain" { return shape.rawValue }
    return "\(shape.rawValue) f-\(fill) b-\(border == "kept" ? "kept-\(fill)" : border)"
  }
}
