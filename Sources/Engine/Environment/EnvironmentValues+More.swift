import Foundation

/// The size of text that the person chose, in older names.
public enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  public init?(_ size: DynamicTypeSize) {
    guard let order = DynamicTypeSize.allCases.firstIndex(of: size) else { return nil }
    self = Self.allCases[order]
  }
}

extension ContentSizeCategory: Comparable {
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.order < b.order }
}

extension DynamicTypeSize {
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
  @MainActor @preconcurrency public func callAsFunction() {}
}

/// Closes a window; the only one stays open.
public struct DismissWindowAction: Sendable {
  @MainActor @preconcurrency public func callAsFunction() {}
  @MainActor @preconcurrency public func callAsFunction(id: String) {}
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {}
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Shows an app's settings; there are none here.
public struct OpenSettingsAction: Sendable {
  @MainActor @preconcurrency public func callAsFunction() {}
}

/// Gives the focus back to where it was at first.
public struct ResetFocusAction: Sendable {
  @MainActor @preconcurrency public func callAsFunction(in namespace: Namespace.ID) {}
}

/// Renames an item.
public struct RenameAction: Sendable {
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

  public var legibilityWeight: LegibilityWeight? {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = newValue }
  }

  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }

  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  public var isScrollEnabled: Bool {
    get { self[ScrollKey.self] }
    set { self[ScrollKey.self] = newValue }
  }

  public var keyboardShortcut: KeyboardShortcut? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }

  public var backgroundMaterial: Material? {
    get { self[MaterialKey.self] }
    set { self[MaterialKey.self] = newValue }
  }

  public var undoManager: UndoManager? { self[UndoKey.self] }

  public var controlActiveState: ControlActiveState { .key }
  public var appearsActive: Bool { true }
  public var supportsMultipleWindows: Bool { false }
  public var isLuminanceReduced: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityEnabled: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  public var rename: RenameAction? { nil }
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
}
