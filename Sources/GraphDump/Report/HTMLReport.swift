import Foundation

/// A comparison as one page without anything outside it: each pair side by side, with a slider, laid over each other,
/// blinking or as their difference, and with keys for all of it.
public struct HTMLReport: Sendable {
  public let entries: [ReportEntry]

  public init(_ entries: [ReportEntry]) { self.entries = entries }

  public var text: String {
    let told = entries.filter { $0.file.status != .same }
    let same = entries.count - told.count
    var html = "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
    html += "<meta name=\"viewport\" content=\"width=device-width\">\n<title>graphdump comparison</title>\n"
    html += "<style>\n\(HTMLReportParts.style)</style>\n</head>\n<body>\n"
    html += "<header><h1>\(summary(told.count, same))</h1>\n<p>\(HTMLReportParts.keys)</p></header>\n<main>\n"
    for entry in told { html += section(entry) }
    return html + "</main>\n<script>\n\(HTMLReportParts.script)</script>\n</body>\n</html>\n"
  }

  private func summary(_ told: Int, _ same: Int) -> String {
    told == 0 ? "Nothing differs in \(same) compared" : "\(told) to look at, \(same) the same"
  }

  private func section(_ entry: ReportEntry) -> String {
    let file = entry.file
    let level = file.level.map { " · \($0.rawValue)" } ?? ""
    var html = "<section tabindex=\"0\" data-mode=\"side\">\n"
    html += "<h2>\(XML.escape(VisibleText.line(file.name))) <small>\(file.status.rawValue)\(level)</small></h2>\n"
    if !file.sentences.isEmpty {
      html += "<ul>\(file.sentences.prefix(200).map { "<li>\(XML.escape(VisibleText.line($0)))</li>" }.joined())</ul>\n"
    }
    if let figure = entry.figure { html += "<div class=\"figure\">\(image(Data(figure.utf8), "comparison"))</div>\n" }
    let old = picture(entry.baseline, "baseline", file.name)
    let new = picture(entry.candidate, "candidate", file.name)
    guard !old.isEmpty || !new.isEmpty else { return html + "</section>\n" }
    if !old.isEmpty, !new.isEmpty { html += HTMLReportParts.buttons(hasDifference: entry.difference != nil) }
    html += "<div class=\"stage\">\(old)\(new)"
    if let difference = entry.difference { html += picture(difference, "difference", file.name) }
    return html + "</div>\n</section>\n"
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
