import Foundation

#if !canImport(UIKit)
  /// What a view of the system's other framework is drawn in: it keeps what it is told, and is not drawn.
  open class CALayer: NSObject {
    public var name: String?
    public var cornerRadius: CGFloat = 0
    public var borderWidth: CGFloat = 0
    public var borderColor: CGColor?
    public var backgroundColor: CGColor?
    public var masksToBounds = false
    public var shadowColor: CGColor?
    public var shadowOpacity: Float = 0
    public var shadowRadius: CGFloat = 0
    public var shadowOffset = CGSize.zero
    public var opacity: Float = 1
    public var isHidden = false
    public var frame = CGRect.zero
    public var bounds = CGRect.zero
    public var position = CGPoint.zero
    public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    public var zPosition: CGFloat = 0
    public var contents: Any?
    public private(set) var sublayers: [CALayer]?
    public private(set) weak var superlayer: CALayer?
    private var animations: [String: CAAnimation] = [:]

    public override init() {}

    public func addSublayer(_ layer: CALayer) {
      layer.superlayer = self
      sublayers = (sublayers ?? []) + [layer]
    }

    public func insertSublayer(_ layer: CALayer, at index: UInt32) { addSublayer(layer) }

    public func removeFromSuperlayer() {
      superlayer?.sublayers?.removeAll { $0 === self }
      superlayer = nil
    }

    public func add(_ animation: CAAnimation, forKey key: String?) { animations[key ?? ""] = animation }
    public func removeAnimation(forKey key: String) { animations[key] = nil }
    public func removeAllAnimations() { animations = [:] }
  }

  /// A layer of colours.
  public final class CAGradientLayer: CALayer {
    public var colors: [Any]?
    public var locations: [NSNumber]?
    public var startPoint = CGPoint(x: 0.5, y: 0)
    public var endPoint = CGPoint(x: 0.5, y: 1)
  }

  /// A layer with an outline.
  public final class CAShapeLayer: CALayer {
    public var path: CGPath?
    public var fillColor: CGColor?
    public var strokeColor: CGColor?
    public var lineWidth: CGFloat = 1
    public var strokeStart: CGFloat = 0
    public var strokeEnd: CGFloat = 1
  }

  /// A layer of particles; none come here.
  public final class CAEmitterLayer: CALayer {
    public var emitterCells: [CAEmitterCell]?
    public var emitterPosition = CGPoint.zero
    public var emitterSize = CGSize.zero
    public var emitterShape = CAEmitterLayerEmitterShape.point
    public var emitterMode = CAEmitterLayerEmitterMode.volume
    public var renderMode = CAEmitterLayerRenderMode.unordered
    public var birthRate: Float = 1
    public var lifetime: Float = 1
    public var beginTime: TimeInterval = 0
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
    public var name: String?
    public var contents: Any?
    public var color: CGColor?
    public var birthRate: Float = 0
    public var lifetime: Float = 0, lifetimeRange: Float = 0
    public var velocity: CGFloat = 0, velocityRange: CGFloat = 0
    public var emissionLongitude: CGFloat = 0, emissionLatitude: CGFloat = 0, emissionRange: CGFloat = 0
    public var scale: CGFloat = 1, scaleRange: CGFloat = 0, scaleSpeed: CGFloat = 0
    public var spin: CGFloat = 0, spinRange: CGFloat = 0
    public var xAcceleration: CGFloat = 0, yAcceleration: CGFloat = 0, zAcceleration: CGFloat = 0
    public var redRange: Float = 0, greenRange: Float = 0, blueRange: Float = 0, alphaRange: Float = 0
    public var redSpeed: Float = 0, greenSpeed: Float = 0, blueSpeed: Float = 0, alphaSpeed: Float = 0
    public var emitterCells: [CAEmitterCell]?
    public override init() {}
  }

  /// An animation of a layer; nothing moves here.
  open class CAAnimation: NSObject {
    public var duration: TimeInterval = 0
    public var beginTime: TimeInterval = 0
    public var repeatCount: Float = 0
    public var autoreverses = false
    public var isRemovedOnCompletion = true
    public var timingFunction: CAMediaTimingFunction?
    public override init() {}
  }

  /// An animation of a property of a layer.
  open class CAPropertyAnimation: CAAnimation {
    public let keyPath: String?
    public init(keyPath path: String?) { keyPath = path }
  }

  /// An animation from one value to another.
  public final class CABasicAnimation: CAPropertyAnimation {
    public var fromValue: Any?
    public var toValue: Any?
    public var byValue: Any?
  }

  /// An animation through values.
  public final class CAKeyframeAnimation: CAPropertyAnimation {
    public var values: [Any]?
    public var keyTimes: [NSNumber]?
  }

  /// How an animation goes over time.
  public final class CAMediaTimingFunction: NSObject {
    public init(name: CAMediaTimingFunctionName) {}
  }

  /// How an animation goes over time, by name.
  public enum CAMediaTimingFunctionName: Sendable { case linear, easeIn, easeOut, easeInEaseOut, `default` }

  /// A picture of the system's drawing framework.
  public final class CGImage: Sendable {
    public let width: Int
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
    public init(size: CGSize) {}
    public init(bounds: CGRect) {}
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
      actions(UIGraphicsImageRendererContext())
      return UIImage()
    }
  }

  /// Where a picture is drawn.
  public final class UIGraphicsImageRendererContext: NSObject {
    public var cgContext: CGContext { CGContext() }
    public func fill(_ rect: CGRect) {}
  }
#endif

/// Makes a picture of a view; nothing is drawn here, so there is none.
@MainActor public final class ImageRenderer<Content: View> {
  public var content: Content
  public var scale: CGFloat = 1
  public var proposedSize = ProposedViewSize.unspecified

  public init(content: Content) { self.content = content }

  #if !canImport(UIKit)
    public var uiImage: UIImage? { nil }
    public var cgImage: CGImage? { nil }
  #endif
}
