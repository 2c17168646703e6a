/// Why a PNG file can't be read.
public enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file does not begin as PNG files do.
  case notPNG
  /// The file ends too early.
  case cutOff
  /// Something in the file does not fit, in words.
  case damaged(String)
  /// The image has more pixels than may be read.
  case tooLarge(width: Int, height: Int)

  /// What is wrong with the file, in words.
  public var description: String {
    switch self {
    case .notPNG: "it does not begin as a PNG file does"
    case .cutOff: "the PNG file is cut off"
    case .damaged(let what): "the PNG file is damaged: \(what)"
    case .tooLarge(let width, let height): "the image is too large: \(width) × \(height) pixels"
    }
  }
}
