import Engine
import Foundation

/// A tip in its place among other views: there while the tip is to be shown.
public struct TipView<Content: Tip>: View {
  @ObservedObject private var store = TipStore.shared
  private let tip: Content?
  private let action: (Tips.Action) -> Void

  /// A tip, with what its buttons do.
  public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
    self.tip = tip
    self.action = action
  }

  /// A tip, where there is one, with what its buttons do.
  public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
    self.tip = tip
    self.action = action
  }

  public var body: some View {
    if let tip, store.shows(tip) {
      VStack(alignment: .leading) {
        HStack {
          tip.image
          tip.title.bold()
          Spacer()
          Button {
            tip.invalidate(reason: .tipClosed)
          } label: {
            Image(systemName: "xmark")
          }
        }
        tip.message
        ForEach(tip.actions) { button in
          Button {
            button.handler()
            action(button)
          } label: {
            button.label()
          }
        }
      }
      .padding()
    }
  }
}

/// Tips that are shown one after another.
@MainActor public final class TipGroup: ObservableObject {
  /// Which tip comes next.
  public enum Priority: Sendable { case firstAvailable, ordered }
  private let tips: [any Tip]

  /// Tips in an order.
  public init(_ priority: Priority = .firstAvailable, @TipGroupBuilder _ tips: () -> [any Tip]) { self.tips = tips() }

  /// The tip that is to be shown now.
  public var currentTip: (any Tip)? { tips.first { $0.shouldDisplay } }
}

/// Makes tips from the statements of a closure.
@resultBuilder public struct TipGroupBuilder {
  public static func buildBlock(_ tips: any Tip...) -> [any Tip] { tips }
}

/// How a tip looks.
@MainActor @preconcurrency public protocol TipViewStyle {
  associatedtype Body: View
  typealias Configuration = TipViewStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A tip that a style shows.
public struct TipViewStyleConfiguration {
  /// The tip itself.
  public let tip: any Tip
  /// What the tip says first.
  public var title: Text? { tip.title }
  /// What the tip says below; `nil` for nothing.
  public var message: Text? { tip.message }
  /// The tip's picture; `nil` for none.
  public var image: Image? { tip.image }
  /// The tip's buttons, in order.
  public var actions: [Tips.Action] { tip.actions }
}

/// The system's look of tips.
public struct MiniTipViewStyle: TipViewStyle {
  /// A style that shows the title alone.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  /// The look of the title alone.
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

extension View {
  /// Shows a tip beside the view; what it says is not drawn here.
  public nonisolated func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { effect(_Names.PopoverTip.self) }

  /// Shows a tip beside the view; what it says is not drawn here.
  public nonisolated func popoverTip(
    _ tip: (any Tip)?, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { effect(_Names.PopoverTip.self) }

  /// Shows a tip beside the view; what it says is not drawn here.
  public nonisolated func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>?, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { effect(_Names.PopoverTip.self) }

  /// Sets how tips look.
  public nonisolated func tipViewStyle(_ style: some TipViewStyle) -> some View { effect(_Names.TipLook.self) }

  /// Sets the background of tips.
  public nonisolated func tipBackground<S: ShapeStyle>(_ style: S) -> some View { effect(_Names.TipLook.self) }

  /// Sets how round the corners of tips are.
  public nonisolated func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> some View {
    effect(_Names.TipLook.self)
  }

  /// Sets the size of the images of tips.
  public nonisolated func tipImageSize(_ size: CGSize) -> some View { effect(_Names.TipLook.self) }

  /// Sets the colours of the images of tips.
  public nonisolated func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View { effect(_Names.TipLook.self) }
}

extension _Names {
  /// The name of ``View/popoverTip(_:arrowEdge:action:)``.
  public enum PopoverTip: _ModifierName { public static var name: StaticString { ".popoverTip" } }
  /// The name of the modifiers that change how tips look.
  public enum TipLook: _ModifierName { public static var name: StaticString { ".tipStyle" } }
}
