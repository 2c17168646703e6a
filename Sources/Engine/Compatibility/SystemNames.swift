import Foundation

#if !canImport(UIKit)
  /// The screen, which is the session's window.
  @MainActor public final class UIScreen {
    public static let main = UIScreen()

    public var bounds: CGRect {
      CGRect(origin: .zero, size: UIScreen.size)
    }

    public var nativeBounds: CGRect { bounds }

    public var scale: CGFloat { 1 }

    /// Set by the session.
    static var size = CGSize(width: 390, height: 844)
  }

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

    public init() {
      name = "image"
      isSystem = false
    }

    public var size: CGSize { CGSize(width: 100, height: 100) }
  }

  extension Image {
    /// A picture of the system's other framework.
    public init(uiImage: UIImage) { self = uiImage.isSystem ? Image(systemName: uiImage.name) : Image(uiImage.name) }
  }

  /// The application of the system's other framework.
  @MainActor public final class UIApplication {
    public static let shared = UIApplication()
    public static let openSettingsURLString = "app-settings:"

    public func open(_ url: URL) {}

    public func canOpenURL(_ url: URL) -> Bool { false }
  }

  /// A device.
  @MainActor public final class UIDevice {
    public static let current = UIDevice()
    public var name: String { "iPhone" }
    public var model: String { "iPhone" }
    public var systemVersion: String { "18.0" }
  }

  /// Feels like an impact; nothing is felt here.
  @MainActor public final class UIImpactFeedbackGenerator {
    /// How heavy the impact is.
    public enum FeedbackStyle: Sendable { case light, medium, heavy, soft, rigid }

    public init(style: FeedbackStyle = .medium) {}

    public func prepare() {}

    public func impactOccurred() {}
  }

  /// Feels like a result; nothing is felt here.
  @MainActor public final class UINotificationFeedbackGenerator {
    /// What came out.
    public enum FeedbackType: Sendable { case success, warning, error }

    public init() {}

    public func prepare() {}

    public func notificationOccurred(_ type: FeedbackType) {}
  }
#endif
