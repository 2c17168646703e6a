import Foundation

#if !canImport(UIKit)
  /// A gesture of the system's other framework.
  ///
  /// Its recognizer is made once and told of taps and drags, as a state that begins, changes and ends.
  @MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    associatedtype Coordinator = Void
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

    /// Makes the recognizer, once.
    @MainActor @preconcurrency func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType

    /// Tells the recognizer of a new value.
    @MainActor @preconcurrency func updateUIGestureRecognizer(
      _ recognizer: UIGestureRecognizerType, context: Context)

    /// Answers to a change of the recognizer's state.
    @MainActor @preconcurrency func handleUIGestureRecognizerAction(
      _ recognizer: UIGestureRecognizerType, context: Context)

    /// Makes what goes with the recognizer, once.
    @MainActor @preconcurrency func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
  }

  extension UIGestureRecognizerRepresentable {
    /// Changes nothing of the recognizer.
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}

    /// Does nothing when the gesture comes further.
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
  }

  extension UIGestureRecognizerRepresentable where Coordinator == Void {
    /// Makes nothing.
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
  }

  /// What surrounds a recognizer of the system's other framework.
  public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    /// What the representable made to go with its recognizer.
    public let coordinator: Representable.Coordinator
    /// Turns places of the recognizer into those of the view.
    public let converter: Representable.CoordinateSpaceConverter
  }

  /// Turns places of a recognizer into those of the view that it is on.
  @MainActor public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    let state: RecognizerState

    /// Where the gesture is, in the view.
    public var localLocation: CGPoint { state.location }

    /// How far the gesture has come; `nil` where it does not move.
    public var localTranslation: CGPoint? { state.translation }

    /// How fast the gesture moves; `nil` where it does not.
    public var localVelocity: CGPoint? { state.translation == nil ? nil : .zero }

    /// Where the gesture is in a space.
    public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { state.location }

    /// How far the gesture has come, in a space.
    public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { state.translation }

    /// How fast the gesture moves, in a space.
    public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { localVelocity }
  }

  /// What a recognizer, and who converts its places, is told.
  @MainActor final class RecognizerState {
    var location = CGPoint.zero
    var translation: CGPoint?
  }

  /// A recognizer with what goes with it, for as long as the view is there.
  @MainActor final class RepresentedRecognizer<R: UIGestureRecognizerRepresentable> {
    private let state = RecognizerState()
    private var made: (recognizer: R.UIGestureRecognizerType, coordinator: R.Coordinator)?

    func run(_ representable: R, _ steps: [(UIGestureRecognizer.State, CGSize)], moves: Bool, at place: CGPoint) {
      let converter = R.CoordinateSpaceConverter(state: state)
      let coordinator = made?.coordinator ?? representable.makeCoordinator(converter: converter)
      let context = R.Context(coordinator: coordinator, converter: converter)
      let recognizer = made?.recognizer ?? representable.makeUIGestureRecognizer(context: context)
      made = (recognizer, coordinator)
      representable.updateUIGestureRecognizer(recognizer, context: context)
      guard recognizer.isEnabled else { return }
      for (step, translation) in steps {
        state.location = CGPoint(x: place.x + translation.width, y: place.y + translation.height)
        state.translation = moves ? CGPoint(x: translation.width, y: translation.height) : nil
        recognizer.take(step, location: state.location, translation: state.translation ?? .zero)
        representable.handleUIGestureRecognizerAction(recognizer, context: context)
      }
      recognizer.take(.possible, location: state.location, translation: .zero)
    }
  }

  /// The gesture that a recognizer stands for: it answers a tap, or a drag, as its kind does.
  struct RecognizerGesture<R: UIGestureRecognizerRepresentable>: Gesture {
    let representable: R
    let represented: RepresentedRecognizer<R>

    func _answer(_ stimulus: _GestureStimulus) -> _GestureAnswer<Void>? {
      switch stimulus {
      case .tap(let place):
        guard !(R.UIGestureRecognizerType.self is any MovingRecognizer.Type) else { return nil }
        return _GestureAnswer(
          value: (),
          ends: [
            { [representable, represented] _ in
              represented.run(representable, [(.ended, .zero)], moves: false, at: place)
            }
          ])
      case .drag(let distance):
        guard R.UIGestureRecognizerType.self is any MovingRecognizer.Type else { return nil }
        return _GestureAnswer(
          value: (),
          ends: [
            { [representable, represented] _ in
              represented.run(
                representable, [(.began, .zero), (.changed, distance), (.ended, distance)], moves: true, at: .zero)
            }
          ])
      }
    }

    var _words: String { TypeName.short(R.self) }
  }

  /// Keeps the recognizer with the view.
  struct RecognizerModifier<R: UIGestureRecognizerRepresentable>: ViewModifier {
    let representable: R
    @State private var represented = RepresentedRecognizer<R>()

    func body(content: Content) -> some View {
      content.modifier(
        AddGestureModifier(gesture: RecognizerGesture(representable: representable, represented: represented)))
    }
  }

  extension View {
    /// Lets the view answer to a gesture of the system's other framework.
    @MainActor @preconcurrency public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View
    {
      modifier(RecognizerModifier(representable: representable))
    }
  }
#endif
