import Foundation

#if !canImport(UIKit)
  /// The screen, which is the session's window.
  public final class UIScreen: Sendable {
    /// The only screen.
    public static let main = UIScreen()

    /// The session's window, from its upper left corner, in points.
    public var bounds: CGRect { CGRect(origin: .zero, size: UIScreen.size) }

    /// The same as ``bounds``, as a point has one pixel.
    public var nativeBounds: CGRect { bounds }

    /// How many pixels a point has: always one.
    public var scale: CGFloat { 1 }

    /// How bright the screen is: always fully.
    public var brightness: CGFloat { 1 }

    /// Set by the session.
    nonisolated(unsafe) static var size = CGSize(width: 390, height: 844)
  }

  /// The application of the system's other framework.
  public final class UIApplication: Sendable {
    /// The only application.
    public static let shared = UIApplication()
    /// An address that would open the app's settings.
    public static let openSettingsURLString = "app-settings:"
    /// An address that would open the settings of the app's notifications.
    public static let openNotificationSettingsURLString = "app-settings:notifications"

    /// What the application is started with.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
      /// The key's name.
      public let rawValue: String
      /// The key with this name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The address with which the application is started.
      public static let url = LaunchOptionsKey(rawValue: "url")
      /// The message with which the application is started.
      public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
    }

    /// How an address is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
      /// The key's name.
      public let rawValue: String
      /// The key with this name.
      public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Opens nothing: calls the handler with `false`.
    public func open(
      _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
    ) { completionHandler?(false) }

    /// Always `false`, as nothing is opened.
    public func canOpenURL(_ url: URL) -> Bool { false }

    /// Always `false`, as nobody takes the action.
    @discardableResult public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: Any?)
      -> Bool
    { false }

    /// The only scene.
    public var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
    /// The only window.
    public var windows: [UIWindow] { [UIWindowScene.only.window] }
    /// The only window; never `nil`.
    public var keyWindow: UIWindow? { windows.first }
    /// Whether the device stays awake: always `false`, whatever is set.
    public var isIdleTimerDisabled: Bool {
      get { false }
      set {}
    }
    /// The number at the app's symbol: always 0, whatever is set.
    public var applicationIconBadgeNumber: Int {
      get { 0 }
      set {}
    }
    /// Calls the handler without an error; the symbol is not kept.
    public func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
      completionHandler?(nil)
    }
    /// Always `nil`, as the app keeps its symbol.
    public var alternateIconName: String? { nil }
    /// Does nothing: no messages come.
    public func registerForRemoteNotifications() {}

    /// Never posted here.
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// Never posted here.
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    /// Never posted here.
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// Never posted here.
    public static let willEnterForegroundNotification = Notification.Name(
      "UIApplicationWillEnterForegroundNotification")
    /// Never posted here.
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    /// Never posted here.
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
    /// What the scene is doing: always active in front.
    open var activationState: ActivationState { .foregroundActive }
  }

  /// A scene with windows.
  public final class UIWindowScene: UIScene, @unchecked Sendable {
    static let only = UIWindowScene()
    let window = UIWindow()
    /// The scene's only window.
    public var windows: [UIWindow] { [window] }
    /// The scene's only window; never `nil`.
    public var keyWindow: UIWindow? { window }
    /// The only screen.
    public var screen: UIScreen { .main }
  }

  /// A window.
  open class UIWindow: UIView, @unchecked Sendable {
    /// A window as large as the screen; the scene is not kept.
    public init(windowScene: UIWindowScene) { super.init(frame: UIScreen.main.bounds) }

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A window from a file, which is not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What controls the window's views; kept only.
    open var rootViewController: UIViewController?
    /// Whether the window takes keys: always `true`.
    open var isKeyWindow: Bool { true }
    /// How far bars reach into the window: not at all.
    open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets() }
    /// Whether the window is light or dark, whatever the system is; kept only.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The scene that the window is in; `nil` until the program sets it.
    open weak var windowScene: UIWindowScene?
    /// Before or behind other windows; kept only.
    open var windowLevel = Level.normal
    /// Takes back that the window is hidden.
    open func makeKeyAndVisible() { isHidden = false }

    /// Before or behind other windows.
    public struct Level: RawRepresentable, Hashable, Sendable {
      /// The larger, the farther to the front.
      public var rawValue: CGFloat
      /// A level by its number.
      public init(rawValue: CGFloat) { self.rawValue = rawValue }
      /// Among the other windows.
      public static let normal = Level(rawValue: 0)
      /// Before the bar with the time.
      public static let statusBar = Level(rawValue: 1000)
      /// Before everything else.
      public static let alert = Level(rawValue: 2000)
    }
  }

  /// Light or dark.
  public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

  /// Distances from the four sides.
  public struct UIEdgeInsets: Equatable, Sendable {
    /// The distances, in points.
    public var top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
    /// No distance at all.
    public static let zero = UIEdgeInsets()
    /// No distance at all.
    public init() {}
    /// A distance for each side, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
  }

  extension UIResponder {
    /// Never posted here: there is no keyboard.
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Never posted here: there is no keyboard.
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Never posted here: there is no keyboard.
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Never posted here: there is no keyboard.
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Never posted here: there is no keyboard.
    public static let keyboardWillChangeFrameNotification = Notification.Name(
      "UIKeyboardWillChangeFrameNotification")
    /// Where a notification says how large the keyboard is.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// Where a notification says how long the keyboard moves.
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  }

  /// A device.
  public final class UIDevice: Sendable {
    /// The only device.
    public static let current = UIDevice()
    /// Always `iPhone`.
    public var name: String { "iPhone" }
    /// Always `iPhone`.
    public var model: String { "iPhone" }
    /// Always `iOS`.
    public var systemName: String { "iOS" }
    /// Always `18.0`.
    public var systemVersion: String { "18.0" }
    /// What kind of device it is: always a phone.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// How the device is held: always upright.
    public var orientation: UIDeviceOrientation { .portrait }
    /// Always `nil`, so that nothing tells devices apart.
    public var identifierForVendor: UUID? { nil }
    /// How full the battery is: always -1, which says that it is not known.
    public var batteryLevel: Float { -1 }
    /// Whether the battery is watched: always `false`, whatever is set.
    public var isBatteryMonitoringEnabled: Bool {
      get { false }
      set {}
    }
    /// Does nothing: the device is not turned.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Never posted here: the device is not turned.
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
    /// Whether the device lies on one of its long sides.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device stands on one of its short sides.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  }

  /// Where copied things are; only within the program here.
  public final class UIPasteboard: @unchecked Sendable {
    /// The only pasteboard, empty at first.
    public static let general = UIPasteboard()
    /// The text that was copied; `nil` where none was.
    public var string: String?
    /// The address that was copied; `nil` where none was.
    public var url: URL?
    /// The picture that was copied; `nil` where none was.
    public var image: UIImage?
    /// Whether a text was copied.
    public var hasStrings: Bool { string != nil }
  }

  /// Feels like an impact; nothing is felt here.
  public final class UIImpactFeedbackGenerator: Sendable {
    /// How heavy the impact is.
    public enum FeedbackStyle: Sendable { case light, medium, heavy, soft, rigid }

    /// An impact of a kind, which is not kept.
    public init(style: FeedbackStyle = .medium) {}

    /// Does nothing.
    public func prepare() {}

    /// Does nothing.
    public func impactOccurred() {}

    /// Does nothing.
    public func impactOccurred(intensity: CGFloat) {}
  }

  /// Feels like a result; nothing is felt here.
  public final class UINotificationFeedbackGenerator: Sendable {
    /// What came out.
    public enum FeedbackType: Sendable { case success, warning, error }

    /// A result, which is not felt.
    public init() {}

    /// Does nothing.
    public func prepare() {}

    /// Does nothing.
    public func notificationOccurred(_ type: FeedbackType) {}
  }

  /// Feels like a choice; nothing is felt here.
  public final class UISelectionFeedbackGenerator: Sendable {
    /// A choice, which is not felt.
    public init() {}

    /// Does nothing.
    public func prepare() {}

    /// Does nothing.
    public func selectionChanged() {}
  }
#endif
