import Foundation

#if !canImport(UIKit)
  /// A picture of the system's other framework, by name.
  public final class UIImage: Sendable {
    let name: String
    let isSystem: Bool

    /// A picture by its name, which is not looked for; never `nil`.
    public init?(named name: String) {
      self.name = name
      isSystem = false
    }

    /// A symbol by its name, which is not looked for; never `nil`.
    public init?(systemName name: String) {
      self.name = name
      isSystem = true
    }

    /// A picture of bytes, which are not read; never `nil`.
    public init?(data: Data) {
      name = "data"
      isSystem = false
    }

    /// A picture of a file, which is not read; never `nil`.
    public init?(contentsOfFile path: String) {
      name = path
      isSystem = false
    }

    /// A picture without content.
    public init() {
      name = "image"
      isSystem = false
    }

    /// A picture of the drawing framework.
    public init(cgImage: CGImage) {
      name = cgImage.name
      isSystem = false
    }

    /// What a picture is called.
    package var title: String { name }

    /// A picture of the program's catalogue, by its name.
    public init(resource: ImageResource) {
      name = resource.name
      isSystem = false
    }

    /// Always 100 points wide and high, as no pixels are known.
    public var size: CGSize { CGSize(width: 100, height: 100) }

    /// Always `nil`, as nothing is drawn.
    public var cgImage: CGImage? { nil }

    /// The same picture: the colour is not kept.
    public func withTintColor(_ color: UIColor) -> UIImage { self }

    /// The same picture: the mode is not kept.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

    /// Whether a picture is drawn as it is or as a mask.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    /// How many pixels a point has: always one.
    public var scale: CGFloat { 1 }

    /// The bytes of the picture's name: there are no pixels to encode.
    public func jpegData(compressionQuality: CGFloat) -> Data? { Data(name.utf8) }

    /// The bytes of the picture's name: there are no pixels to encode.
    public func pngData() -> Data? { Data(name.utf8) }
  }

  extension Image {
    /// A picture of the system's other framework.
    public init(uiImage: UIImage) { self = uiImage.isSystem ? Image(systemName: uiImage.name) : Image(uiImage.name) }
  }
#endif
