import Foundation

#if !canImport(UIKit)
  /// Something that takes events.
  open class UIResponder: NSObject {
    /// Asks for what is typed, which is not given; always `true`.
    @discardableResult open func becomeFirstResponder() -> Bool { true }
    /// Gives up what is typed; always `true`.
    @discardableResult open func resignFirstResponder() -> Bool { true }
    /// Whether what is typed comes here: always `false`.
    open var isFirstResponder: Bool { false }
  }

  /// A view of the system's other framework: it keeps what it is told, and is not drawn.
  open class UIView: UIResponder {
    /// Where the view is in the one above it, in points.
    open var frame: CGRect
    /// The view's own rectangle: as large as its frame.
    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    /// The middle of the view; kept apart from its frame.
    open var center = CGPoint.zero
    /// The colour behind the view; `nil` for none.
    open var backgroundColor: UIColor?
    /// The colour of what can be tapped; `nil` for that of the view above.
    open var tintColor: UIColor?
    /// How opaque the view is, from 0 to 1.
    open var alpha: CGFloat = 1
    /// Whether the view is not seen.
    open var isHidden = false
    /// Whether the view takes touches.
    open var isUserInteractionEnabled = true
    /// Whether nothing shines through the view.
    open var isOpaque = true
    /// Whether what is outside its bounds is cut off.
    open var clipsToBounds = false
    /// How content fills the view.
    open var contentMode = ContentMode.scaleToFill
    /// A number by which the program finds the view.
    open var tag = 0
    /// What follows when the view above changes its size; nothing does here.
    open var autoresizingMask = AutoresizingMask()
    /// Whether the mask is turned into relations; nothing follows here.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// How the view is moved, turned or made larger.
    open var transform = CGAffineTransform.identity
    /// The views in this one, the last one in front.
    open private(set) var subviews: [UIView] = []
    /// The view that this one is in; `nil` where it is in none.
    open private(set) weak var superview: UIView?
    /// What the view would be drawn in.
    public let layer = CALayer()

    /// A view with a frame.
    public init(frame: CGRect) { self.frame = frame }

    public override convenience init() { self.init(frame: .zero) }

    /// A view from a file, which is not read.
    public required init?(coder: NSCoder) { frame = .zero }

    /// Adds a view in front of the others.
    open func addSubview(_ view: UIView) {
      view.superview = self
      subviews.append(view)
    }

    /// Takes the view out of the one that it is in.
    open func removeFromSuperview() {
      superview?.subviews.removeAll { $0 === self }
      superview = nil
    }

    /// Does nothing: these views are not laid out.
    open func setNeedsLayout() {}
    /// Does nothing: these views are not laid out.
    open func layoutIfNeeded() {}
    /// Not called: these views are not laid out.
    open func layoutSubviews() {}
    /// Does nothing: these views are not drawn.
    open func setNeedsDisplay() {}
    /// Does nothing: the frame stays as it is.
    open func sizeToFit() {}
    /// What a person may do with the view, in the order of adding; `nil` before the first one.
    open private(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// Lets the view have a gesture.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      gestureRecognizer.view = self
      gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }
    /// Takes a gesture away from the view.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }
    /// The view at a point, which takes touches there.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard isUserInteractionEnabled, !isHidden, self.point(inside: point, with: event) else { return nil }
      for view in subviews.reversed() {
        let inside = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
        if let found = view.hitTest(inside, with: event) { return found }
      }
      return self
    }
    /// Whether a point is in the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// Does nothing: these views are not laid out.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    /// Does nothing: these views are not laid out.
    open func setContentCompressionResistancePriority(
      _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}

    /// How content fills a view.
    public enum ContentMode: Int, Sendable {
      case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    }

    /// What follows when a view above changes its size.
    public struct AutoresizingMask: OptionSet, Sendable {
      /// The set as bits.
      public let rawValue: UInt
      /// The set that `rawValue` says; bits without a meaning stay in it.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// The width follows.
      public static let flexibleWidth = AutoresizingMask(rawValue: 2)
      /// The height follows.
      public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    }

    /// Makes the changes at once.
    public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }

    /// Makes the changes at once, and calls the completion with `true`.
    public static func animate(
      withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
      animations()
      completion?(true)
    }
  }

  /// How strongly a view keeps its size.
  public struct UILayoutPriority: RawRepresentable, Sendable {
    /// How strongly, up to 1000.
    public var rawValue: Float
    /// A strength, up to 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// A strength, up to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// It must: 1000.
    public static let required = UILayoutPriority(1000)
    /// Strongly: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// Weakly: 250.
    public static let defaultLow = UILayoutPriority(250)
  }

  /// A relation between the sizes of views.
  public final class NSLayoutConstraint {
    /// A direction.
    public enum Axis: Int, Sendable { case horizontal, vertical }
  }

  /// A text of the system's other framework.
  open class UILabel: UIView, IntrinsicallySized {
    /// What is shown; `nil` for nothing.
    open var text: String?
    /// The font of the text; `nil` for the system's.
    open var font: UIFont?
    /// The colour of the text; `nil` for the system's.
    open var textColor: UIColor?
    /// How the text stands in its lines.
    open var textAlignment = NSTextAlignment.natural
    /// How many lines there may be; 0 for as many as are needed.
    open var numberOfLines = 1
    /// Where a text is cut that is too long, by its number.
    open var lineBreakMode = 0
    /// Whether a text becomes smaller to fit.
    open var adjustsFontSizeToFitWidth = false

    func size(for proposal: ProposedViewSize) -> CGSize {
      TextMetrics.size(
        text ?? "", (font ?? .preferredFont(forTextStyle: .body)).font, width: proposal.width,
        height: proposal.height, lines: numberOfLines > 0 ? numberOfLines : nil)
    }
  }

  /// How text stands in its lines.
  public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

  /// A picture of the system's other framework.
  open class UIImageView: UIView, IntrinsicallySized {
    /// The picture; `nil` for none.
    open var image: UIImage?

    /// A view of a picture, or of none.
    public init(image: UIImage?) {
      self.image = image
      super.init(frame: .zero)
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A view from a file, which is not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    func size(for proposal: ProposedViewSize) -> CGSize { image?.size ?? .zero }
  }

  /// A sign of work of the system's other framework.
  open class UIActivityIndicatorView: UIView, IntrinsicallySized {
    /// How large the sign is.
    public enum Style: Int, Sendable { case medium, large, white, whiteLarge, gray }
    /// How large the sign is.
    public let style: Style
    /// Whether it turns.
    open private(set) var isAnimating = false
    /// The sign's colour; `nil` for the system's.
    open var color: UIColor?
    /// Whether it is hidden while it does not turn; kept as it is set.
    open var hidesWhenStopped = true

    /// A sign of a size, which does not turn.
    public init(style: Style) {
      self.style = style
      super.init(frame: .zero)
    }

    /// A sign from a file, which is not read.
    public required init?(coder: NSCoder) {
      style = .medium
      super.init(coder: coder)
    }

    /// Lets it turn.
    open func startAnimating() { isAnimating = true }
    /// Lets it rest.
    open func stopAnimating() { isAnimating = false }

    func size(for proposal: ProposedViewSize) -> CGSize {
      style == .large || style == .whiteLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }
  }

  /// An effect of the system's other framework.
  open class UIVisualEffect: NSObject {}

  /// A blur.
  public final class UIBlurEffect: UIVisualEffect {
    /// How light the blur is.
    public enum Style: Int, Sendable {
      case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
      case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
      case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark
      case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }
    /// How light the blur is.
    public let style: Style
    /// A blur of a lightness.
    public init(style: Style) { self.style = style }
  }

  /// A view with an effect.
  open class UIVisualEffectView: UIView {
    /// The effect; `nil` for none.
    open var effect: UIVisualEffect?
    /// Where what is seen on the effect is put.
    public let contentView = UIView()

    /// A view with an effect, or without one.
    public init(effect: UIVisualEffect?) {
      self.effect = effect
      super.init(frame: .zero)
    }

    /// A view from a file, which is not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }
#endif
