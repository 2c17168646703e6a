import Recording

/// Draws what `request` asks for of `recording`, in each of `formats`.
///
/// The documents are named `NAME-view-graph.svg`, and `NAME-view-graph-u2.svg` where one update was asked for; a dark
/// one `NAME-view-graph~dark.svg`. Throws ``FigureError`` where the recording has not what was asked for, and ``LayoutError`` where
/// Graphviz can't lay it out. Cost: that of the tree's size, and once that of the layout.
///
///     let documents = try render(recording, name: "01-state-in-body", formats: [.svg, .dot])
public func render(
  _ recording: Recording, name: String, request: FigureRequest = FigureRequest(), formats: [FigureFormat] = [.svg]
) throws -> [Document] {
  let base = request.documentName(name)
  var figure = try Figure.of(recording, name: name, request: request)
  figure.name = base
  let options = SheetOptions(width: request.width, direction: request.direction, legend: request.legend)
  let sheet = formats.contains(.svg) ? try Sheet(figure, options: options) : nil
  let direction = sheet?.direction ?? Sheet.direction(of: figure, options)
  let image = base + request.theme.suffix + ".svg"
  return try formats.compactMap { format in
    switch format {
    case .svg: sheet.map { Document(fileName: image, text: SVGDocument($0, theme: request.theme).text) }
    case .dot:
      Document(
        fileName: base + request.theme.suffix + ".dot",
        text: DOTDocument(figure, theme: request.theme, direction: direction).text)
    case .json: Document(fileName: base + ".json", text: try FigureJSON(figure).text)
    case .markdown:
      Document(fileName: base + request.theme.suffix + ".md", text: MarkdownSnippet(figure, imageName: image).text)
    }
  }
}

extension FigureRequest {
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
