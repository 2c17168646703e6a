/// A piece of Markdown that shows a figure's SVG, with its alternative text and its summary below it.
public struct MarkdownSnippet: Sendable {
  /// The figure that is shown.
  public let figure: Figure
  /// The name of the SVG, or a path to it, as the link has it.
  public let imageName: String

  /// A snippet that links to `imageName`, which it does not write.
  public init(_ figure: Figure, imageName: String) {
    self.figure = figure
    self.imageName = imageName
  }

  /// The image with its alternative text, then title and summary in a line below.
  public var text: String {
    "![\(escape(figure.altText))](\(path))\n\n*\(escape(figure.title))*: \(escape(figure.summary))\n"
  }

  /// Spaces and brackets would end the path.
  var path: String { Self.path(imageName) }

  static func path(_ name: String) -> String {
    var result = ""
    for byte in name.utf8 {
      let isPlain = byte > 0x20 && byte < 0x7F && !"()<>[]\\%".utf8.contains(byte)
      if isPlain {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" + digits : digits)
      }
    }
    return result
  }

  private func escape(_ text: String) -> String {
    var result = ""
    for character in VisibleText.line(text) {
      if "\\`*_[]<>".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
