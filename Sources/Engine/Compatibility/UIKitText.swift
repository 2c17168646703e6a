import Foundation

#if !canImport(UIKit)
  /// A font of the system's other framework.
  public final class UIFont: NSObject, @unchecked Sendable {
    let font: Font
    public let pointSize: CGFloat

    init(_ font: Font, _ size: CGFloat) {
      self.font = font
      pointSize = size
    }

    public convenience init?(name: String, size: CGFloat) { self.init(.custom(name, size: size), size) }

    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size), size) }
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
      UIFont(.system(size: size, weight: weight), size)
    }
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
      UIFont(.system(size: size, weight: .bold), size)
    }
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
      UIFont(.system(size: size).italic(), size)
    }
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
      UIFont(.system(size: size, weight: weight, design: .monospaced), size)
    }
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
      let font = Font.system(style.style)
      return UIFont(font, CGFloat(font.size))
    }
    public static var familyNames: [String] { ["System"] }
    public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
    public static var labelFontSize: CGFloat { 17 }
    public static var systemFontSize: CGFloat { 14 }

    public typealias Weight = Font.Weight

    /// A use of text.
    public struct TextStyle: Hashable, Sendable {
      let style: Font.TextStyle
      public static let largeTitle = TextStyle(style: .largeTitle)
      public static let title1 = TextStyle(style: .title)
      public static let title2 = TextStyle(style: .title2)
      public static let title3 = TextStyle(style: .title3)
      public static let headline = TextStyle(style: .headline)
      public static let subheadline = TextStyle(style: .subheadline)
      public static let body = TextStyle(style: .body)
      public static let callout = TextStyle(style: .callout)
      public static let footnote = TextStyle(style: .footnote)
      public static let caption1 = TextStyle(style: .caption)
      public static let caption2 = TextStyle(style: .caption2)
    }
  }

  extension Font {
    public init(_ font: UIFont) { self = font.font }
  }

  /// A field of the system's other framework.
  open class UITextField: UIControl, IntrinsicallySized {
    open var text: String? = ""
    open var placeholder: String?
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var isSecureTextEntry = false
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var borderStyle = BorderStyle.none
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
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
  }

  /// A text of several lines of the system's other framework.
  open class UITextView: UIView {
    open var text: String! = ""
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var isEditable = true
    open var isSelectable = true
    open var isScrollEnabled = true
    open var keyboardType = UIKeyboardType.default
    open weak var delegate: (any UITextViewDelegate)?
    open var textContainerInset = UIEdgeInsets()
    open var textContainer = NSTextContainer()
    open var attributedText: NSAttributedString!
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
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
  }

  /// A control of the system's other framework.
  open class UIControl: UIView {
    open var isEnabled = true
    open var isSelected = false

    /// What a person does with a control.
    public struct Event: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let touchUpInside = Event(rawValue: 64)
      public static let valueChanged = Event(rawValue: 4096)
      public static let editingChanged = Event(rawValue: 131_072)
    }
  }
#endif
