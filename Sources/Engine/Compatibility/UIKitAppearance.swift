import Foundation

#if !canImport(UIKit)
  /// The name of a function that is called by name.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    let name: String
    public init(_ name: String) { self.name = name }
    public init(stringLiteral value: String) { name = value }
  }

  /// How a bar looks; nothing follows from it here.
  open class UIBarAppearance: NSObject {
    public var backgroundColor: UIColor?
    public var backgroundEffect: UIBlurEffect?
    public var backgroundImage: UIImage?
    public var shadowColor: UIColor?
    public var shadowImage: UIImage?
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
    open func configureWithDefaultBackground() {}
  }

  /// How a bar of titles looks; nothing follows from it here.
  public final class UINavigationBarAppearance: UIBarAppearance {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// How a bar of tabs looks; nothing follows from it here.
  public final class UITabBarAppearance: UIBarAppearance {
    public var stackedLayoutAppearance = UITabBarItemAppearance()
    public var inlineLayoutAppearance = UITabBarItemAppearance()
    public var compactInlineLayoutAppearance = UITabBarItemAppearance()
  }

  /// How the items of a bar of tabs look; nothing follows from it here.
  public final class UITabBarItemAppearance: NSObject {
    /// How an item looks in one state.
    public final class State: NSObject {
      public var iconColor: UIColor?
      public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
      public var badgeBackgroundColor: UIColor?
    }
    public var normal = State()
    public var selected = State()
  }

  /// A bar of titles of the system's other framework.
  public final class UINavigationBar: UIView {
    public var standardAppearance = UINavigationBarAppearance()
    public var compactAppearance: UINavigationBarAppearance?
    public var scrollEdgeAppearance: UINavigationBarAppearance?
    public var barTintColor: UIColor?
    public var isTranslucent = true
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    public var shadowImage: UIImage?
    public var prefersLargeTitles = false
    public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
    /// Settings for all such bars; nothing follows from them here.
    public static func appearance() -> UINavigationBar { UINavigationBar() }
  }

  /// How large a bar is.
  public enum UIBarMetrics: Int, Sendable { case `default`, compact }

  /// A bar of tabs of the system's other framework.
  public final class UITabBar: UIView {
    public var standardAppearance = UITabBarAppearance()
    public var scrollEdgeAppearance: UITabBarAppearance?
    public var barTintColor: UIColor?
    public var unselectedItemTintColor: UIColor?
    public var isTranslucent = true
    public var backgroundImage: UIImage?
    public var shadowImage: UIImage?
    /// Settings for all such bars; nothing follows from them here.
    public static func appearance() -> UITabBar { UITabBar() }
  }

  /// A bar of tools of the system's other framework.
  public final class UIToolbar: UIView {
    public var barTintColor: UIColor?
    public var isTranslucent = true
    /// Settings for all such bars; nothing follows from them here.
    public static func appearance() -> UIToolbar { UIToolbar() }
  }

  /// A view of the system's other framework that scrolls.
  open class UIScrollView: UIView {
    public var bounces = true
    public var isScrollEnabled = true
    public var isPagingEnabled = false
    public var showsVerticalScrollIndicator = true
    public var showsHorizontalScrollIndicator = true
    public var contentOffset = CGPoint.zero
    public var contentSize = CGSize.zero
    /// Settings for all such views; nothing follows from them here.
    open class func appearance() -> UIScrollView { UIScrollView() }
  }

  /// A list of the system's other framework.
  public final class UITableView: UIScrollView {
    public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    public var separatorColor: UIColor?
    public var tableFooterView: UIView?
    public var tableHeaderView: UIView?
    public var sectionHeaderTopPadding: CGFloat = 0
    public var rowHeight: CGFloat = 44
    /// Settings for all such lists; nothing follows from them here.
    public override class func appearance() -> UITableView { UITableView() }
  }

  /// A row of the system's other framework.
  public final class UITableViewCell: UIView {
    /// What separates rows.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    /// How a chosen row looks.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public var selectionStyle = SelectionStyle.default
    public var selectedBackgroundView: UIView?
    /// Settings for all such rows; nothing follows from them here.
    public static func appearance() -> UITableViewCell { UITableViewCell() }
  }

  extension UIControl {
    /// A state of a control.
    public struct State: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let normal = State([])
      public static let highlighted = State(rawValue: 1)
      public static let disabled = State(rawValue: 2)
      public static let selected = State(rawValue: 4)
    }
  }

  /// A choice of segments of the system's other framework.
  public final class UISegmentedControl: UIControl {
    public var selectedSegmentTintColor: UIColor?
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
    /// Settings for all such controls; nothing follows from them here.
    public static func appearance() -> UISegmentedControl { UISegmentedControl() }
  }

  /// The dots of pages of the system's other framework.
  public final class UIPageControl: UIControl {
    public var currentPageIndicatorTintColor: UIColor?
    public var pageIndicatorTintColor: UIColor?
    public var numberOfPages = 0
    public var currentPage = 0
    /// Settings for all such controls; nothing follows from them here.
    public static func appearance() -> UIPageControl { UIPageControl() }
  }

  /// A slider of the system's other framework.
  public final class UISlider: UIControl {
    public var value: Float = 0
    public var minimumValue: Float = 0
    public var maximumValue: Float = 1
    public var minimumTrackTintColor: UIColor?
    public var maximumTrackTintColor: UIColor?
    public var thumbTintColor: UIColor?
    public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {}
    /// Settings for all such controls; nothing follows from them here.
    public static func appearance() -> UISlider { UISlider() }
  }

  /// A switch of the system's other framework.
  public final class UISwitch: UIControl {
    public var isOn = false
    public var onTintColor: UIColor?
    public var thumbTintColor: UIColor?
    /// Settings for all such controls; nothing follows from them here.
    public static func appearance() -> UISwitch { UISwitch() }
  }

  extension NSAttributedString.Key {
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let font = NSAttributedString.Key("NSFont")
    public static let kern = NSAttributedString.Key("NSKern")
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  }
#endif
