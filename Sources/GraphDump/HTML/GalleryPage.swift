/// A page that shows the figures of a folder, by sample and kind, light or dark as the reader's screen is.
///
/// It refers to the files beside it and holds none of them, so it stays small.
public struct GalleryPage: Sendable {
  private struct Figure {
    var kind: FigureKind
    var rest: String
    var file: String
    var dark: String?
    var page: String?
    var title: String
    var width: String
    var height: String
  }
  private var samples: [(name: String, figures: [Figure])] = []
  private let summaries: [String: String]

  /// - Parameters:
  ///   - names: the names of the files in the folder.
  ///   - summaries: what each sample shows, by its name.
  ///   - read: the text of a file, of which title and size are taken.
  public init(names: [String], summaries: [String: String] = [:], read: (String) -> String) {
    self.summaries = summaries
    let all = Set(names)
    var figures: [String: [Figure]] = [:]
    for name in names.sorted() where name.hasSuffix(".svg") && !name.hasSuffix("~dark.svg") {
      let base = String(name.dropLast(4))
      guard !base.hasSuffix("-auto"), let (sample, kind, rest) = Self.parts(of: base) else { continue }
      let head = String(read(name).prefix(4_000))
      let figure = Figure(
        kind: kind, rest: rest, file: name, dark: all.contains(base + "~dark.svg") ? base + "~dark.svg" : nil,
        page: all.contains(base + ".html") ? base + ".html" : nil,
        title: Self.between("<title", "</title>", in: head).map { String($0.drop { $0 != ">" }.dropFirst()) } ?? base,
        width: Self.between("width=\"", "\"", in: head) ?? "0", height: Self.between("height=\"", "\"", in: head) ?? "0"
      )
      figures[sample, default: []].append(figure)
    }
    // A name may be the beginning of another one: the files of the two stand between each other.
    samples = figures.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    let order = Dictionary(uniqueKeysWithValues: FigureKind.allCases.enumerated().map { ($1, $0) })
    for index in samples.indices {
      samples[index].figures.sort { (order[$0.kind] ?? 0, $0.rest) < (order[$1.kind] ?? 0, $1.rest) }
    }
  }

  /// `01-state-in-body-view-graph-u1` is a sample, a kind and the rest; the longest kind counts.
  private static func parts(of base: String) -> (String, FigureKind, String)? {
    for kind in FigureKind.allCases {
      guard let range = base.lastRange(of: "-" + kind.rawValue) else { continue }
      let rest = String(base[range.upperBound...])
      guard rest.isEmpty || rest.hasPrefix("-u") else { continue }
      return (String(base[..<range.lowerBound]), kind, rest)
    }
    return nil
  }

  private static func between(_ start: String, _ end: String, in text: String) -> String? {
    guard let first = text.lastRange(of: start, isFirst: true) else { return nil }
    let rest = text[first.upperBound...]
    guard let last = String(rest).lastRange(of: end, isFirst: true) else { return nil }
    return String(String(rest)[..<last.lowerBound])
  }

  /// The whole document.
  public var text: String {
    let links = samples.map { "<li><a href=\"#\(XML.identifier($0.name))\">\(XML.escape($0.name))</a></li>\n" }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Figures</title>
      <style>
      :root{--page:#ffffff;--ink:#1b1f24;--muted:#57606a;--frame:#e4e6ea;--link:#0060a0}
      @media (prefers-color-scheme:dark){:root{--page:#0f1216;--ink:#e9edf2;--muted:#a5adb8;--frame:#2a3038;--link:#56b4e9}}
      body{margin:0 auto;max-width:1200px;padding:16px;background:var(--page);color:var(--ink);font:15px/1.5 Helvetica,Arial,'Liberation Sans',sans-serif}
      a{color:var(--link)}
      nav ul{columns:4 200px;padding-left:1.2em}
      section{border-top:1px solid var(--frame);padding-top:8px;margin-top:24px}
      figure{margin:12px 0;overflow-x:auto}
      figcaption{color:var(--muted)}
      img{max-width:100%;height:auto;border:1px solid var(--frame);border-radius:8px}
      summary{cursor:pointer}
      </style>
      </head>
      <body>
      <h1>Figures</h1>
      <nav aria-label="Samples"><ul>
      \(links.joined())</ul></nav>
      <main>
      \(samples.map(section).joined())</main>
      </body>
      </html>

      """
  }

  private func section(_ name: String, _ figures: [Figure]) -> String {
    let words = summaries[name].map { "<p>\(XML.escape($0.prefix(1).uppercased() + $0.dropFirst()))</p>\n" } ?? ""
    var html = "<section id=\"\(XML.identifier(name))\"><h2>\(XML.escape(name))</h2>\n\(words)"
    for (index, figure) in figures.enumerated() {
      let caption = "\(figure.kind.words)\(figure.rest.isEmpty ? "" : ", \(figure.rest.dropFirst())")"
      html += index == 0 ? "" : "<details><summary>\(XML.escape(caption))</summary>\n"
      html += "<figure><picture>"
      if let dark = figure.dark { html += "<source media=\"(prefers-color-scheme: dark)\" srcset=\"\(path(dark))\">" }
      html +=
        "<img src=\"\(path(figure.file))\" alt=\"\(figure.title)\" width=\"\(figure.width)\" height=\"\(figure.height)\" loading=\"lazy\">"
      html += "</picture><figcaption>\(XML.escape(caption))"
      if let page = figure.page { html += " · <a href=\"\(path(page))\">step through the updates</a>" }
      html += "</figcaption></figure>\n"
      html += index == 0 ? "" : "</details>\n"
    }
    return html + "</section>\n"
  }

  private func path(_ name: String) -> String { XML.escape(MarkdownSnippet.path(name)) }
}

extension String {
  /// Where `text` stands the last time, or the first.
  fileprivate func lastRange(of text: String, isFirst: Bool = false) -> Range<String.Index>? {
    let ranges = ranges(of: text)
    return isFirst ? ranges.first : ranges.last
  }
}
