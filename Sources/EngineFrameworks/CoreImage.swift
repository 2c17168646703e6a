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

  public init(options: [CIContextOption: Any]?) {}

  /// A picture of the drawing framework.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    CGImage(name: image.name, width: Int(fromRect.width), height: Int(fromRect.height))
  }
}

/// How pictures are drawn.
public struct CIContextOption: Hashable, Sendable {
  private let name: String
  public static let useSoftwareRenderer = CIContextOption(name: "useSoftwareRenderer")
  public static let workingColorSpace = CIContextOption(name: "workingColorSpace")
}

/// Changes a picture, or makes one: its output goes by the names of the filter and of its input.
open class CIFilter: NSObject, @unchecked Sendable {
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

  open func setDefaults() {}

  /// Sets an input by its name.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// An input by its name.
  open func value(forKey key: String) -> Any? { values[key] }

  open var inputImage: CIImage? {
    get { values[kCIInputImageKey] as? CIImage }
    set { values[kCIInputImageKey] = newValue }
  }
  open var message: Data? {
    get { values["inputMessage"] as? Data }
    set { values["inputMessage"] = newValue }
  }
  public var correctionLevel = "M"
  public var intensity: Float = 0
  public var radius: Float = 0
  public var scale: Float = 1
  public var angle: Float = 0
  public var center = CGPoint.zero
  public var saturation: Float = 1
  public var brightness: Float = 0
  public var contrast: Float = 1
  public var ev: Float = 0
  public var amount: Float = 0
}

extension CIFilter {
  public static func qrCodeGenerator() -> CIFilter { CIFilter("CIQRCodeGenerator") }
  public static func code128BarcodeGenerator() -> CIFilter { CIFilter("CICode128BarcodeGenerator") }
  public static func sepiaTone() -> CIFilter { CIFilter("CISepiaTone") }
  public static func gaussianBlur() -> CIFilter { CIFilter("CIGaussianBlur") }
  public static func boxBlur() -> CIFilter { CIFilter("CIBoxBlur") }
  public static func motionBlur() -> CIFilter { CIFilter("CIMotionBlur") }
  public static func zoomBlur() -> CIFilter { CIFilter("CIZoomBlur") }
  public static func pixellate() -> CIFilter { CIFilter("CIPixellate") }
  public static func pointillize() -> CIFilter { CIFilter("CIPointillize") }
  public static func crystallize() -> CIFilter { CIFilter("CICrystallize") }
  public static func edges() -> CIFilter { CIFilter("CIEdges") }
  public static func edgeWork() -> CIFilter { CIFilter("CIEdgeWork") }
  public static func unsharpMask() -> CIFilter { CIFilter("CIUnsharpMask") }
  public static func vignette() -> CIFilter { CIFilter("CIVignette") }
  public static func bloom() -> CIFilter { CIFilter("CIBloom") }
  public static func gloom() -> CIFilter { CIFilter("CIGloom") }
  public static func twirlDistortion() -> CIFilter { CIFilter("CITwirlDistortion") }
  public static func bumpDistortion() -> CIFilter { CIFilter("CIBumpDistortion") }
  public static func comicEffect() -> CIFilter { CIFilter("CIComicEffect") }
  public static func colorControls() -> CIFilter { CIFilter("CIColorControls") }
  public static func colorInvert() -> CIFilter { CIFilter("CIColorInvert") }
  public static func colorMonochrome() -> CIFilter { CIFilter("CIColorMonochrome") }
  public static func falseColor() -> CIFilter { CIFilter("CIFalseColor") }
  public static func hueAdjust() -> CIFilter { CIFilter("CIHueAdjust") }
  public static func exposureAdjust() -> CIFilter { CIFilter("CIExposureAdjust") }
  public static func vibrance() -> CIFilter { CIFilter("CIVibrance") }
  public static func photoEffectNoir() -> CIFilter { CIFilter("CIPhotoEffectNoir") }
  public static func photoEffectMono() -> CIFilter { CIFilter("CIPhotoEffectMono") }
  public static func photoEffectChrome() -> CIFilter { CIFilter("CIPhotoEffectChrome") }
  public static func photoEffectFade() -> CIFilter { CIFilter("CIPhotoEffectFade") }
  public static func photoEffectInstant() -> CIFilter { CIFilter("CIPhotoEffectInstant") }
  public static func photoEffectProcess() -> CIFilter { CIFilter("CIPhotoEffectProcess") }
  public static func photoEffectTonal() -> CIFilter { CIFilter("CIPhotoEffectTonal") }
  public static func photoEffectTransfer() -> CIFilter { CIFilter("CIPhotoEffectTransfer") }
}

// The names of a filter's inputs, as the framework spells them.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputImageKey = "inputImage"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputIntensityKey = "inputIntensity"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputRadiusKey = "inputRadius"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputScaleKey = "inputScale"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputAmountKey = "inputAmount"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputCenterKey = "inputCenter"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIInputAngleKey = "inputAngle"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCIOutputImageKey = "outputImage"
