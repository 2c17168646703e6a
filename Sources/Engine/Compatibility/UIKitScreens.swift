import Foundation

#if !canImport(UIKit)
  /// A screen of the system's other framework.
  open class UIViewController: UIResponder {
    open lazy var view: UIView! = UIView()
    open var title: String?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open private(set) var children: [UIViewController] = []
    open private(set) var presentedViewController: UIViewController?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) {}

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func addChild(_ childController: UIViewController) { children.append(childController) }
    open func didMove(toParent parent: UIViewController?) {}

    open func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
      presentedViewController = viewControllerToPresent
      completion?()
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      presentedViewController = nil
      completion?()
    }
  }

  /// How a screen is presented.
  public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case automatic = -2
  }

  /// A screen that shows a view.
  open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content

    public init(rootView: Content) {
      self.rootView = rootView
      super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }
  }

  /// Screens one over another.
  open class UINavigationController: UIViewController {
    open var viewControllers: [UIViewController]

    public init(rootViewController: UIViewController) {
      viewControllers = [rootViewController]
      super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
      viewControllers.append(viewController)
    }

    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
      viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }
  }

  /// Something that can be done with what is shared.
  open class UIActivity: NSObject {
    /// A kind of activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let mail = ActivityType(rawValue: "mail")
      public static let message = ActivityType(rawValue: "message")
      public static let copyToPasteboard = ActivityType(rawValue: "copyToPasteboard")
    }
  }

  /// The screen on which something is shared.
  open class UIActivityViewController: UIViewController {
    public let activityItems: [Any]
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
      self.activityItems = activityItems
      super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }
  }

  /// The screen on which a picture is taken or chosen.
  open class UIImagePickerController: UIViewController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

    /// What is told of a picture.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let originalImage = InfoKey(rawValue: "originalImage")
      public static let editedImage = InfoKey(rawValue: "editedImage")
      public static let imageURL = InfoKey(rawValue: "imageURL")
    }
    open var sourceType = SourceType.photoLibrary
    open var allowsEditing = false
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

    public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  }

  /// Told which picture was chosen.
  @MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: AnyObject {
    func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
  }

  extension UIImagePickerControllerDelegate {
    public func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
  }

  /// Told which screen is shown.
  @MainActor @preconcurrency public protocol UINavigationControllerDelegate: AnyObject {}

  /// Told what becomes of the application.
  @MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject {
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
  }

  extension UIApplicationDelegate {
    public func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
  }

  /// Makes the delegate of the application.
  @propertyWrapper
  public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
    DynamicProperty
  {
    @MainActor public let wrappedValue: DelegateType

    /// - Parameter make: makes the delegate; what stands in a source is its type.
    @MainActor public init(_make make: () -> DelegateType) {
      wrappedValue = make()
      _ = wrappedValue.application(.shared, didFinishLaunchingWithOptions: nil)
    }
  }
#endif
