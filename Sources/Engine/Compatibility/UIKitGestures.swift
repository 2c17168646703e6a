import Foundation

#if !canImport(UIKit)
  /// Something that a person does with a view of the system's other framework.
  open class UIGestureRecognizer: NSObject {
    /// How far a gesture has come.
    public enum State: Int, Sendable {
      case possible, began, changed, ended, cancelled, failed
      public static var recognized: State { .ended }
    }

    /// Whether the gesture is looked for.
    open var isEnabled = true
    /// How far the gesture has come.
    open var state = State.possible
    /// Who is asked whether the gesture may begin.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view that the recognizer is on.
    open internal(set) weak var view: UIView?
    open var name: String?
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    private var place = CGPoint.zero
    fileprivate var movement = CGPoint.zero
    private var targets: [(target: Any?, action: Selector?)] = []

    public override init() {}

    /// A recognizer that sends a message; without Objective-C no message arrives.
    public convenience init(target: Any?, action: Selector?) {
      self.init()
      addTarget(target ?? self, action: action ?? Selector(""))
    }

    /// Sends a message to one more target.
    open func addTarget(_ target: Any, action: Selector) { targets.append((target, action)) }

    /// Where the gesture is.
    open func location(in view: UIView?) -> CGPoint { place }

    /// How many fingers there are.
    open var numberOfTouches: Int { state == .possible ? 0 : 1 }

    /// Lets this gesture begin only where another one fails.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

    func take(_ state: State, location: CGPoint, translation: CGPoint) {
      self.state = state
      place = location
      movement = translation
    }
  }

  /// A gesture that moves.
  protocol MovingRecognizer {}

  /// A tap, or several.
  open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
  }

  /// A press that lasts; a tap step counts as one.
  open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration = 0.5
    open var allowableMovement: CGFloat = 10
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
  }

  /// A movement.
  open class UIPanGestureRecognizer: UIGestureRecognizer, MovingRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    private var origin = CGPoint.zero

    /// How far the movement has come.
    open func translation(in view: UIView?) -> CGPoint { CGPoint(x: movement.x - origin.x, y: movement.y - origin.y) }

    /// Counts the movement from here on.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
      origin = CGPoint(x: movement.x - translation.x, y: movement.y - translation.y)
    }

    /// How fast the movement is.
    open func velocity(in view: UIView?) -> CGPoint { .zero }

    override func take(_ state: State, location: CGPoint, translation: CGPoint) {
      if state == .began { origin = .zero }
      super.take(state, location: location, translation: translation)
    }
  }

  /// A movement that begins at an edge of the screen.
  open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []
  }

  /// Edges of a rectangle.
  public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = UIRectEdge(rawValue: 1)
    public static let left = UIRectEdge(rawValue: 2)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let right = UIRectEdge(rawValue: 8)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
  }

  /// A short movement in a direction.
  open class UISwipeGestureRecognizer: UIGestureRecognizer, MovingRecognizer {
    /// Where a movement goes.
    public struct Direction: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let right = Direction(rawValue: 1)
      public static let left = Direction(rawValue: 2)
      public static let up = Direction(rawValue: 4)
      public static let down = Direction(rawValue: 8)
    }
    open var direction: Direction = .right
    open var numberOfTouchesRequired = 1
  }

  /// Two fingers that come nearer or go apart; no step does it.
  open class UIPinchGestureRecognizer: UIGestureRecognizer, MovingRecognizer {
    open var scale: CGFloat = 1
    open var velocity: CGFloat { 0 }
  }

  /// Two fingers that turn; no step does it.
  open class UIRotationGestureRecognizer: UIGestureRecognizer, MovingRecognizer {
    open var rotation: CGFloat = 0
    open var velocity: CGFloat { 0 }
  }

  /// A pointer over a view; no step does it.
  open class UIHoverGestureRecognizer: UIGestureRecognizer, MovingRecognizer {}

  /// A finger on the screen.
  open class UITouch: NSObject {
    /// Where the finger is.
    open func location(in view: UIView?) -> CGPoint { .zero }
    open weak var view: UIView?
    open var tapCount: Int { 1 }
  }

  /// Something that happens to a view of the system's other framework.
  open class UIEvent: NSObject {}

  /// Is asked whether gestures may begin, and together with which.
  @MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  }

  extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      true
    }
  }
#endif
