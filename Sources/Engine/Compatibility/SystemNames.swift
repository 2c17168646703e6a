import Foundation

#if !canImport(UIKit)
  /// A picture of the system's other framework, by name.
  public final class UIImage: Sendable {
    let name: String
    let isSystem: Bool

    public init?(named name: String) {
      self.name = name
      isSystem = false
    }

    public init?(systemName name: String) {
      self.name = name
      isSystem = true
    }

    public init?(data: Data) {
      name = "data"
      isSystem = false
    }

    public init?(contentsOfFile path: String) {
      name = path
      isSystem = false
    }

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

    public init(resource: ImageResource) {
      name = resource.name
      isSystem = false
    }

    public var size: CGSize { CGSize(width: 100, height: 100) }

    public var cgImage: CGImage? { nil }

    public func withTintColor(_ color: UIColor) -> UIImage { self }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

    /// Whether a picture is drawn as it is or as a mask.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    public var scale: CGFloat { 1 }

    public func jpegData(compressionQuality: CGFloat) -> Data? { Data(name.utf8) }

    public func pngData() -> Data? { Data(name.utf8) }
  }

  extension Image {
    /// A picture of the system's other framework.
    public init(uiImage: UIImage) { self = uiImage.isSystem ? Image(systemName: uiImage.name) : Image(uiImage.name) }
  }
#endif
