import Foundation

/// A comparison as one page without anything outside it: each pair side by side, with a slider, laid over each other,
/// blinking or as their difference, and with keys for all of it. What is worst comes first.
public struct HTMLReport: Sendable {
  /// The compared files; those that are the same are only counted.
  public let entries: [ReportEntry]

  /// A report of these entries, which are sorted when it is written.
  public init(_ entries: [ReportEntry]) { self.entries = entries }

  /// So many sentences of one file are seen at once; the rest are behind a click.
  private static let shownSentences = 8

  /// The whole page, with the images in it. Cost: proportional to the contents that are shown.
  public var text: String {
    let told = entries.filter { $0.file.status != .same }.enumerated().sorted { a, b in
      (rank(a.element.file), a.offset) < (rank(b.element.file), b.offset)
    }.map(\.element)
    var html = "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
    html += "<meta name=\"viewport\" content=\"width=device-width\">\n<title>graphdump comparison</title>\n"
    html += "<style>\n\(HTMLReportParts.style)</style>\n</head>\n<body>\n"
    html += "<header><h1>\(summary(told.count, entries.count - told.count))</h1>\n"
    if !told.isEmpty { html += "<p class=\"keys\">\(HTMLReportParts.keys)</p>\n" }
    if told.count > 1 { html += contents(told) }
    html += "</header>\n<main>\n"
    for (index, entry) in told.enumerated() { html += section(entry, index) }
    return html + "</main>\n<script>\n\(HTMLReportParts.script)</script>\n</body>\n</html>\n"
  }

  private func rank(_ file: ComparedFile) -> Int {
    switch file.status {
    case .unreadable: 0
    case .changed: 1 + (file.level.flatMap(DifferenceLevel.allCases.firstIndex) ?? 0)
    case .missing: 5
    case .new: 6
    case .obsolete: 7
    case .same: 8
    }
  }

  private func summary(_ told: Int, _ same: Int) -> String {
    told == 0 ? "Nothing differs in \(same) compared" : "\(told) to look at, \(same) the same"
  }

  private func contents(_ told: [ReportEntry]) -> String {
    let items = told.enumerated().map { index, entry in
      "<li>\(badge(entry.file)) <a href=\"#f\(index)\">\(name(entry.file))</a></li>"
    }
    return "<nav><ul>\(items.joined())</ul></nav>\n"
  }

  private func name(_ file: ComparedFile) -> String { XML.escape(VisibleText.line(file.name)) }

  /// `behaviour`, or the status of a file that is there on one side only.
  private func badge(_ file: ComparedFile) -> String {
    let word = file.level?.rawValue ?? file.status.rawValue
    return "<span class=\"badge \(word)\">\(word)</span>"
  }

  private func section(_ entry: ReportEntry, _ index: Int) -> String {
    let file = entry.file
    var html = "<section id=\"f\(index)\" tabindex=\"0\" data-mode=\"side\">\n"
    html += "<h2>\(badge(file)) \(name(file))\(written(file))</h2>\n"
    html += sentences(file.sentences)
    if let figure = entry.figure { html += "<div class=\"figure\">\(image(Data(figure.utf8), "comparison"))</div>\n" }
    let old = picture(entry.baseline, "baseline", file.name)
    let new = picture(entry.candidate, "candidate", file.name)
    // Of a file that can't be read there is nothing to see.
    guard file.status != .unreadable, !old.isEmpty || !new.isEmpty else { return html + "</section>\n" }
    if !old.isEmpty, !new.isEmpty { html += HTMLReportParts.buttons(hasDifference: entry.difference != nil) }
    html += "<div class=\"stage\">\(old)\(new)"
    if let difference = entry.difference { html += picture(difference, "difference", file.name) }
    return html + "</div>\n</section>\n"
  }

  private func written(_ file: ComparedFile) -> String {
    guard file.isWritten else { return "" }
    return " <small>\(file.status == .obsolete ? "removed" : "the candidate is the baseline now")</small>"
  }

  private func sentences(_ sentences: [String]) -> String {
    guard !sentences.isEmpty else { return "" }
    let items = sentences.prefix(500).map { "<li>\(HTMLReportParts.code(XML.escape(VisibleText.line($0))))</li>" }
    let (shown, rest) = (items.prefix(Self.shownSentences), items.dropFirst(Self.shownSentences))
    let list = "<ul>\(shown.joined())</ul>\n"
    if rest.isEmpty { return list }
    let left = sentences.count - Self.shownSentences
    return list + "<details><summary>\(Tally.number(left)) more</summary><ul>\(rest.joined())</ul></details>\n"
  }

  private func picture(_ data: Data?, _ role: String, _ name: String) -> String {
    guard let data else { return "" }
    let kind = ContentKind(fileName: role == "difference" ? "x.png" : isSVG(data) ? "x.svg" : name, data: data)
    let content =
      kind == .svg || kind == .png
      ? image(data, role) : "<pre>\(XML.escape(String(decoding: data.prefix(200_000), as: UTF8.self)))</pre>"
    return "<figure class=\"\(role)\"><figcaption>\(role)</figcaption>\(content)</figure>"
  }

  private func isSVG(_ data: Data) -> Bool { data.starts(with: Data("<svg".utf8)) }

  private func image(_ data: Data, _ role: String) -> String {
    let type = data.starts(with: [0x89, 0x50]) ? "image/png" : "image/svg+xml"
    return "<img alt=\"\(role)\" src=\"data:\(type);base64,\(data.base64EncodedString())\">"
  }
}
