import Foundation

#if !canImport(AppKit)
  /// Told what becomes of the application of a desk.
  @MainActor @preconcurrency public protocol NSApplicationDelegate: AnyObject {
    func applicationDidFinishLaunching(_ notification: Notification)
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  }

  extension NSApplicationDelegate {
    /// By default nothing follows when the application has begun.
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    /// By default the application goes on without a window.
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
  }

  /// The application of a desk.
  public final class NSApplication: Sendable {
    /// The only application.
    public static let shared = NSApplication()
    /// Does nothing: the host decides when the program ends.
    public func terminate(_ sender: Any?) {}
    /// Does nothing.
    public func activate(ignoringOtherApps flag: Bool) {}
    /// Does nothing; always `true`.
    @discardableResult public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }
    /// Whether an application is seen.
    public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
  }

  /// Makes the delegate of the application of a desk.
  @propertyWrapper
  public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>:
    DynamicProperty
  {
    /// The delegate, made once.
    @MainActor public let wrappedValue: DelegateType

    /// - Parameter make: makes the delegate; what stands in a source is its type.
    @MainActor public init(_make make: () -> DelegateType) {
      wrappedValue = make()
      wrappedValue.applicationDidFinishLaunching(Notification(name: Notification.Name("didFinishLaunching")))
    }
  }

  public typealias NSColor = UIColor
  public typealias NSImage = UIImage
  public typealias NSFont = UIFont

  extension UIColor {
    /// The system's background.
    public static let windowBackgroundColor = UIColor.systemBackground
    /// The system's background behind controls.
    public static let controlBackgroundColor = UIColor.secondarySystemBackground
    /// The system's background behind text.
    public static let textBackgroundColor = UIColor.systemBackground
    /// The app's own colour.
    public static let controlAccentColor = UIColor.tintColor
    /// The colour of what matters most.
    public static let labelColor = UIColor.label
    /// The colour of what matters less.
    public static let secondaryLabelColor = UIColor.secondaryLabel
    /// The colour of lines between views.
    public static let separatorColor = UIColor.separator
  }

  extension Color {
    /// The same colour.
    public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
  }

  extension Image {
    /// The same picture.
    public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
  }

  /// Opens addresses and files from a desk; nothing is opened here.
  public final class NSWorkspace: Sendable {
    /// The only workspace.
    public static let shared = NSWorkspace()
    /// Opens nothing; always `false`.
    @discardableResult public func open(_ url: URL) -> Bool { false }
  }

  /// Where copied things are on a desk; only within the program here.
  public final class NSPasteboard: @unchecked Sendable {
    /// A kind of copied things.
    public struct PasteboardType: Hashable, Sendable {
      let name: String
      /// Text.
      public static let string = PasteboardType(name: "string")
    }
    /// The only pasteboard.
    public static let general = NSPasteboard()
    private var strings: [PasteboardType: String] = [:]
    /// Forgets what was copied; always 0.
    @discardableResult public func clearContents() -> Int {
      strings = [:]
      return 0
    }
    /// Keeps a text for a kind; always `true`.
    @discardableResult public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
      strings[dataType] = string
      return true
    }
    /// The text of a kind; `nil` where none was copied.
    public func string(forType dataType: PasteboardType) -> String? { strings[dataType] }
  }
#endif
