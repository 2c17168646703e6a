import Foundation

/// What assistive technology reads of a view.
public nonisolated struct AccessibilityAttachmentModifier: _PrimitiveModifier, Equatable {
  enum Kind: Equatable {
    case label(String)
    case identifier(String)
    case other(String, String)
  }
  let kind: Kind
  public typealias Body = Never
  public static var _name: String { ".accessibility" }

  public var _label: String {
    switch kind {
    case .label: ".accessibilityLabel"
    case .identifier: ".accessibilityIdentifier"
    case .other(let name, _): name
    }
  }

  public var _words: String? {
    switch kind {
    case .label(let words), .identifier(let words): words
    case .other(_, let words): words.isEmpty ? nil : words
    }
  }

  @MainActor public static func _makeModified<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _ViewInputs
  ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
    let node = AccessibilityNode(view, inputs)
    node.start()
    return node
  }
}

final class AccessibilityNode<Base: View>: ModifierNode<Base, AccessibilityAttachmentModifier> {
  override var accessibilityText: String? {
    if case .label(let words) = value.modifier.kind { return words }
    return nil
  }

  override var identifierWords: String? {
    if case .identifier(let words) = value.modifier.kind { return words }
    return nil
  }
}

extension View {
  private nonisolated func accessibility(_ kind: AccessibilityAttachmentModifier.Kind) -> some View {
    modifier(AccessibilityAttachmentModifier(kind: kind))
  }

  private nonisolated func accessibilityOther(_ name: String, _ words: String = "") -> some View {
    accessibility(.other(name, words))
  }

  /// Sets what is read of the view.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibility(.label(labelKey.text))
  }

  /// Sets what is read of the view.
  @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibility(.label(String(label)))
  }

  /// Sets what is read of the view.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View { accessibility(.label(label.content)) }

  /// Sets the name by which tests find the view.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility(.identifier(identifier))
  }

  /// Sets what is read of the view's value.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityOther(".accessibilityValue", valueKey.text)
  }

  /// Sets what is read of the view's value.
  @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityOther(".accessibilityValue", String(value))
  }

  /// Sets what is read of the view's value.
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    accessibilityOther(".accessibilityValue", value.content)
  }

  /// Sets what is read of what the view does.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityOther(".accessibilityHint", hintKey.text)
  }

  /// Sets what is read of what the view does.
  @_disfavoredOverload public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityOther(".accessibilityHint", String(hint))
  }

  /// Sets what is read of what the view does.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    accessibilityOther(".accessibilityHint", hint.content)
  }

  /// Hides the view from assistive technology, or not.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibilityOther(".accessibilityHidden", String(hidden))
  }

  /// Adds traits to the view.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibilityOther(".accessibilityAddTraits")
  }

  /// Takes traits from the view.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibilityOther(".accessibilityRemoveTraits")
  }

  /// Makes one element of the views below, or contains them.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessibilityOther(".accessibilityElement")
  }

  /// Adds an action.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { accessibilityOther(".accessibilityAction") }

  /// Adds an action with a name.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { accessibilityOther(".accessibilityAction", nameKey.text) }

  /// Adds an action that makes a value larger or smaller.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { accessibilityOther(".accessibilityAdjustableAction") }

  /// Sets the order in which the view is read.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessibilityOther(".accessibilitySortPriority", Describer.number(sortPriority))
  }

  /// Sets the words by which a person calls the view.
  public nonisolated func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View {
    accessibilityOther(".accessibilityInputLabels")
  }

  /// Lets an inverted screen leave the view as it is.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    accessibilityOther(".accessibilityIgnoresInvertColors")
  }

  /// Sets what is read of the view.
  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  public nonisolated func accessibility(label: Text) -> some View { accessibility(.label(label.content)) }

  /// Sets the name by which tests find the view.
  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  public nonisolated func accessibility(identifier: String) -> some View { accessibility(.identifier(identifier)) }

  /// Hides the view from assistive technology, or not.
  @available(*, deprecated, renamed: "accessibilityHidden(_:)")
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
}

/// What a view is, for assistive technology.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  var names: Set<String> = []

  public typealias Element = AccessibilityTraits

  /// No traits.
  public init() {}

  init(_ name: String) { names = [name] }

  /// It can be tapped.
  public static let isButton = AccessibilityTraits("isButton")
  /// It heads what follows.
  public static let isHeader = AccessibilityTraits("isHeader")
  /// It is chosen.
  public static let isSelected = AccessibilityTraits("isSelected")
  /// It opens something else.
  public static let isLink = AccessibilityTraits("isLink")
  /// Text to search for is typed into it.
  public static let isSearchField = AccessibilityTraits("isSearchField")
  /// It is a picture.
  public static let isImage = AccessibilityTraits("isImage")
  /// It makes a sound of its own.
  public static let playsSound = AccessibilityTraits("playsSound")
  /// It is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits("isKeyboardKey")
  /// It is text that does not change.
  public static let isStaticText = AccessibilityTraits("isStaticText")
  /// It sums things up when an app begins.
  public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  /// It plays something when it is activated.
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
  /// It takes touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
  /// Nothing beside it is to be read.
  public static let isModal = AccessibilityTraits("isModal")
  /// It can be switched on and off.
  public static let isToggle = AccessibilityTraits("isToggle")

  /// Whether all traits of `member` are among these.
  public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }

  /// The traits of both.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { changed(self) { $0.formUnion(other) } }

  /// The traits that both have.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    changed(self) { $0.formIntersection(other) }
  }

  /// The traits that one of the two has.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    changed(self) { $0.formSymmetricDifference(other) }
  }

  /// Adds traits, and says whether any of them was not there.
  public mutating func insert(_ new: AccessibilityTraits) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTraits
  ) {
    let isNew = !contains(new)
    formUnion(new)
    return (isNew, new)
  }

  /// Takes traits away; `nil` where one of them was not there, and then nothing is taken.
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    guard contains(member) else { return nil }
    names.subtract(member.names)
    return member
  }

  /// Adds traits; gives them back where all were there, else `nil`.
  public mutating func update(with new: AccessibilityTraits) -> AccessibilityTraits? {
    let old = contains(new) ? new : nil
    formUnion(new)
    return old
  }

  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }

  /// Keeps only the traits that another set has too.
  public mutating func formIntersection(_ other: AccessibilityTraits) { names.formIntersection(other.names) }

  /// Keeps the traits that one of the two sets has.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    names.formSymmetricDifference(other.names)
  }
}

/// What becomes of the views below an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  /// They are not read.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They are read one by one.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They are read as one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// A kind of action.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  /// What a tap does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Leaving what is shown.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// What matters most at the moment.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

/// Whether a value is made larger or smaller.
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }
