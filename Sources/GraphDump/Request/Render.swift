import Recording

/// Draws what `request` asks for of `recording`, in each of `formats`.
///
/// The documents are named `NAME-view-graph.svg`, and `NAME-view-graph-u2.svg` where one update was asked for; a dark
/// one `NAME-view-graph~dark.svg`. Throws ``FigureError`` where the recording has not what was asked for,
/// ``LayoutError`` where Graphviz can't lay it out, and ``RasterError`` where there is nothing to make an image with.
/// Cost: that of the tree's size, and once that of the layout.
///
///     let documents = try render(recording, name: "01-state-in-body", formats: [.svg, .dot])
public func render(
  _ recording: Recording, name: String, request: FigureRequest = FigureRequest(), formats: [FigureFormat] = [.svg]
) throws -> [Document] {
  let base = request.documentName(name)
  var figure = try Figure.of(recording, name: name, request: request)
  figure.name = base
  let maker = DocumentMaker(
    recording: recording, name: name, request: request, figure: figure, base: base,
    sheet: formats.contains(where: \.needsSheet) ? try Sheet(figure, options: request.sheetOptions) : nil)
  return try formats.flatMap(maker.documents)
}

extension FigureFormat {
  /// Whether it shows places, so that a layout is needed.
  var needsSheet: Bool { [.svg, .png, .pdf, .docs].contains(self) }
}

/// One figure in each of the formats.
private struct DocumentMaker {
  let recording: Recording
  let name: String
  let request: FigureRequest
  let figure: Figure
  let base: String
  let sheet: Sheet?

  func documents(in format: FigureFormat) throws -> [Document] {
    let suffix = request.theme.suffix
    let image = base + suffix + ".svg"
    let direction = sheet?.direction ?? Sheet.direction(of: figure, request.sheetOptions)
    switch format {
    case .svg: return [Document(fileName: image, text: svg)]
    case .dot:
      let text = DOTDocument(figure, theme: request.theme, direction: direction).text
      return [Document(fileName: base + suffix + ".dot", text: text)]
    case .mermaid:
      let text = MermaidDocument(figure, theme: request.theme, direction: direction).text
      return [Document(fileName: base + suffix + ".mmd", text: text)]
    case .json: return [Document(fileName: base + ".json", text: try FigureJSON(figure).text)]
    case .markdown:
      return [Document(fileName: base + suffix + ".md", text: MarkdownSnippet(figure, imageName: image).text)]
    case .html: return [Document(fileName: base + ".html", text: try page().text)]
    case .png, .pdf:
      let content = try Rasterizer.find().convert(svg, to: format)
      return [Document(fileName: "\(base)\(suffix).\(format.rawValue)", content: content)]
    case .docs: return sheet.map { DocumentationBundle($0, name: base).documents } ?? []
    }
  }

  private var svg: String { sheet.map { SVGDocument($0, theme: request.theme).text } ?? "" }

  /// All updates asked for, each as a frame of the page.
  private func page() throws -> HTMLPage {
    var request = request
    request.panels = .changes
    request.mostUpdates = FigureRequest.mostUpdatesOfPage
    request.isSteppedThrough = true
    if case .all = request.updates, let first = recording.updates.map(\.index).min(),
      let last = recording.updates.map(\.index).max()
    {
      request.updates = .range(first...last)
    }
    var figure = try Figure.of(recording, name: name, request: request)
    figure.name = base
    // A page is read on a screen: it follows the reader's choice unless a dark one was asked for.
    let theme: Theme = request.theme == .dark ? .dark : .auto
    return HTMLPage(try Sheet(figure, options: request.sheetOptions), theme: theme)
  }
}

extension FigureRequest {
  /// The most updates that a page steps through.
  static let mostUpdatesOfPage = 48

  var sheetOptions: SheetOptions {
    SheetOptions(
      width: width ?? SheetOptions.usualWidth, isWidthFixed: width != nil, direction: direction, legend: legend)
  }

  /// `NAME-view-graph`, with `-u2` for one update and `-u2-4` for a range.
  func documentName(_ name: String) -> String {
    switch updates {
    case .all: "\(name)-\(kind.rawValue)"
    case .one(let index): "\(name)-\(kind.rawValue)-u\(index)"
    case .range(let range): "\(name)-\(kind.rawValue)-u\(range.lowerBound)-\(range.upperBound)"
    }
  }
}

extension Theme {
  /// Behind the name of a file: DocC takes `~dark` for the dark variant.
  var suffix: String { self == .dark ? "~dark" : "" }
}
