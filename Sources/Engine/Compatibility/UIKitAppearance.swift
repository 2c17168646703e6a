import Foundation

#if !canImport(UIKit)
  /// The name of a function that is called by name.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    let name: String
    /// A name.
    public init(_ name: String) { self.name = name }
    /// A name that stands in the source.
    public init(stringLiteral value: String) { name = value }
  }

  /// How a bar looks; nothing follows from it here.
  open class UIBarAppearance: NSObject {
    /// The colour behind the bar.
    public var backgroundColor: UIColor?
    /// The blur behind the bar; `nil` for none.
    public var backgroundEffect: UIBlurEffect?
    /// The picture behind the bar; `nil` for none.
    public var backgroundImage: UIImage?
    /// The colour of the line at the bar's edge.
    public var shadowColor: UIColor?
    /// The picture at the bar's edge; `nil` for none.
    public var shadowImage: UIImage?
    /// Does nothing.
    open func configureWithOpaqueBackground() {}
    /// Does nothing.
    open func configureWithTransparentBackground() {}
    /// Does nothing.
    open func configureWithDefaultBackground() {}
  }

  /// How a bar of titles looks; nothing follows from it here.
  public final class UINavigationBarAppearance: UIBarAppearance {
    /// How a title in the bar is written.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How a large title is written.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// How a bar of tabs looks; nothing follows from it here.
  public final class UITabBarAppearance: UIBarAppearance {
    /// How items look with the title below the picture.
    public var stackedLayoutAppearance = UITabBarItemAppearance()
    /// How items look with the title beside the picture.
    public var inlineLayoutAppearance = UITabBarItemAppearance()
    /// How items look with the title beside the picture where there is little room.
    public var compactInlineLayoutAppearance = UITabBarItemAppearance()
  }

  /// How the items of a bar of tabs look; nothing follows from it here.
  public final class UITabBarItemAppearance: NSObject {
    /// How an item looks in one state.
    public final class State: NSObject {
      /// The colour of the picture.
      public var iconColor: UIColor?
      /// How the title is written.
      public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
      /// The colour behind the badge.
      public var badgeBackgroundColor: UIColor?
    }
    /// How an item looks that is not chosen.
    public var normal = State()
    /// How the chosen item looks.
    public var selected = State()
  }

  /// A bar of titles of the system's other framework.
  public final class UINavigationBar: UIView {
    /// How the bar looks as a rule.
    public var standardAppearance = UINavigationBarAppearance()
    /// How the bar looks where there is little height; `nil` for as a rule.
    public var compactAppearance: UINavigationBarAppearance?
    /// How the bar looks where nothing is scrolled under it; `nil` for as a rule.
    public var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The colour of the bar.
    public var barTintColor: UIColor?
    /// Whether something shines through the bar.
    public var isTranslucent = true
    /// How a title in the bar is written.
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// How a large title is written.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The picture at the bar's edge; `nil` for a line.
    public var shadowImage: UIImage?
    /// Whether titles are large.
    public var prefersLargeTitles = false
    /// Does nothing: the picture is not kept.
    public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
    /// Settings for all such bars; nothing follows from them here.
    public static func appearance() -> UINavigationBar { UINavigationBar() }
  }

  /// How large a bar is.
  public enum UIBarMetrics: Int, Sendable { case `default`, compact }

  /// A bar of tabs of the system's other framework.
  public final class UITabBar: UIView {
    /// How the bar looks as a rule.
    public var standardAppearance = UITabBarAppearance()
    /// How the bar looks where nothing is scrolled under it; `nil` for as a rule.
    public var scrollEdgeAppearance: UITabBarAppearance?
    /// The colour of the bar.
    public var barTintColor: UIColor?
    /// The colour of the items that are not chosen.
    public var unselectedItemTintColor: UIColor?
    /// Whether something shines through the bar.
    public var isTranslucent = true
    /// The picture behind the bar; `nil` for none.
    public var backgroundImage: UIImage?
    /// The picture at the bar's edge; `nil` for a line.
    public var shadowImage: UIImage?
    /// Settings for all such bars; nothing follows from them here.
    public static func appearance() -> UITabBar { UITabBar() }
  }

  /// A bar of tools of the system's other framework.
  public final class UIToolbar: UIView {
    /// The colour of the bar.
    public var barTintColor: UIColor?
    /// Whether something shines through the bar.
    public var isTranslucent = true
    /// Settings for all such bars; nothing follows from them here.
    public static func appearance() -> UIToolbar { UIToolbar() }
  }

  /// A view of the system's other framework that scrolls.
  open class UIScrollView: UIView {
    /// Whether scrolling goes a little beyond the content.
    public var bounces = true
    /// Whether a person can scroll.
    public var isScrollEnabled = true
    /// Whether scrolling rests at whole pages.
    public var isPagingEnabled = false
    /// Whether it is seen how far it is scrolled down.
    public var showsVerticalScrollIndicator = true
    /// Whether it is seen how far it is scrolled to the side.
    public var showsHorizontalScrollIndicator = true
    /// How far it is scrolled; no step changes it.
    public var contentOffset = CGPoint.zero
    /// How large the content is.
    public var contentSize = CGSize.zero
    /// Settings for all such views; nothing follows from them here.
    open class func appearance() -> UIScrollView { UIScrollView() }
  }

  /// A list of the system's other framework.
  public final class UITableView: UIScrollView {
    /// What separates rows.
    public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// The colour of what separates rows; `nil` for the system's.
    public var separatorColor: UIColor?
    /// The view below the last row.
    public var tableFooterView: UIView?
    /// The view above the first row.
    public var tableHeaderView: UIView?
    /// The room above the header of a section, in points.
    public var sectionHeaderTopPadding: CGFloat = 0
    /// The height of a row, in points.
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
    /// How a chosen row looks.
    public var selectionStyle = SelectionStyle.default
    /// The view behind a chosen row; `nil` for the system's.
    public var selectedBackgroundView: UIView?
    /// Settings for all such rows; nothing follows from them here.
    public static func appearance() -> UITableViewCell { UITableViewCell() }
  }

  extension UIControl {
    /// A state of a control.
    public struct State: OptionSet, Sendable {
      /// The set as bits.
      public let rawValue: UInt
      /// The set that `rawValue` says; bits without a meaning stay in it.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Nothing in particular.
      public static let normal = State([])
      /// A finger is on it.
      public static let highlighted = State(rawValue: 1)
      /// It can't be used.
      public static let disabled = State(rawValue: 2)
      /// It is chosen.
      public static let selected = State(rawValue: 4)
    }
  }

  /// A choice of segments of the system's other framework.
  public final class UISegmentedControl: UIControl {
    /// The colour of the chosen segment; `nil` for the system's.
    public var selectedSegmentTintColor: UIColor?
    /// Does nothing: the attributes are not kept.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    /// Does nothing: the picture is not kept.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
    /// Settings for all such controls; nothing follows from them here.
    public static func appearance() -> UISegmentedControl { UISegmentedControl() }
  }

  /// The dots of pages of the system's other framework.
  public final class UIPageControl: UIControl {
    /// The colour of the present page's dot; `nil` for the system's.
    public var currentPageIndicatorTintColor: UIColor?
    /// The colour of the other dots; `nil` for the system's.
    public var pageIndicatorTintColor: UIColor?
    /// How many dots there are.
    public var numberOfPages = 0
    /// The page that is shown, from 0.
    public var currentPage = 0
    /// Settings for all such controls; nothing follows from them here.
    public static func appearance() -> UIPageControl { UIPageControl() }
  }

  /// A slider of the system's other framework.
  public final class UISlider: UIControl {
    /// The value; it is not kept within the bounds.
    public var value: Float = 0
    /// The least value.
    public var minimumValue: Float = 0
    /// The greatest value.
    public var maximumValue: Float = 1
    /// The colour of the line before the value; `nil` for the system's.
    public var minimumTrackTintColor: UIColor?
    /// The colour of the line after the value; `nil` for the system's.
    public var maximumTrackTintColor: UIColor?
    /// The colour of what is dragged; `nil` for the system's.
    public var thumbTintColor: UIColor?
    /// Does nothing: the picture is not kept.
    public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
    /// Does nothing: no step moves the slider, so that nobody is told.
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {}
    /// Settings for all such controls; nothing follows from them here.
    public static func appearance() -> UISlider { UISlider() }
  }

  /// A switch of the system's other framework.
  public final class UISwitch: UIControl {
    /// Whether it is on; no step switches it.
    public var isOn = false
    /// Its colour while it is on; `nil` for the system's.
    public var onTintColor: UIColor?
    /// The colour of what is moved; `nil` for the system's.
    public var thumbTintColor: UIColor?
    /// Settings for all such controls; nothing follows from them here.
    public static func appearance() -> UISwitch { UISwitch() }
  }

  extension NSAttributedString.Key {
    /// The colour of the text.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The font of the text.
    public static let font = NSAttributedString.Key("NSFont")
    /// The room between letters.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The line under the text.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// How lines stand to each other.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The colour behind the text.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  }
#endif
