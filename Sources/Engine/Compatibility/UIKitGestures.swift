import Foundation

#if !canImport(UIKit)
  /// Something that a person does with a view of the system's other framework.
  open class UIGestureRecognizer: NSObject {
    /// How far a gesture has come.
    public enum State: Int, Sendable {
      case possible, began, changed, ended, cancelled, failed
      /// Another name of ``ended``, for a gesture without steps.
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
    /// What the program calls the recognizer; kept only.
    open var name: String?
    /// Whether the view would get no touches once the gesture is found; kept only.
    open var cancelsTouchesInView = true
    /// Whether touches would wait until it is known that there is no gesture; kept only.
    open var delaysTouchesBegan = false
    /// Whether the end of touches would wait for it; kept only.
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
    /// How many taps make the gesture; kept only.
    open var numberOfTapsRequired = 1
    /// How many fingers have to tap; kept only.
    open var numberOfTouchesRequired = 1
  }

  /// A press that lasts; a tap step counts as one.
  open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How many seconds the press lasts; kept only, as no time is waited for.
    open var minimumPressDuration = 0.5
    /// How far the finger may move, in points; kept only.
    open var allowableMovement: CGFloat = 10
    /// How many taps come before the press; kept only.
    open var numberOfTapsRequired = 0
    /// How many fingers have to press; kept only.
    open var numberOfTouchesRequired = 1
  }

  /// A movement.
  open class UIPanGestureRecognizer: UIGestureRecognizer, MovingRecognizer {
    /// The fewest fingers that move; kept only.
    open var minimumNumberOfTouches = 1
    /// The most fingers that move; kept only.
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
    /// The edges at which the movement may begin; kept only.
    open var edges: UIRectEdge = []
  }

  /// Edges of a rectangle.
  public struct UIRectEdge: OptionSet, Sendable {
    /// One bit for each edge.
    public let rawValue: UInt
    /// The edges of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper edge.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left edge, whatever the direction of writing.
    public static let left = UIRectEdge(rawValue: 2)
    /// The lower edge.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right edge, whatever the direction of writing.
    public static let right = UIRectEdge(rawValue: 8)
    /// All four edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
  }

  /// A short movement in a direction.
  open class UISwipeGestureRecognizer: UIGestureRecognizer, MovingRecognizer {
    /// Where a movement goes.
    public struct Direction: OptionSet, Sendable {
      /// One bit for each direction.
      public let rawValue: UInt
      /// The directions of some bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// From left to right.
      public static let right = Direction(rawValue: 1)
      /// From right to left.
      public static let left = Direction(rawValue: 2)
      /// Towards the upper edge.
      public static let up = Direction(rawValue: 4)
      /// Towards the lower edge.
      public static let down = Direction(rawValue: 8)
    }
    /// Where the movement has to go; kept only.
    open var direction: Direction = .right
    /// How many fingers have to move; kept only.
    open var numberOfTouchesRequired = 1
  }

  /// Two fingers that come nearer or go apart; no step does it.
  open class UIPinchGestureRecognizer: UIGestureRecognizer, MovingRecognizer {
    /// How much farther apart the fingers are than at first; 1 until the program sets it.
    open var scale: CGFloat = 1
    /// How fast the scale changes: always 0.
    open var velocity: CGFloat { 0 }
  }

  /// Two fingers that turn; no step does it.
  open class UIRotationGestureRecognizer: UIGestureRecognizer, MovingRecognizer {
    /// How far the fingers have turned, in radians; 0 until the program sets it.
    open var rotation: CGFloat = 0
    /// How fast the fingers turn: always 0.
    open var velocity: CGFloat { 0 }
  }

  /// A pointer over a view; no step does it.
  open class UIHoverGestureRecognizer: UIGestureRecognizer, MovingRecognizer {}

  /// A finger on the screen.
  open class UITouch: NSObject {
    /// Where the finger is.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// The view that is touched; `nil` here.
    open weak var view: UIView?
    /// How many taps there were: always 1.
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
    /// Says that the gesture may begin; nobody asks.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Says that no two gestures go on at one time; nobody asks.
    public func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// Says that the gesture waits for no other one; nobody asks.
    public func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// Says that no other gesture waits for this one; nobody asks.
    public func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// Says that the gesture may have the touch; nobody asks.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      true
    }
  }
#endif
