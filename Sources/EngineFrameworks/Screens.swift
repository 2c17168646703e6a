import Engine
import Foundation

/// A screen with a page of the web. Nothing is loaded.
open class SFSafariViewController: UIViewController {
  /// How the screen behaves.
  public struct Configuration {
    /// Whether the page would be shown as plain text to read; nothing follows.
    public var entersReaderIfAvailable = false
    /// Whether the bars would grow small while the page scrolls; nothing follows.
    public var barCollapsingEnabled = true
    /// The usual settings.
    public init() {}
  }
  /// Where the page is.
  public let url: URL
  /// The colour of the controls; kept only.
  public var preferredControlTintColor: UIColor?
  /// The colour of the bars; kept only.
  public var preferredBarTintColor: UIColor?

  /// A page of the web.
  public init(url: URL) {
    self.url = url
    super.init(nibName: nil, bundle: nil)
  }

  /// A page of the web.
  public convenience init(url: URL, configuration: Configuration) { self.init(url: url) }

  /// Always `nil`: a screen is not read from a file.
  public required init?(coder: NSCoder) { nil }
}

/// A document of pages.
open class PDFDocument: NSObject {
  /// Where the file is; `nil` for a document of bytes.
  public let documentURL: URL?
  /// How many pages there are: always 1, as no file is read.
  public var pageCount: Int { 1 }
  /// A document from a file, which is not read.
  public init?(url: URL) { documentURL = url }
  /// A document from bytes, which are not read.
  public init?(data: Data) { documentURL = nil }
}

/// Shows a document of pages; the pages are not drawn.
open class PDFView: UIView {
  /// What is shown; kept only.
  public var document: PDFDocument?
  /// Whether pages would fit the view; kept only.
  public var autoScales = false
  /// How pages stand together; kept only.
  public var displayMode = PDFDisplayMode.singlePageContinuous
  /// Where pages go on; kept only.
  public var displayDirection = PDFDisplayDirection.vertical
  /// How much larger the pages are; kept only.
  public var scaleFactor: CGFloat = 1
  /// The least that `scaleFactor` may be; kept only, and not applied.
  public var minScaleFactor: CGFloat = 0
  /// The most that `scaleFactor` may be; kept only, and not applied.
  public var maxScaleFactor: CGFloat = 0
}

/// How pages stand together.
public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }

/// Where pages go on.
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

/// A drawing by hand.
public struct PKDrawing: Equatable, Sendable {
  /// The rectangle around what is drawn: empty.
  public var bounds: CGRect { .zero }
  /// An empty drawing.
  public init() {}
  /// An empty drawing, whatever the bytes are.
  public init(data: Data) throws {}
  /// No bytes, as nothing is drawn.
  public func dataRepresentation() -> Data { Data() }
  /// A picture with nothing in it.
  public func image(from rect: CGRect, scale: CGFloat) -> UIImage { UIImage() }
}

/// Where a person draws by hand; no step draws.
open class PKCanvasView: UIView {
  /// What has been drawn: empty, until the program sets it.
  public var drawing = PKDrawing()
  /// What a person draws with; kept only.
  public var tool: any PKTool = PKInkingTool(.pen)
  /// Whether a finger may draw; kept only.
  public var drawingPolicy = PKCanvasViewDrawingPolicy.default
  /// Would be told of changes by hand; it is not called.
  public weak var delegate: (any PKCanvasViewDelegate)?
  /// Whether a ruler lies on the canvas; kept only.
  public var isRulerActive = false
}

/// What draws.
public enum PKCanvasViewDrawingPolicy: Int, Sendable { case `default`, anyInput, pencilOnly }

/// Is told when a drawing changes.
@MainActor @preconcurrency public protocol PKCanvasViewDelegate: AnyObject {
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
  /// Does nothing.
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
}

/// What a person draws with.
public protocol PKTool {}

/// A pen.
public struct PKInkingTool: PKTool {
  /// The kinds of pens.
  public enum InkType: String, Sendable { case pen, pencil, marker, monoline, fountainPen, watercolor, crayon }
  /// Which kind of pen it is.
  public var inkType: InkType
  /// The colour of the ink.
  public var color: UIColor
  /// How broad a line is, in points.
  public var width: CGFloat
  /// A pen; 4 points broad where no width is given.
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
  /// An eraser; what it takes away is not kept.
  public init(_ eraserType: EraserType) {}
}

/// Offers tools to draw with.
open class PKToolPicker: NSObject {
  public override init() {}
  /// Does nothing: no tools are shown.
  public func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
  /// Does nothing: no tool is chosen that a canvas could be told of.
  public func addObserver(_ observer: PKCanvasView) {}
  /// Does nothing: no canvas was added.
  public func removeObserver(_ observer: PKCanvasView) {}
}

/// A screen to write a mail; none can be sent.
open class MFMailComposeViewController: UIViewController {
  /// Whether mail can be sent: `false`.
  public static func canSendMail() -> Bool { false }
  /// Would be told what became of the mail; it is not called.
  public weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  /// Does nothing: whom the mail is for is not kept.
  public func setToRecipients(_ toRecipients: [String]?) {}
  /// Does nothing: the subject is not kept.
  public func setSubject(_ subject: String) {}
  /// Does nothing: the text is not kept.
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
