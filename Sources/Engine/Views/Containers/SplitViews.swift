import Foundation

/// Views side by side, with lines between them that can be moved.
public nonisolated struct HSplitView<Content: View>: _ContainerView, LayoutContainer {
  let content: Content

  /// A row of the views that the closure makes.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  public typealias Body = Never
  public var _content: Content { content }
  public var _parameters: _NoParameters { _NoParameters() }
  var algorithm: any LayoutAlgorithm { StackAlgorithm(axis: .horizontal, spacing: 1) }
}

/// Views below each other, with lines between them that can be moved.
public nonisolated struct VSplitView<Content: View>: _ContainerView, LayoutContainer {
  let content: Content

  /// A column of the views that the closure makes.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  public typealias Body = Never
  public var _content: Content { content }
  public var _parameters: _NoParameters { _NoParameters() }
  var algorithm: any LayoutAlgorithm { StackAlgorithm(axis: .vertical, spacing: 1) }
}

/// A button that shows an app's settings; there are none here.
public struct SettingsLink<Label: View>: View {
  private let label: Label

  /// A button with a view as label that does nothing when it is tapped.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// A button called “Settings…” that does nothing when it is tapped.
  public init() where Label == Text { label = Text("Settings…") }

  public var body: some View { Button(action: {}, label: { label }) }
}

/// A button that shows help.
public struct HelpLink: View {
  private let action: @MainActor () -> Void

  /// A button called “Help” that calls `action`.
  public init(action: @escaping @MainActor () -> Void) { self.action = action }

  /// A button called “Help” that does nothing: the address is not opened.
  public init(destination: URL) { action = {} }

  /// A button called “Help” that does nothing: there is no help to open at the anchor.
  public init(anchor: String) { action = {} }

  public var body: some View { Button("Help") { action() } }
}
