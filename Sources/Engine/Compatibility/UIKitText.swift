import Foundation

#if !canImport(UIKit)
  /// A font of the system's other framework.
  public final class UIFont: NSObject, @unchecked Sendable {
    let font: Font
    /// The size in points.
    public let pointSize: CGFloat

    init(_ font: Font, _ size: CGFloat) {
      self.font = font
      pointSize = size
    }

    /// A font by its name, which is not looked for; never `nil`.
    public convenience init?(name: String, size: CGFloat) { self.init(.custom(name, size: size), size) }

    /// The system's font in a size.
    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size), size) }
    /// The system's font in a size and in strokes of a weight.
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
      UIFont(.system(size: size, weight: weight), size)
    }
    /// The system's font in a size, in bold strokes.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
      UIFont(.system(size: size, weight: .bold), size)
    }
    /// The system's font in a size, in italics.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
      UIFont(.system(size: size).italic(), size)
    }
    /// The system's font in a size, in letters of equal width.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
      UIFont(.system(size: size, weight: weight, design: .monospaced), size)
    }
    /// The system's font for a use of text.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
      let font = Font.system(style.style)
      return UIFont(font, CGFloat(font.size))
    }
    /// The only family of fonts: the system's.
    public static var familyNames: [String] { ["System"] }
    /// Always empty, as no font is looked for.
    public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
    /// The size of labels: 17 points.
    public static var labelFontSize: CGFloat { 17 }
    /// The size of the system's texts: 14 points.
    public static var systemFontSize: CGFloat { 14 }

    public typealias Weight = Font.Weight

    /// A use of text.
    public struct TextStyle: Hashable, Sendable {
      let style: Font.TextStyle
      /// A screen's title.
      public static let largeTitle = TextStyle(style: .largeTitle)
      /// The first level of headings.
      public static let title1 = TextStyle(style: .title)
      /// The second level of headings.
      public static let title2 = TextStyle(style: .title2)
      /// The third level of headings.
      public static let title3 = TextStyle(style: .title3)
      /// What stands above a text.
      public static let headline = TextStyle(style: .headline)
      /// What stands below a heading.
      public static let subheadline = TextStyle(style: .subheadline)
      /// Most text.
      public static let body = TextStyle(style: .body)
      /// What stands beside a text.
      public static let callout = TextStyle(style: .callout)
      /// Notes.
      public static let footnote = TextStyle(style: .footnote)
      /// What stands below a picture.
      public static let caption1 = TextStyle(style: .caption)
      /// What stands below a picture and matters less.
      public static let caption2 = TextStyle(style: .caption2)
    }
  }

  extension Font {
    /// The same font.
    public init(_ font: UIFont) { self = font.font }
  }

  /// A field of the system's other framework.
  open class UITextField: UIControl, IntrinsicallySized {
    /// What is typed; empty at first.
    open var text: String? = ""
    /// What is seen while nothing is typed.
    open var placeholder: String?
    /// The font of the text; `nil` for the system's.
    open var font: UIFont?
    /// The colour of the text; `nil` for the system's.
    open var textColor: UIColor?
    /// How the text stands in its line.
    open var textAlignment = NSTextAlignment.natural
    /// Whether the text is not shown.
    open var isSecureTextEntry = false
    /// The keys for typing.
    open var keyboardType = UIKeyboardType.default
    /// What the key that ends typing says.
    open var returnKeyType = UIReturnKeyType.default
    /// Which letters are made capitals.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// How the field is framed.
    open var borderStyle = BorderStyle.none
    /// Who is told what happens in the field; no step types into it.
    open weak var delegate: (any UITextFieldDelegate)?

    /// How a field is framed.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

    func size(for proposal: ProposedViewSize) -> CGSize {
      CGSize(width: proposal.width ?? 100, height: borderStyle == .roundedRect ? 34 : 22)
    }
  }

  /// What the key that ends typing says.
  public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
  }

  /// Told what happens in a field.
  @MainActor @preconcurrency public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
  }

  extension UITextFieldDelegate {
    /// By default typing ends with the key.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// By default nothing follows.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// By default nothing follows.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// By default nothing follows.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// By default every change is allowed.
    public func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
  }

  /// A text of several lines of the system's other framework.
  open class UITextView: UIView {
    /// What is typed; empty at first.
    open var text: String! = ""
    /// The font of the text; `nil` for the system's.
    open var font: UIFont?
    /// The colour of the text; `nil` for the system's.
    open var textColor: UIColor?
    /// How the text stands in its lines.
    open var textAlignment = NSTextAlignment.natural
    /// Whether the text can be changed.
    open var isEditable = true
    /// Whether the text can be selected.
    open var isSelectable = true
    /// Whether the text scrolls.
    open var isScrollEnabled = true
    /// The keys for typing.
    open var keyboardType = UIKeyboardType.default
    /// Who is told what happens in the text; no step types into it.
    open weak var delegate: (any UITextViewDelegate)?
    /// The room around the text.
    open var textContainerInset = UIEdgeInsets()
    /// Where the lines of the text are.
    open var textContainer = NSTextContainer()
    /// The text with attributes; kept apart from ``text``.
    open var attributedText: NSAttributedString!
    /// Which letters are made capitals.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences

    /// Settings for all such texts; nothing follows from them here.
    public static func appearance() -> UITextView { UITextView() }
  }

  /// Told what happens in a text of several lines.
  @MainActor @preconcurrency public protocol UITextViewDelegate: AnyObject {
    func textViewDidChange(_ textView: UITextView)
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
  }

  extension UITextViewDelegate {
    /// By default nothing follows.
    public func textViewDidChange(_ textView: UITextView) {}
    /// By default nothing follows.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// By default nothing follows.
    public func textViewDidEndEditing(_ textView: UITextView) {}
  }

  /// A control of the system's other framework.
  open class UIControl: UIView {
    /// Whether the control can be used; kept as it is set.
    open var isEnabled = true
    /// Whether the control is chosen; kept as it is set.
    open var isSelected = false

    /// What a person does with a control.
    public struct Event: OptionSet, Sendable {
      /// The set as bits.
      public let rawValue: UInt
      /// The set that `rawValue` says; bits without a meaning stay in it.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// A tap.
      public static let touchUpInside = Event(rawValue: 64)
      /// Another value.
      public static let valueChanged = Event(rawValue: 4096)
      /// Another text.
      public static let editingChanged = Event(rawValue: 131_072)
    }
  }
#endif
