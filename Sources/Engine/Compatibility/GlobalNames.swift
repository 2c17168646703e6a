import Foundation

#if !canImport(Darwin)
  /// A time in seconds.
  public typealias CFTimeInterval = TimeInterval

  /// A point in time in seconds.
  public typealias CFAbsoluteTime = TimeInterval

  /// The time in seconds since 2001, as `Date` has it.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The time in seconds since 2001, as `Date` has it.
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

  /// The time in seconds since the system began; here since 2001, so that it repeats as `Date` does.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The time in seconds since 2001: a clock that repeats as `Date` does.
  public func CACurrentMediaTime() -> CFTimeInterval { Date().timeIntervalSinceReferenceDate }

  /// Does work and lets go of what it made on the way.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
#endif

#if !canImport(UIKit)
  extension CGImage {
    /// A part of a picture; nothing is drawn, so there is none.
    public func cropping(to rect: CGRect) -> CGImage? { self }
  }

  extension UIImage {
    /// How a picture is turned.
    public enum Orientation: Int, Sendable {
      case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// A picture of the drawing framework; its scale and how it is turned are not kept.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
      self.init(cgImage: cgImage)
    }

    /// A picture of bytes, which are not read; the scale is not kept.
    public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }

    /// How the picture is turned: always upright.
    public var imageOrientation: Orientation { .up }

    /// Draws nothing.
    public func draw(in rect: CGRect) {}

    /// Draws nothing.
    public func draw(at point: CGPoint) {}

    /// The same picture: the insets are not kept.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  }

  extension Image {
    /// How a picture is turned.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
      case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    /// A picture by the name `image`; the rest is not kept.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) { self.init("image") }

    /// A picture by the name `image`; the rest is not kept.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) { self.init("image") }
  }

  extension UIColor {
    /// Sets the colour of what is drawn next; nothing is drawn here.
    public func set() {}
    /// Does nothing, as nothing is drawn.
    public func setFill() {}
    /// Does nothing, as nothing is drawn.
    public func setStroke() {}
  }

  extension NSString {
    /// The size of the text on one line, as texts are measured here.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      let size = (attributes?[.font] as? UIFont)?.pointSize ?? 12
      return CGSize(width: CGFloat(length) * size * 0.5, height: size * 1.2)
    }
  }

  extension String {
    /// The size of the text on one line, as texts are measured here.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      NSString(string: self).size(withAttributes: attributes)
    }
  }

  /// Where the lines of a text are.
  public final class NSTextContainer: NSObject {
    /// The room at both ends of a line, in points.
    public var lineFragmentPadding: CGFloat = 5
    /// How many lines there may be; 0 for as many as are needed.
    public var maximumNumberOfLines = 0
  }
#endif
