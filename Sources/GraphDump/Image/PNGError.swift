/// Why a PNG file can't be read.
public enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  case notPNG
  case cutOff
  case damaged(String)
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
