import Foundation

extension View {
  /// Presents a sheet while the binding is true.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(_Names.Sheet.self, isPresented, onDismiss: onDismiss, content: content) }

  /// Presents a sheet for an item while there is one.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(_Names.Sheet.self, item, identity: { AnyHashable($0.id) }, onDismiss: onDismiss, content: content)
  }

  /// Covers the screen while the binding is true: what is below it has disappeared meanwhile, and appears again (C4).
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(_Names.FullScreenCover.self, isPresented, onDismiss: onDismiss, cover: .window, content: content)
  }

  /// Covers the screen for an item while there is one.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      _Names.FullScreenCover.self, item, identity: { AnyHashable($0.id) }, onDismiss: onDismiss, cover: .window,
      content: content)
  }

  /// Presents a popover while the binding is true.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(_Names.Popover.self, isPresented, content: content) }

  /// Presents a popover for an item while there is one.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(_Names.Popover.self, item, identity: { AnyHashable($0.id) }, content: content) }

  /// Presents an inspector beside the view while the binding is true.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View { presenting(_Names.Inspector.self, isPresented, content: content) }

  /// Sets the heights at which a sheet rests.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    effect(_Names.PresentationDetents.self, "_", detents.map(\.name).sorted())
  }

  /// Sets the heights at which a sheet rests.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { effect(_Names.PresentationDetents.self, "_", detents.map(\.name).sorted()) }

  /// Shows the handle of a sheet, or not.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    effect(_Names.PresentationDragIndicator.self, "_", visibility)
  }

  /// Rounds the corners of a sheet.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    effect(_Names.PresentationCornerRadius.self, "_", cornerRadius)
  }

  /// Fills the background of a sheet with a style.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    effect(_Names.PresentationBackground.self, "_", _StyleValue(style))
  }

  /// Lets a person dismiss a sheet by dragging, or not.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    effect(_Names.InteractiveDismissDisabled.self, "_", isDisabled)
  }
}

/// Where a popover is attached.
public enum PopoverAttachmentAnchor: Sendable {
  case rect
  case point(UnitPoint)

  /// A rectangle of the view, for which the view's bounds are taken.
  public static func rect(_ source: Anchor<CGRect>.Source) -> PopoverAttachmentAnchor { .rect }
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  let name: String
  /// About half of the height.
  public static let medium = PresentationDetent(name: "medium")
  /// The whole height.
  public static let large = PresentationDetent(name: "large")

  /// A part of the height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(Describer.number(Double(fraction)))")
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(Describer.number(Double(height)))")
  }
}

/// Whether something is shown.
public enum Visibility: String, Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
