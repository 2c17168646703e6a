import Foundation

/// How strongly the background of a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String
  /// As it usually is.
  public static let standard = BackgroundProminence(name: "standard")
  /// More than usual, as behind a selected row.
  public static let increased = BackgroundProminence(name: "increased")
}

/// How large the rows of a sidebar are.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

/// A document that is open.
public struct DocumentConfiguration: Sendable {
  /// Where the document's file is: always `nil`.
  public var fileURL: URL? { nil }
  /// Whether the document may be changed: always `true`.
  public var isEditable: Bool { true }
}

/// Opens a new document; there is one window here.
public struct NewDocumentAction: Sendable {
  /// Does nothing: the document that is a value is not made.
  /// Does nothing, whatever kind of document it is.
  /// Does nothing: the document with an identity is not made.
  @MainActor public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {}
  @MainActor public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {}
  @MainActor public func callAsFunction(contentType: UTType) {}
}

/// Opens a document; no file is opened here.
public struct OpenDocumentAction: Sendable {
  /// Does nothing, and throws nothing.
  @MainActor public func callAsFunction(at url: URL) async throws {}
}

private struct ProminenceKey: EnvironmentKey { static var defaultValue: BackgroundProminence { .standard } }
private struct SidebarRowKey: EnvironmentKey { static var defaultValue: SidebarRowSize { .medium } }

extension EnvironmentValues {
  /// How strongly the background of a view stands out.
  public var backgroundProminence: BackgroundProminence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }

  /// How large the rows of a sidebar are.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowKey.self] }
    set { self[SidebarRowKey.self] = newValue }
  }

  /// The document that is open.
  public var documentConfiguration: DocumentConfiguration? { nil }

  /// Opens a new document.
  public var newDocument: NewDocumentAction { NewDocumentAction() }

  /// Opens a document.
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }

  /// Whether what is on the screen is captured: it is not.
  public var isSceneCaptured: Bool { false }

  /// Whether an activity fills the screen: there is none.
  public var isActivityFullscreen: Bool { false }

  /// Whether effects of the focus are shown.
  public var isFocusEffectEnabled: Bool { true }

  /// Whether effects of the pointer are shown.
  public var isHoverEffectEnabled: Bool { true }

  /// Whether pictures can be made by the system: they can't.
  public var supportsImageCreation: Bool { false }

  /// Whether there are quick actions: not on a phone.
  public var accessibilityQuickActionsEnabled: Bool { false }

  /// Whether a person is assisted with simpler apps.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
}
