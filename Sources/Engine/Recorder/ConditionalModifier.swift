/// A view that is another one with a modifier around it.
protocol ModifiedView {
  var modifiedView: Any { get }
  var modifierType: Any.Type { get }
}

extension ModifiedContent: ModifiedView {
  var modifiedView: Any { content }
  var modifierType: Any.Type { Modifier.self }
}

extension IDView: ModifiedView {
  var modifiedView: Any { content }
  var modifierType: Any.Type { IDView<EmptyView, ID>.self }
}

/// What a modifier's body puts around: it stands for the modified view.
protocol ModifierContentView {}

extension _ViewModifier_Content: ModifierContentView {}

/// A view that is one of two.
protocol BranchedView {
  var shownBranch: Any { get }
}

extension _ConditionalContent: BranchedView {
  var shownBranch: Any {
    switch storage {
    case .trueContent(let content): content
    case .falseContent(let content): content
    }
  }
}

/// Tells whether the branches of a condition hold one content in other modifiers (B12).
@MainActor enum ConditionalModifier {
  /// The content that both branches have, in words, where they differ in the modifiers around it.
  static func sharedContent(_ old: Any, _ new: Any, _ describer: Describer) -> String? {
    let (oldContent, oldModifiers) = unwrapped(old)
    let (newContent, newModifiers) = unwrapped(new)
    let type = type(of: oldContent)
    guard type == Swift.type(of: newContent), type != EmptyView.self, oldModifiers != newModifiers,
      describer.describe(oldContent) == describer.describe(newContent)
    else { return nil }
    return type is any ModifierContentView.Type ? "the modified content" : "the same \(ViewType.shortName(type))"
  }

  private static func unwrapped(_ view: Any) -> (content: Any, modifiers: [ObjectIdentifier]) {
    var view = view
    var modifiers: [ObjectIdentifier] = []
    while true {
      if let modified = view as? any ModifiedView {
        modifiers.append(ObjectIdentifier(modified.modifierType))
        view = modified.modifiedView
      } else if let branched = view as? any BranchedView {
        view = branched.shownBranch
      } else {
        return (view, modifiers)
      }
    }
  }
}
