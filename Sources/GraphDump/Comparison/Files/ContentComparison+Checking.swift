import Foundation
import Recording

extension ContentComparison {
  /// Throws ``ContentError`` where a file is not what its name says: such a file must not become a baseline.
  ///
  /// Text has to be UTF-8, JSON has to be JSON, an SVG has to be closed, a recording needs its header, and of an image
  /// every pixel has to be there.
  public static func check(candidate: (name: String, data: Data)) throws(ContentError) {
    switch ContentKind(fileName: candidate.name, data: candidate.data) {
    case .recording: _ = try recording(candidate.data, "candidate")
    case .png: _ = try image(candidate.data, "candidate")
    case let kind: try checkText(kind, candidate.data, "candidate")
    }
  }

  /// The same for kinds that are text; the others are read anyway.
  static func checkText(_ kind: ContentKind, _ data: Data, _ side: String) throws(ContentError) {
    guard String(data: data, encoding: .utf8) != nil, !data.contains(0) else {
      throw .unreadable(side: side, reason: "it is not UTF-8 text")
    }
    if kind == .svg, data.range(of: Data("<svg".utf8)) == nil {
      throw .unreadable(side: side, reason: "it holds no <svg> element")
    }
    if kind == .svg, data.range(of: Data("</svg>".utf8)) == nil {
      throw .unreadable(side: side, reason: "its <svg> element is not closed: the file is cut off")
    }
    if kind == .json, (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) == nil {
      throw .unreadable(side: side, reason: "it is not JSON, or is nested too deeply")
    }
  }

  static func recording(_ data: Data, _ side: String) throws(ContentError) -> Recording {
    do { return try Recording.load(data).recording } catch { throw .unreadable(side: side, reason: "\(error)") }
  }

  static func image(_ data: Data, _ side: String) throws(ContentError) -> PixelImage {
    do { return try PixelImage(png: data) } catch { throw .unreadable(side: side, reason: "\(error)") }
  }
}
