import Foundation

#if !canImport(UIKit)
  /// A screen of the system's other framework.
  open class UIViewController: UIResponder {
    /// The view of the screen, made when it is first asked for.
    open lazy var view: UIView! = UIView()
    /// The title of the screen; kept as it is set.
    open var title: String?
    /// How the screen is presented; kept as it is set.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// The screens within this one, in the order in which they were added.
    open private(set) var children: [UIViewController] = []
    /// The screen that is presented over this one; `nil` where none is.
    open private(set) var presentedViewController: UIViewController?

    /// A screen from a file, which is not read.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// A screen from a file, which is not read.
    public required init?(coder: NSCoder) {}

    /// What would follow when the view is loaded; not called here.
    open func viewDidLoad() {}
    /// What would follow before the view appears; not called here.
    open func viewWillAppear(_ animated: Bool) {}
    /// What would follow when the view has appeared; not called here.
    open func viewDidAppear(_ animated: Bool) {}
    /// What would follow before the view disappears; not called here.
    open func viewWillDisappear(_ animated: Bool) {}
    /// What would follow when the view has disappeared; not called here.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Adds a screen to those within this one.
    open func addChild(_ childController: UIViewController) { children.append(childController) }
    /// What would follow when the screen has another one around it; not called here.
    open func didMove(toParent parent: UIViewController?) {}

    /// Keeps the screen that is presented, and calls the completion at once.
    open func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
      presentedViewController = viewControllerToPresent
      completion?()
    }

    /// Forgets the screen that was presented, and calls the completion at once.
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
    /// The view that is shown.
    open var rootView: Content

    /// A screen of a view.
    public init(rootView: Content) {
      self.rootView = rootView
      super.init(nibName: nil, bundle: nil)
    }

    /// Always `nil`, as there is no view to show.
    public required init?(coder: NSCoder) { nil }
  }

  /// Screens one over another.
  open class UINavigationController: UIViewController {
    /// The screens, the one that is seen last.
    open var viewControllers: [UIViewController]

    /// A stack of one screen.
    public init(rootViewController: UIViewController) {
      viewControllers = [rootViewController]
      super.init(nibName: nil, bundle: nil)
    }

    /// Always `nil`, as there is no screen to show.
    public required init?(coder: NSCoder) { nil }

    /// Puts a screen on top.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
      viewControllers.append(viewController)
    }

    /// Takes the upper screen away and gives it; `nil` where it is the only one.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
      viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }
  }

  /// Something that can be done with what is shared.
  open class UIActivity: NSObject {
    /// A kind of activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
      /// The kind's name.
      public let rawValue: String
      /// The kind with this name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Sending by mail.
      public static let mail = ActivityType(rawValue: "mail")
      /// Sending as a message.
      public static let message = ActivityType(rawValue: "message")
      /// Copying.
      public static let copyToPasteboard = ActivityType(rawValue: "copyToPasteboard")
    }
  }

  /// The screen on which something is shared.
  open class UIActivityViewController: UIViewController {
    /// What is shared.
    public let activityItems: [Any]
    /// Kinds that are not offered; kept as it is set.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    /// A screen to share things; further activities are not kept.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
      self.activityItems = activityItems
      super.init(nibName: nil, bundle: nil)
    }

    /// Always `nil`, as there is nothing to share.
    public required init?(coder: NSCoder) { nil }
  }

  /// The screen on which a picture is taken or chosen.
  open class UIImagePickerController: UIViewController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

    /// What is told of a picture.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
      /// The key's name.
      public let rawValue: String
      /// The key with this name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The picture as it was taken.
      public static let originalImage = InfoKey(rawValue: "originalImage")
      /// The picture as the person changed it.
      public static let editedImage = InfoKey(rawValue: "editedImage")
      /// Where the picture is kept.
      public static let imageURL = InfoKey(rawValue: "imageURL")
    }
    /// Where pictures come from; kept as it is set.
    open var sourceType = SourceType.photoLibrary
    /// Whether a person may change the picture; kept as it is set.
    open var allowsEditing = false
    /// Who would be told of the picture; nobody is, as none is chosen.
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

    /// Whether pictures can come from there: there is no camera.
    public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  }

  /// Told which picture was chosen.
  @MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: AnyObject {
    func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
  }

  extension UIImagePickerControllerDelegate {
    /// By default nothing follows when a picture was chosen.
    public func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// By default nothing follows when no picture was chosen.
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
    /// By default the application goes on when it has begun.
    public func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
  }

  /// Makes the delegate of the application.
  @propertyWrapper
  public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
    DynamicProperty
  {
    /// The delegate, made once.
    @MainActor public let wrappedValue: DelegateType

    /// - Parameter make: makes the delegate; what stands in a source is its type.
    @MainActor public init(_make make: () -> DelegateType) {
      wrappedValue = make()
      _ = wrappedValue.application(.shared, didFinishLaunchingWithOptions: nil)
    }
  }
#endif
