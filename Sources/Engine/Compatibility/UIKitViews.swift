import Foundation

#if !canImport(UIKit)
  /// Something that takes events.
  open class UIResponder: NSObject {
    @discardableResult open func becomeFirstResponder() -> Bool { true }
    @discardableResult open func resignFirstResponder() -> Bool { true }
    open var isFirstResponder: Bool { false }
  }

  /// A view of the system's other framework: it keeps what it is told, and is not drawn.
  open class UIView: UIResponder {
    open var frame: CGRect
    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    open var center = CGPoint.zero
    open var backgroundColor: UIColor?
    open var tintColor: UIColor?
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isUserInteractionEnabled = true
    open var isOpaque = true
    open var clipsToBounds = false
    open var contentMode = ContentMode.scaleToFill
    open var tag = 0
    open var autoresizingMask = AutoresizingMask()
    open var translatesAutoresizingMaskIntoConstraints = true
    open var transform = CGAffineTransform.identity
    open private(set) var subviews: [UIView] = []
    open private(set) weak var superview: UIView?
    public let layer = CALayer()

    public init(frame: CGRect) { self.frame = frame }

    public override convenience init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) { frame = .zero }

    open func addSubview(_ view: UIView) {
      view.superview = self
      subviews.append(view)
    }

    open func removeFromSuperview() {
      superview?.subviews.removeAll { $0 === self }
      superview = nil
    }

    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func layoutSubviews() {}
    open func setNeedsDisplay() {}
    open func sizeToFit() {}
    open private(set) var gestureRecognizers: [UIGestureRecognizer]?
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      gestureRecognizer.view = self
      gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }
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
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    open func setContentCompressionResistancePriority(
      _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}

    /// How content fills a view.
    public enum ContentMode: Int, Sendable {
      case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    }

    /// What follows when a view above changes its size.
    public struct AutoresizingMask: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let flexibleWidth = AutoresizingMask(rawValue: 2)
      public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    }

    public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }

    public static func animate(
      withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
      animations()
      completion?(true)
    }
  }

  /// How strongly a view keeps its size.
  public struct UILayoutPriority: RawRepresentable, Sendable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
  }

  /// A relation between the sizes of views.
  public final class NSLayoutConstraint {
    /// A direction.
    public enum Axis: Int, Sendable { case horizontal, vertical }
  }

  /// A text of the system's other framework.
  open class UILabel: UIView, IntrinsicallySized {
    open var text: String?
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
    open var lineBreakMode = 0
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
    open var image: UIImage?

    public init(image: UIImage?) {
      self.image = image
      super.init(frame: .zero)
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    func size(for proposal: ProposedViewSize) -> CGSize { image?.size ?? .zero }
  }

  /// A sign of work of the system's other framework.
  open class UIActivityIndicatorView: UIView, IntrinsicallySized {
    /// How large the sign is.
    public enum Style: Int, Sendable { case medium, large, white, whiteLarge, gray }
    public let style: Style
    open private(set) var isAnimating = false
    open var color: UIColor?
    open var hidesWhenStopped = true

    public init(style: Style) {
      self.style = style
      super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
      style = .medium
      super.init(coder: coder)
    }

    open func startAnimating() { isAnimating = true }
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
    public let style: Style
    public init(style: Style) { self.style = style }
  }

  /// A view with an effect.
  open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    public let contentView = UIView()

    public init(effect: UIVisualEffect?) {
      self.effect = effect
      super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }
#endif
