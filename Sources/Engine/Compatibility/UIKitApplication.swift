import Foundation

#if !canImport(UIKit)
  /// The screen, which is the session's window.
  public final class UIScreen: Sendable {
    public static let main = UIScreen()

    public var bounds: CGRect { CGRect(origin: .zero, size: UIScreen.size) }

    public var nativeBounds: CGRect { bounds }

    public var scale: CGFloat { 1 }

    public var brightness: CGFloat { 1 }

    /// Set by the session.
    nonisolated(unsafe) static var size = CGSize(width: 390, height: 844)
  }

  /// The application of the system's other framework.
  public final class UIApplication: Sendable {
    public static let shared = UIApplication()
    public static let openSettingsURLString = "app-settings:"
    public static let openNotificationSettingsURLString = "app-settings:notifications"

    /// What the application is started with.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let url = LaunchOptionsKey(rawValue: "url")
      public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
    }

    /// How an address is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
    }

    public func open(
      _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
    ) { completionHandler?(false) }

    public func canOpenURL(_ url: URL) -> Bool { false }

    @discardableResult public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: Any?)
      -> Bool
    { false }

    public var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
    public var windows: [UIWindow] { [UIWindowScene.only.window] }
    public var keyWindow: UIWindow? { windows.first }
    public var isIdleTimerDisabled: Bool {
      get { false }
      set {}
    }
    public var applicationIconBadgeNumber: Int {
      get { 0 }
      set {}
    }
    public func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
      completionHandler?(nil)
    }
    public var alternateIconName: String? { nil }
    public func registerForRemoteNotifications() {}

    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    public static let willEnterForegroundNotification = Notification.Name(
      "UIApplicationWillEnterForegroundNotification")
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    public static let userDidTakeScreenshotNotification = Notification.Name(
      "UIApplicationUserDidTakeScreenshotNotification")
  }

  /// A part of an application's interface.
  open class UIScene: NSObject, @unchecked Sendable {
    /// What a scene is doing.
    public enum ActivationState: Int, Sendable {
      case unattached = -1
      case foregroundActive, foregroundInactive, background
    }
    open var activationState: ActivationState { .foregroundActive }
  }

  /// A scene with windows.
  public final class UIWindowScene: UIScene, @unchecked Sendable {
    static let only = UIWindowScene()
    let window = UIWindow()
    public var windows: [UIWindow] { [window] }
    public var keyWindow: UIWindow? { window }
    public var screen: UIScreen { .main }
  }

  /// A window.
  open class UIWindow: UIView, @unchecked Sendable {
    public init(windowScene: UIWindowScene) { super.init(frame: UIScreen.main.bounds) }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var rootViewController: UIViewController?
    open var isKeyWindow: Bool { true }
    open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets() }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open weak var windowScene: UIWindowScene?
    open var windowLevel = Level.normal
    open func makeKeyAndVisible() { isHidden = false }

    /// Before or behind other windows.
    public struct Level: RawRepresentable, Hashable, Sendable {
      public var rawValue: CGFloat
      public init(rawValue: CGFloat) { self.rawValue = rawValue }
      public static let normal = Level(rawValue: 0)
      public static let statusBar = Level(rawValue: 1000)
      public static let alert = Level(rawValue: 2000)
    }
  }

  /// Light or dark.
  public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

  /// Distances from the four sides.
  public struct UIEdgeInsets: Equatable, Sendable {
    public var top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
    public static let zero = UIEdgeInsets()
    public init() {}
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
  }

  extension UIResponder {
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    public static let keyboardWillChangeFrameNotification = Notification.Name(
      "UIKeyboardWillChangeFrameNotification")
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  }

  /// A device.
  public final class UIDevice: Sendable {
    public static let current = UIDevice()
    public var name: String { "iPhone" }
    public var model: String { "iPhone" }
    public var systemName: String { "iOS" }
    public var systemVersion: String { "18.0" }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    public var orientation: UIDeviceOrientation { .portrait }
    public var identifierForVendor: UUID? { nil }
    public var batteryLevel: Float { -1 }
    public var isBatteryMonitoringEnabled: Bool {
      get { false }
      set {}
    }
    public func beginGeneratingDeviceOrientationNotifications() {}
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
  }

  /// What kind of device it is.
  public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
  }

  /// How a device is held.
  public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  }

  /// Where copied things are; only within the program here.
  public final class UIPasteboard: @unchecked Sendable {
    public static let general = UIPasteboard()
    public var string: String?
    public var url: URL?
    public var image: UIImage?
    public var hasStrings: Bool { string != nil }
  }

  /// Feels like an impact; nothing is felt here.
  public final class UIImpactFeedbackGenerator: Sendable {
    /// How heavy the impact is.
    public enum FeedbackStyle: Sendable { case light, medium, heavy, soft, rigid }

    public init(style: FeedbackStyle = .medium) {}

    public func prepare() {}

    public func impactOccurred() {}

    public func impactOccurred(intensity: CGFloat) {}
  }

  /// Feels like a result; nothing is felt here.
  public final class UINotificationFeedbackGenerator: Sendable {
    /// What came out.
    public enum FeedbackType: Sendable { case success, warning, error }

    public init() {}

    public func prepare() {}

    public func notificationOccurred(_ type: FeedbackType) {}
  }

  /// Feels like a choice; nothing is felt here.
  public final class UISelectionFeedbackGenerator: Sendable {
    public init() {}

    public func prepare() {}

    public func selectionChanged() {}
  }
#endif
