import Engine
import Foundation

/// A picture that filters work on: it goes by a name, and has no pixels.
open class CIImage: NSObject, @unchecked Sendable {
  let name: String
  /// How large the picture is.
  public let extent: CGRect

  init(name: String, extent: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) {
    self.name = name
    self.extent = extent
  }

  /// A picture of the system's other framework.
  public convenience init?(image: UIImage) { self.init(name: image.title) }

  /// A picture of the drawing framework.
  public convenience init(cgImage: CGImage) { self.init(name: "image") }

  /// A picture in its encoded form.
  public convenience init?(data: Data) { self.init(name: "data") }

  /// The picture with its coordinates transformed.
  open func transformed(by matrix: CGAffineTransform) -> CIImage { self }

  /// A part of the picture.
  open func cropped(to rect: CGRect) -> CIImage { CIImage(name: name, extent: rect) }

  /// The picture after a filter.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
    CIImage(name: "\(name) (\(filterName))", extent: extent)
  }
}

/// Draws pictures; what it makes has the name of what it is made of.
open class CIContext: NSObject, @unchecked Sendable {
  public override init() {}

  /// A context that pays no attention to its options.
  public init(options: [CIContextOption: Any]?) {}

  /// A picture of the drawing framework.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    CGImage(name: image.name, width: Int(fromRect.width), height: Int(fromRect.height))
  }
}

/// How pictures are drawn.
public struct CIContextOption: Hashable, Sendable {
  private let name: String
  /// Asks for drawing without the graphics processor; nothing follows.
  public static let useSoftwareRenderer = CIContextOption(name: "useSoftwareRenderer")
  /// The colours that filters count in; nothing follows.
  public static let workingColorSpace = CIContextOption(name: "workingColorSpace")
}

/// Changes a picture, or makes one: its output goes by the names of the filter and of its input.
open class CIFilter: NSObject, @unchecked Sendable {
  /// The name that the filter was made by, as in `CIGaussianBlur`.
  public let name: String
  private var values: [String: Any] = [:]

  /// A filter by its name.
  public init?(name: String) { self.name = name }

  /// A filter by its name, with some of its inputs.
  public init?(name: String, parameters params: [String: Any]?) {
    self.name = name
    values = params ?? [:]
  }

  fileprivate init(_ name: String) { self.name = name }

  /// What the filter makes; `nil` without an input.
  open var outputImage: CIImage? {
    if let message { return CIImage(name: "\(name) (\(message.count) bytes)") }
    guard let input = inputImage else { return nil }
    return CIImage(name: "\(input.name) (\(name))", extent: input.extent)
  }

  /// The names of the inputs.
  open var inputKeys: [String] {
    [
      kCIInputImageKey, kCIInputIntensityKey, kCIInputRadiusKey, kCIInputScaleKey, kCIInputAmountKey,
      kCIInputCenterKey, kCIInputAngleKey,
    ]
  }

  /// Does nothing: inputs that are not set stay empty.
  open func setDefaults() {}

  /// Sets an input by its name.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// An input by its name.
  open func value(forKey key: String) -> Any? { values[key] }

  /// The picture that the filter changes: what is set for `inputImage`.
  open var inputImage: CIImage? {
    get { values[kCIInputImageKey] as? CIImage }
    set { values[kCIInputImageKey] = newValue }
  }
  /// The bytes that a code stands for; they come before an input picture.
  open var message: Data? {
    get { values["inputMessage"] as? Data }
    set { values["inputMessage"] = newValue }
  }
  /// How much of a code may be damaged; kept only.
  public var correctionLevel = "M"
  /// How strong the effect is; kept only.
  public var intensity: Float = 0
  /// How far the effect reaches, in points; kept only.
  public var radius: Float = 0
  /// How large the pieces of the effect are; kept only.
  public var scale: Float = 1
  /// How far the effect is turned, in radians; kept only.
  public var angle: Float = 0
  /// The place that the effect is about; kept only.
  public var center = CGPoint.zero
  /// How full the colours are, 1 for unchanged; kept only.
  public var saturation: Float = 1
  /// What is added to how bright the picture is; kept only.
  public var brightness: Float = 0
  /// How far light and dark are apart, 1 for unchanged; kept only.
  public var contrast: Float = 1
  /// How many stops of light are added; kept only.
  public var ev: Float = 0
  /// How much of the effect is used; kept only.
  public var amount: Float = 0
}

