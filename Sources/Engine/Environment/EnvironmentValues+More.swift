import Foundation

/// The size of text that the person chose, in older names.
public enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the five largest sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The category of the same size; never `nil`.
  public init?(_ size: DynamicTypeSize) {
    guard let order = DynamicTypeSize.allCases.firstIndex(of: size) else { return nil }
    self = Self.allCases[order]
  }
}

extension ContentSizeCategory: Comparable {
  /// Categories from the smallest to the largest.
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.order < b.order }
}

extension DynamicTypeSize {
  /// The size of the same category; never `nil`.
  public init?(_ category: ContentSizeCategory) {
    guard let order = ContentSizeCategory.allCases.firstIndex(of: category) else { return nil }
    self = Self.allCases[order]
  }
}

/// Whether letters are heavier for legibility.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// Whether a window's controls are in use.
public enum ControlActiveState: CaseIterable, Hashable, Sendable { case key, active, inactive }

/// Asks for a rating; nobody answers here.
public struct RequestReviewAction: Sendable {
  /// Does nothing.
  @MainActor @preconcurrency public func callAsFunction() {}
}

/// Closes a window; the only one stays open.
public struct DismissWindowAction: Sendable {
  /// Does nothing.
  @MainActor @preconcurrency public func callAsFunction() {}
  /// Does nothing: there is no window with the id.
  @MainActor @preconcurrency public func callAsFunction(id: String) {}
  /// Does nothing: there is no window for the value.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Does nothing: there is no window with the id for the value.
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Shows an app's settings; there are none here.
public struct OpenSettingsAction: Sendable {
  /// Does nothing.
  @MainActor @preconcurrency public func callAsFunction() {}
}

/// Gives the focus back to where it was at first.
public struct ResetFocusAction: Sendable {
  /// Does nothing: the focus stays where it is.
  @MainActor @preconcurrency public func callAsFunction(in namespace: Namespace.ID) {}
}

/// Renames an item.
public struct RenameAction: Sendable {
  /// Does nothing.
  @MainActor @preconcurrency public func callAsFunction() {}
}

private struct WeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { .regular } }
private struct VariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
private struct RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private struct HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private struct ScrollKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct ShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }
private struct MaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }
private struct UndoKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }

extension EnvironmentValues {
  /// The size of text, in older names: the same as ``dynamicTypeSize``.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) ?? .large }
    set { dynamicTypeSize = DynamicTypeSize(newValue) ?? .large }
  }

  /// Whether letters are heavier; regular at the beginning.
  public var legibilityWeight: LegibilityWeight? {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = newValue }
  }

  /// The variants of the symbols below, by which no other symbol is chosen here.
  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }

  /// The least height of a row of lists, in points: 44 at the beginning. Lists here don't ask for it.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The least height of a header of lists, in points; `nil` for that of a row. Lists here don't ask for it.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  /// How large the controls below are; regular at the beginning.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// How large the symbols below are beside text; medium at the beginning.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// Whether a person can scroll what is below; `scrollDisabled` does not set it, and steps don't ask for it.
  public var isScrollEnabled: Bool {
    get { self[ScrollKey.self] }
    set { self[ScrollKey.self] = newValue }
  }

  /// The shortcut of the control that is read in: `nil` unless it is set here, as `keyboardShortcut` does not set it.
  public var keyboardShortcut: KeyboardShortcut? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }

  /// The material behind the view: `nil` unless it is set here, as no background sets it.
  public var backgroundMaterial: Material? {
    get { self[MaterialKey.self] }
    set { self[MaterialKey.self] = newValue }
  }

  /// Where changes are registered for undoing: always `nil`.
  public var undoManager: UndoManager? { self[UndoKey.self] }

  /// Whether the window's controls are in use: always `key`.
  public var controlActiveState: ControlActiveState { .key }
  /// Whether the window looks as if in use: always `true`.
  public var appearsActive: Bool { true }
  /// Whether an app can have several windows: always `false`.
  public var supportsMultipleWindows: Bool { false }
  /// Whether the screen is dimmed: always `false`.
  public var isLuminanceReduced: Bool { false }
  /// Whether colours are inverted: always `false`.
  public var accessibilityInvertColors: Bool { false }
  /// Whether any assistive technology is in use: always `false`.
  public var accessibilityEnabled: Bool { false }
  /// Whether buttons have outlines: always `false`.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether the person uses switches: always `false`.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether large content is shown on a long press: always `false`.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether flashing lights are dimmed: always `false`.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether animated pictures move: always `true`.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Asks for a rating, which does nothing here.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// Closes a window, which does nothing here.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Shows an app's settings, which does nothing here.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// Gives the focus back, which does nothing here.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  /// Begins a renaming: always `nil`, as nothing can be renamed.
  public var rename: RenameAction? { nil }
  /// Whether it is seen how far content is scrolled to the side: always `automatic`.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
  /// Whether it is seen how far content is scrolled down: always `automatic`.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
}
