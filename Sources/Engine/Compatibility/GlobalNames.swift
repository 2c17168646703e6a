import Foundation

#if !canImport(Darwin)
  /// A time in seconds.
  public typealias CFTimeInterval = TimeInterval

  /// A point in time in seconds.
  public typealias CFAbsoluteTime = TimeInterval

  /// The time in seconds since 2001, as `Date` has it.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

  /// The time in seconds since the system began; here since 2001, so that it repeats as `Date` does.
  // swift-format-ignore: AlwaysUseLowerCamelCase
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

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
      self.init(cgImage: cgImage)
    }

    public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }

    public var imageOrientation: Orientation { .up }

    public func draw(in rect: CGRect) {}

    public func draw(at point: CGPoint) {}

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  }

  extension Image {
    /// How a picture is turned.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
      case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) { self.init("image") }

    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) { self.init("image") }
  }

  extension UIColor {
    /// Sets the colour of what is drawn next; nothing is drawn here.
    public func set() {}
    public func setFill() {}
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
    public var lineFragmentPadding: CGFloat = 5
    public var maximumNumberOfLines = 0
  }
#endif