extension CIFilter {
  /// Makes a square code of a message.
  public static func qrCodeGenerator() -> CIFilter { CIFilter("CIQRCodeGenerator") }
  /// Makes a code of bars of a message.
  public static func code128BarcodeGenerator() -> CIFilter { CIFilter("CICode128BarcodeGenerator") }
  /// Colours a picture brown, as an old photograph.
  public static func sepiaTone() -> CIFilter { CIFilter("CISepiaTone") }
  /// Blurs a picture softly.
  public static func gaussianBlur() -> CIFilter { CIFilter("CIGaussianBlur") }
  /// Blurs a picture by the average of a square.
  public static func boxBlur() -> CIFilter { CIFilter("CIBoxBlur") }
  /// Blurs a picture along a line.
  public static func motionBlur() -> CIFilter { CIFilter("CIMotionBlur") }
  /// Blurs a picture away from a point.
  public static func zoomBlur() -> CIFilter { CIFilter("CIZoomBlur") }
  /// Makes a picture of large squares.
  public static func pixellate() -> CIFilter { CIFilter("CIPixellate") }
  /// Makes a picture of dots.
  public static func pointillize() -> CIFilter { CIFilter("CIPointillize") }
  /// Makes a picture of cells with several corners.
  public static func crystallize() -> CIFilter { CIFilter("CICrystallize") }
  /// Shows where a picture changes, in colour.
  public static func edges() -> CIFilter { CIFilter("CIEdges") }
  /// Shows where a picture changes, as a print in black and white.
  public static func edgeWork() -> CIFilter { CIFilter("CIEdgeWork") }
  /// Makes a picture sharper.
  public static func unsharpMask() -> CIFilter { CIFilter("CIUnsharpMask") }
  /// Makes the corners of a picture dark.
  public static func vignette() -> CIFilter { CIFilter("CIVignette") }
  /// Lets what is bright glow.
  public static func bloom() -> CIFilter { CIFilter("CIBloom") }
  /// Makes what is bright dull.
  public static func gloom() -> CIFilter { CIFilter("CIGloom") }
  /// Turns the pixels around a point.
  public static func twirlDistortion() -> CIFilter { CIFilter("CITwirlDistortion") }
  /// Pushes the pixels around a point out or in.
  public static func bumpDistortion() -> CIFilter { CIFilter("CIBumpDistortion") }
  /// Draws a picture as in a comic.
  public static func comicEffect() -> CIFilter { CIFilter("CIComicEffect") }
  /// Changes how full, bright and far apart the colours are.
  public static func colorControls() -> CIFilter { CIFilter("CIColorControls") }
  /// Turns each colour into its opposite.
  public static func colorInvert() -> CIFilter { CIFilter("CIColorInvert") }
  /// Shows a picture in shades of one colour.
  public static func colorMonochrome() -> CIFilter { CIFilter("CIColorMonochrome") }
  /// Shows dark and bright as two colours.
  public static func falseColor() -> CIFilter { CIFilter("CIFalseColor") }
  /// Turns the colours around the colour wheel.
  public static func hueAdjust() -> CIFilter { CIFilter("CIHueAdjust") }
  /// Lets more or less light in.
  public static func exposureAdjust() -> CIFilter { CIFilter("CIExposureAdjust") }
  /// Makes dull colours fuller.
  public static func vibrance() -> CIFilter { CIFilter("CIVibrance") }
  /// Black and white, with dark and light far apart.
  public static func photoEffectNoir() -> CIFilter { CIFilter("CIPhotoEffectNoir") }
  /// Black and white, with dark and light near each other.
  public static func photoEffectMono() -> CIFilter { CIFilter("CIPhotoEffectMono") }
  /// Colours that are fuller than they were.
  public static func photoEffectChrome() -> CIFilter { CIFilter("CIPhotoEffectChrome") }
  /// Colours that have faded.
  public static func photoEffectFade() -> CIFilter { CIFilter("CIPhotoEffectFade") }
  /// Colours as from an instant camera.
  public static func photoEffectInstant() -> CIFilter { CIFilter("CIPhotoEffectInstant") }
  /// Cool colours, as of a film developed in another bath.
  public static func photoEffectProcess() -> CIFilter { CIFilter("CIPhotoEffectProcess") }
  /// Black and white, with the tones as they are.
  public static func photoEffectTonal() -> CIFilter { CIFilter("CIPhotoEffectTonal") }
  /// Warm colours, as of an old print.
  public static func photoEffectTransfer() -> CIFilter { CIFilter("CIPhotoEffectTransfer") }
}

// The names of a filter's inputs, as the framework spells them.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Names the picture that a filter changes.
public let kCIInputImageKey = "inputImage"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Names how strong an effect is.
public let kCIInputIntensityKey = "inputIntensity"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Names how far an effect reaches.
public let kCIInputRadiusKey = "inputRadius"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Names how large the pieces of an effect are.
public let kCIInputScaleKey = "inputScale"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Names how much of an effect is used.
public let kCIInputAmountKey = "inputAmount"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Names the place that an effect is about.
public let kCIInputCenterKey = "inputCenter"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Names how far an effect is turned.
public let kCIInputAngleKey = "inputAngle"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Names what a filter makes; no input is called that.
public let kCIOutputImageKey = "outputImage"
