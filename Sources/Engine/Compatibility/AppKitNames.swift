import Foundation

#if !canImport(AppKit)
  /// Told what becomes of the application of a desk.
  @MainActor @preconcurrency public protocol NSApplicationDelegate: AnyObject {
    func applicationDidFinishLaunching(_ notification: Notification)
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  }

  extension NSApplicationDelegate {
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
  }

  /// The application of a desk.
  public final class NSApplication: Sendable {
    public static let shared = NSApplication()
    public func terminate(_ sender: Any?) {}
    public func activate(ignoringOtherApps flag: Bool) {}
    @discardableResult public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }
    /// Whether an application is seen.
    public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
  }

  /// Makes the delegate of the application of a desk.
  @propertyWrapper
  public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>:
    DynamicProperty
  {
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
    public static let windowBackgroundColor = UIColor.systemBackground
    public static let controlBackgroundColor = UIColor.secondarySystemBackground
    public static let textBackgroundColor = UIColor.systemBackground
    public static let controlAccentColor = UIColor.tintColor
    public static let labelColor = UIColor.label
    public static let secondaryLabelColor = UIColor.secondaryLabel
    public static let separatorColor = UIColor.separator
  }

  extension Color {
    public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
  }

  extension Image {
    public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
  }

  /// Opens addresses and files from a desk; nothing is opened here.
  public final class NSWorkspace: Sendable {
    public static let shared = NSWorkspace()
    @discardableResult public func open(_ url: URL) -> Bool { false }
  }

  /// Where copied things are on a desk; only within the program here.
  public final class NSPasteboard: @unchecked Sendable {
    /// A kind of copied things.
    public struct PasteboardType: Hashable, Sendable {
      let name: String
      public static let string = PasteboardType(name: "string")
    }
    public static let general = NSPasteboard()
    private var strings: [PasteboardType: String] = [:]
    @discardableResult public func clearContents() -> Int {
      strings = [:]
      return 0
    }
    @discardableResult public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
      strings[dataType] = string
      return true
    }
    public func string(forType dataType: PasteboardType) -> String? { strings[dataType] }
  }
#endif
