import Foundation

/// The order and visibility of a table's columns, as a person chose them; no step does.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var visibilities: [String: Bool] = [:]

  /// Nothing chosen.
  public init() {}

  /// Whether a column is to be seen.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { visibilities[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Chooses nothing again.
  public mutating func resetOrder() {}
}

/// What a person may do with a column.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

/// Where the content of a column stands.
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String
  public static let automatic = TableColumnAlignment(name: "automatic")
  public static let leading = TableColumnAlignment(name: "leading")
  public static let center = TableColumnAlignment(name: "center")
  public static let trailing = TableColumnAlignment(name: "trailing")
  public static let numeric = TableColumnAlignment(name: "numeric")
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { .numeric }
}

extension TableColumnContent {
  /// Names the column, for what a person chooses of it.
  public func customizationID(_ id: String) -> Self { self }

  /// Says whether a column is to be seen at first.
  public func defaultVisibility(_ visibility: Visibility) -> Self { self }

  /// Says what a person may do with a column.
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Self { self }

  /// Says where the content of a column stands.
  public func alignment(_ alignment: TableColumnAlignment) -> Self { self }
}

/// How a table looks.
public protocol TableStyle {}

/// The system's look.
public struct AutomaticTableStyle: TableStyle { public init() {} }

/// Rows that reach from edge to edge, or not.
public struct InsetTableStyle: TableStyle {
  public init() {}
  public init(alternatesRowBackgrounds: Bool) {}
}

/// A table with a border.
public struct BorderedTableStyle: TableStyle {
  public init() {}
  public init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  public static var inset: InsetTableStyle { InsetTableStyle() }
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle { BorderedTableStyle() }
}

extension View {
  /// Sets how tables below look.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
    effect(_Names.TableLook.self, "_", String(describing: S.self))
  }

  /// Sets whether every second row has another background.
  public nonisolated func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)
    -> some View
  { effect(_Names.TableLook.self) }
}

/// Whether every second row has another background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

extension _Names {
  /// The name of the modifiers that change how tables look.
  public enum TableLook: _ModifierName { public static var name: StaticString { ".tableStyle" } }
}
