import Engine
import Foundation

/// A screen with a page of the web. Nothing is loaded.
open class SFSafariViewController: UIViewController {
  /// How the screen behaves.
  public struct Configuration {
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true
    public init() {}
  }
  public let url: URL
  public var preferredControlTintColor: UIColor?
  public var preferredBarTintColor: UIColor?

  /// A page of the web.
  public init(url: URL) {
    self.url = url
    super.init(nibName: nil, bundle: nil)
  }

  /// A page of the web.
  public convenience init(url: URL, configuration: Configuration) { self.init(url: url) }

  public required init?(coder: NSCoder) { nil }
}

/// A document of pages.
open class PDFDocument: NSObject {
  public let documentURL: URL?
  public var pageCount: Int { 1 }
  public init?(url: URL) { documentURL = url }
  public init?(data: Data) { documentURL = nil }
}

/// Shows a document of pages; the pages are not drawn.
open class PDFView: UIView {
  public var document: PDFDocument?
  public var autoScales = false
  public var displayMode = PDFDisplayMode.singlePageContinuous
  public var displayDirection = PDFDisplayDirection.vertical
  public var scaleFactor: CGFloat = 1
  public var minScaleFactor: CGFloat = 0
  public var maxScaleFactor: CGFloat = 0
}

/// How pages stand together.
public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }

/// Where pages go on.
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

/// A drawing by hand.
public struct PKDrawing: Equatable, Sendable {
  public var bounds: CGRect { .zero }
  public init() {}
  public init(data: Data) throws {}
  public func dataRepresentation() -> Data { Data() }
  public func image(from rect: CGRect, scale: CGFloat) -> UIImage { UIImage() }
}

/// Where a person draws by hand; no step draws.
open class PKCanvasView: UIView {
  public var drawing = PKDrawing()
  public var tool: any PKTool = PKInkingTool(.pen)
  public var drawingPolicy = PKCanvasViewDrawingPolicy.default
  public weak var delegate: (any PKCanvasViewDelegate)?
  public var isRulerActive = false
}

/// What draws.
public enum PKCanvasViewDrawingPolicy: Int, Sendable { case `default`, anyInput, pencilOnly }

/// Is told when a drawing changes.
@MainActor @preconcurrency public protocol PKCanvasViewDelegate: AnyObject {
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
}

/// What a person draws with.
public protocol PKTool {}

/// A pen.
public struct PKInkingTool: PKTool {
  /// The kinds of pens.
  public enum InkType: String, Sendable { case pen, pencil, marker, monoline, fountainPen, watercolor, crayon }
  public var inkType: InkType
  public var color: UIColor
  public var width: CGFloat
  public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
    inkType = type
    self.color = color
    self.width = width ?? 4
  }
}

/// Takes away what is drawn.
public struct PKEraserTool: PKTool {
  /// What is taken away.
  public enum EraserType: Sendable { case vector, bitmap }
  public init(_ eraserType: EraserType) {}
}

/// Offers tools to draw with.
open class PKToolPicker: NSObject {
  public override init() {}
  public func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
  public func addObserver(_ observer: PKCanvasView) {}
  public func removeObserver(_ observer: PKCanvasView) {}
}

/// A screen to write a mail; none can be sent.
open class MFMailComposeViewController: UIViewController {
  public static func canSendMail() -> Bool { false }
  public weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  public func setToRecipients(_ toRecipients: [String]?) {}
  public func setSubject(_ subject: String) {}
  public func setMessageBody(_ body: String, isHTML: Bool) {}
}

/// What became of a mail.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

/// Is told what became of a mail.
@MainActor @preconcurrency public protocol MFMailComposeViewControllerDelegate: AnyObject {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension View {
  /// Shows a file while the binding has one; the file is not drawn.
  public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View { effect(_Names.QuickLook.self) }

  /// Shows one of several files while the binding has one; the file is not drawn.
  public nonisolated func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL { effect(_Names.QuickLook.self) }
}

extension _Names {
  /// The name of ``View/quickLookPreview(_:)``.
  public enum QuickLook: _ModifierName { public static var name: StaticString { ".quickLookPreview" } }
}
