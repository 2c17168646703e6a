import Foundation

/// A view of the system's other framework: one opaque displayable that takes the room it is offered.
///
/// It is made when it appears, updated with each new value and each change of what it depends on, and given back when it
/// ends.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

extension UIViewRepresentable {
  /// By default there is nothing to do when the view ends.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// By default `nil`: the view takes the room that it is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    RepresentedNode(
      view, inputs,
      RepresentedMembers(
        make: { $0.makeUIView(context: $1) }, update: { $0.updateUIView($1, context: $2) },
        coordinator: { $0.makeCoordinator() },
        end: { Self.dismantleUIView($0, coordinator: $1) },
        context: { UIViewRepresentableContext(coordinator: $0, environment: $1) },
        size: { $0.sizeThatFits($1, uiView: $2, context: $3) }))
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Without a coordinator there is nothing to make.
  public func makeCoordinator() {}
}

/// What surrounds a view of the system's other framework.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The coordinator that was made for the view.
  public let coordinator: Representable.Coordinator
  /// The environment in which the view stands.
  public let environment: EnvironmentValues
  /// The transaction of the present update.
  public var transaction: Transaction { Transaction.current }
}

/// A screen of the system's other framework: one opaque displayable that takes the room it is offered.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: UIViewControllerType, context: Context)
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
  /// By default there is nothing to do when the screen ends.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    RepresentedNode(
      view, inputs,
      RepresentedMembers(
        make: { $0.makeUIViewController(context: $1) }, update: { $0.updateUIViewController($1, context: $2) },
        coordinator: { $0.makeCoordinator() },
        end: { Self.dismantleUIViewController($0, coordinator: $1) },
        context: { UIViewControllerRepresentableContext(coordinator: $0, environment: $1) },
        size: { _, _, _, _ in nil }))
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Without a coordinator there is nothing to make.
  public func makeCoordinator() {}
}

/// What surrounds a screen of the system's other framework.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The coordinator that was made for the screen.
  public let coordinator: Representable.Coordinator
  /// The environment in which the screen stands.
  public let environment: EnvironmentValues
  /// The transaction of the present update.
  public var transaction: Transaction { Transaction.current }
}
