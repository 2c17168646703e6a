import Foundation

#if !canImport(Darwin)
  extension PredicateExpressions {
    /// Whether a text is found in another one as a person would look for it: without regard to case and accents.
    public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
      StandardPredicateExpression
    where
      Root: StandardPredicateExpression, Other: StandardPredicateExpression, Root.Output: StringProtocol,
      Other.Output: StringProtocol
    {
      /// The text that is looked through.
      public let root: Root
      /// The text that is looked for.
      public let other: Other

      /// Whether the text is found, in regard to neither case nor accents; throws what either text throws.
      public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
        let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
        let (text, searched) = (String(try root.evaluate(bindings)), String(try other.evaluate(bindings)))
        return text.range(of: searched, options: options) != nil
      }
    }

    // The name is the one that the macro asks for.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Makes the expression for `text.localizedStandardContains(other)` in a `#Predicate`.
    public static func build_localizedStandardContains<Root, Other>(
      _ root: Root, _ other: Other
    ) -> StringLocalizedStandardContains<Root, Other> {
      StringLocalizedStandardContains(root: root, other: other)
    }
  }

  extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}
#endif
