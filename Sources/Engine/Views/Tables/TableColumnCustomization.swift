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
  /// One bit for each thing that may be done.
  public let rawValue: Int
  /// The things of some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Moving the column among the others.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// Making the column wider or narrower.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// Hiding the column, and showing it again.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// All of it.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

/// Where the content of a column stands.
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String
  /// What the system chooses; nothing follows.
  public static let automatic = TableColumnAlignment(name: "automatic")
  /// At the side where lines begin; nothing follows.
  public static let leading = TableColumnAlignment(name: "leading")
  /// In the middle; nothing follows.
  public static let center = TableColumnAlignment(name: "center")
  /// At the side where lines end; nothing follows.
  public static let trailing = TableColumnAlignment(name: "trailing")
  /// As numbers stand, digit below digit; nothing follows.
  public static let numeric = TableColumnAlignment(name: "numeric")
  /// As numbers stand whose digits are of a system; the same as `numeric`.
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
  /// Rows that do not reach to the edges.
  public init() {}
  /// Rows with backgrounds in turn, or not; it is not kept which.
  public init(alternatesRowBackgrounds: Bool) {}
}

/// A table with a border.
public struct BorderedTableStyle: TableStyle {
  /// A border around all of the rows.
  public init() {}
  /// A border, and backgrounds in turn or not; it is not kept which.
  public init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The look that the system chooses.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// The look with rows that do not reach to the edges.
  public static var inset: InsetTableStyle { InsetTableStyle() }
  /// The same as `inset`, whether backgrounds are in turn or not.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
  /// The look with a border.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
  /// The same as `bordered`, whether backgrounds are in turn or not.
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
  /// What the style of the table does.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// Two backgrounds in turn.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// One background for all rows.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

extension _Names {
  /// The name of the modifiers that change how tables look.
  public enum TableLook: _ModifierName { public static var name: StaticString { ".tableStyle" } }
}
