import Foundation

#if !canImport(UIKit)
  /// What a view of the system's other framework is drawn in: it keeps what it is told, and is not drawn.
  open class CALayer: NSObject {
    /// A name by which the program finds the layer.
    public var name: String?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The width of the line around it, in points.
    public var borderWidth: CGFloat = 0
    /// The colour of the line around it; `nil` for none.
    public var borderColor: CGColor?
    /// The colour behind what it shows; `nil` for none.
    public var backgroundColor: CGColor?
    /// Whether what is outside its bounds is cut off.
    public var masksToBounds = false
    /// The colour of its shadow; `nil` for none.
    public var shadowColor: CGColor?
    /// How opaque its shadow is, from 0 to 1.
    public var shadowOpacity: Float = 0
    /// How blurred its shadow is, in points.
    public var shadowRadius: CGFloat = 0
    /// How far its shadow is moved.
    public var shadowOffset = CGSize.zero
    /// How opaque it is, from 0 to 1.
    public var opacity: Float = 1
    /// Whether it is not seen.
    public var isHidden = false
    /// Where it is in the layer above it; kept apart from its bounds and position.
    public var frame = CGRect.zero
    /// Its own rectangle; kept apart from its frame.
    public var bounds = CGRect.zero
    /// Where its anchor is in the layer above it; kept apart from its frame.
    public var position = CGPoint.zero
    /// The point of it that stands at its position, as parts of its size.
    public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// How far in front it is.
    public var zPosition: CGFloat = 0
    /// What it shows; `nil` for nothing.
    public var contents: Any?
    /// The layers in it, the last one in front; `nil` before there was one.
    public private(set) var sublayers: [CALayer]?
    /// The layer that it is in; `nil` where it is in none.
    public private(set) weak var superlayer: CALayer?
    private var animations: [String: CAAnimation] = [:]

    public override init() {}

    /// Adds a layer in front of the others.
    public func addSublayer(_ layer: CALayer) {
      layer.superlayer = self
      sublayers = (sublayers ?? []) + [layer]
    }

    /// Adds a layer in front of the others, whatever the place.
    public func insertSublayer(_ layer: CALayer, at index: UInt32) { addSublayer(layer) }

    /// Takes the layer out of the one that it is in.
    public func removeFromSuperlayer() {
      superlayer?.sublayers?.removeAll { $0 === self }
      superlayer = nil
    }

    /// Keeps an animation under a key; nothing moves.
    public func add(_ animation: CAAnimation, forKey key: String?) { animations[key ?? ""] = animation }
    /// Forgets the animation under a key.
    public func removeAnimation(forKey key: String) { animations[key] = nil }
    /// Forgets all animations.
    public func removeAllAnimations() { animations = [:] }
  }

  /// A layer of colours.
  public final class CAGradientLayer: CALayer {
    /// The colours, in order.
    public var colors: [Any]?
    /// Where the colours are, from 0 to 1; `nil` for equal distances.
    public var locations: [NSNumber]?
    /// Where the first colour is, as parts of the size.
    public var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where the last colour is, as parts of the size.
    public var endPoint = CGPoint(x: 0.5, y: 1)
  }

  /// A layer with an outline.
  public final class CAShapeLayer: CALayer {
    /// The outline; `nil` for none.
    public var path: CGPath?
    /// The colour of the inside; `nil` for none.
    public var fillColor: CGColor?
    /// The colour of the line; `nil` for none.
    public var strokeColor: CGColor?
    /// The width of the line, in points.
    public var lineWidth: CGFloat = 1
    /// Where the line begins, from 0 to 1.
    public var strokeStart: CGFloat = 0
    /// Where the line ends, from 0 to 1.
    public var strokeEnd: CGFloat = 1
  }

  /// A layer of particles; none come here.
  public final class CAEmitterLayer: CALayer {
    /// The kinds of particles.
    public var emitterCells: [CAEmitterCell]?
    /// Where particles come from.
    public var emitterPosition = CGPoint.zero
    /// How large the place is from which particles come.
    public var emitterSize = CGSize.zero
    /// The form of the place from which particles come.
    public var emitterShape = CAEmitterLayerEmitterShape.point
    /// From which part of the form particles come.
    public var emitterMode = CAEmitterLayerEmitterMode.volume
    /// In which order particles are drawn.
    public var renderMode = CAEmitterLayerRenderMode.unordered
    /// How many particles come, as a factor.
    public var birthRate: Float = 1
    /// How long particles last, as a factor.
    public var lifetime: Float = 1
    /// When particles begin to come, in seconds.
    public var beginTime: TimeInterval = 0
    /// The seed of the particles' random numbers.
    public var seed: UInt32 = 0
  }

  /// Where particles come from.
  public enum CAEmitterLayerEmitterShape: Sendable { case point, line, rectangle, cuboid, circle, sphere }
  /// From which part of the shape particles come.
  public enum CAEmitterLayerEmitterMode: Sendable { case points, outline, surface, volume }
  /// In which order particles are drawn.
  public enum CAEmitterLayerRenderMode: Sendable { case unordered, oldestFirst, oldestLast, backToFront, additive }

  /// A kind of particles.
  public final class CAEmitterCell: NSObject {
    /// A name by which the program finds the kind.
    public var name: String?
    /// What a particle shows.
    public var contents: Any?
    /// The colour of a particle; `nil` for that of its contents.
    public var color: CGColor?
    /// How many particles come each second.
    public var birthRate: Float = 0
    /// How long a particle lasts, in seconds, and by how much that differs.
    public var lifetime: Float = 0, lifetimeRange: Float = 0
    /// How fast a particle is, in points a second, and by how much that differs.
    public var velocity: CGFloat = 0, velocityRange: CGFloat = 0
    /// In which direction particles go, in radians, and by how much that differs.
    public var emissionLongitude: CGFloat = 0, emissionLatitude: CGFloat = 0, emissionRange: CGFloat = 0
    /// How large a particle is, as a factor, by how much that differs, and how fast it changes.
    public var scale: CGFloat = 1, scaleRange: CGFloat = 0, scaleSpeed: CGFloat = 0
    /// How fast a particle turns, in radians a second, and by how much that differs.
    public var spin: CGFloat = 0, spinRange: CGFloat = 0
    /// How much faster a particle becomes, in points a second squared.
    public var xAcceleration: CGFloat = 0, yAcceleration: CGFloat = 0, zAcceleration: CGFloat = 0
    /// By how much the parts of the colour differ.
    public var redRange: Float = 0, greenRange: Float = 0, blueRange: Float = 0, alphaRange: Float = 0
    /// How fast the parts of the colour change, each second.
    public var redSpeed: Float = 0, greenSpeed: Float = 0, blueSpeed: Float = 0, alphaSpeed: Float = 0
    /// The kinds of particles that come from a particle.
    public var emitterCells: [CAEmitterCell]?
    public override init() {}
  }

  /// An animation of a layer; nothing moves here.
  open class CAAnimation: NSObject {
    /// How long it takes, in seconds.
    public var duration: TimeInterval = 0
    /// When it begins, in seconds.
    public var beginTime: TimeInterval = 0
    /// How often it is repeated.
    public var repeatCount: Float = 0
    /// Whether it goes back each time.
    public var autoreverses = false
    /// Whether it is forgotten when it is done.
    public var isRemovedOnCompletion = true
    /// How it goes over time; `nil` for always as fast.
    public var timingFunction: CAMediaTimingFunction?
    public override init() {}
  }

  /// An animation of a property of a layer.
  open class CAPropertyAnimation: CAAnimation {
    /// The property that is animated.
    public let keyPath: String?
    /// An animation of a property.
    public init(keyPath path: String?) { keyPath = path }
  }

  /// An animation from one value to another.
  public final class CABasicAnimation: CAPropertyAnimation {
    /// The first value; `nil` for the present one.
    public var fromValue: Any?
    /// The last value; `nil` for the present one.
    public var toValue: Any?
    /// By how much the value changes; `nil` where the last value is given.
    public var byValue: Any?
  }

  /// An animation through values.
  public final class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, in order.
    public var values: [Any]?
    /// When each value is reached, from 0 to 1; `nil` for equal distances.
    public var keyTimes: [NSNumber]?
  }

  /// How an animation goes over time.
  public final class CAMediaTimingFunction: NSObject {
    /// A named course, which is not kept.
    public init(name: CAMediaTimingFunctionName) {}
  }

  /// How an animation goes over time, by name.
  public enum CAMediaTimingFunctionName: Sendable { case linear, easeIn, easeOut, easeInEaseOut, `default` }

  /// A picture of the system's drawing framework.
  public final class CGImage: Sendable {
    /// How many pixels there would be from left to right.
    public let width: Int
    /// How many pixels there would be from top to bottom.
    public let height: Int
    let name: String

    /// A picture that goes by a name; it has no pixels.
    package init(name: String, width: Int = 100, height: Int = 100) {
      self.name = name
      self.width = width
      self.height = height
    }
  }

  /// Draws a picture; nothing is drawn here.
  public final class UIGraphicsImageRenderer: NSObject {
    /// Makes pictures of a size, which is not kept.
    public init(size: CGSize) {}
    /// Makes pictures of a part of the plane, which is not kept.
    public init(bounds: CGRect) {}
    /// Calls the closure with a context that draws nothing, and gives a picture without content.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
      actions(UIGraphicsImageRendererContext())
      return UIImage()
    }
  }

  /// Where a picture is drawn.
  public final class UIGraphicsImageRendererContext: NSObject {
    /// A context that draws nothing.
    public var cgContext: CGContext { CGContext() }
    /// Draws nothing.
    public func fill(_ rect: CGRect) {}
  }
#endif

/// Makes a picture of a view; nothing is drawn here, so there is none.
@MainActor public final class ImageRenderer<Content: View> {
  /// The view of which a picture would be made.
  public var content: Content
  /// How many pixels a point has; kept as it is set.
  public var scale: CGFloat = 1
  /// The size that is proposed to the view; kept as it is set.
  public var proposedSize = ProposedViewSize.unspecified

  /// Makes pictures of a view, of which none comes.
  public init(content: Content) { self.content = content }

  #if !canImport(UIKit)
    /// Always `nil`, as nothing is drawn.
    public var uiImage: UIImage? { nil }
    /// Always `nil`, as nothing is drawn.
    public var cgImage: CGImage? { nil }
  #endif
}
