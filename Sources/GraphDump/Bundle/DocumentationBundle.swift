/// What a documentation needs of one figure: SVGs of all themes, its alternative text, and the lines that show it.
///
/// `NAME.svg` and `NAME~dark.svg` are DocC's names; `NAME-auto.svg` follows the reader's own choice.
public struct DocumentationBundle: Sendable {
  /// The figure laid out: the same sheet for all themes.
  public let sheet: Sheet
  /// What the names of the documents begin with.
  public let name: String

  /// The documents of `sheet`, with `name` in their file names.
  public init(_ sheet: Sheet, name: String) {
    self.sheet = sheet
    self.name = name
  }

  /// The documents, by name. Cost: that of three SVGs.
  public var documents: [Document] {
    [
      Document(fileName: name + ".svg", text: SVGDocument(sheet, theme: .light).text),
      Document(fileName: name + "~dark.svg", text: SVGDocument(sheet, theme: .dark).text),
      Document(fileName: name + "-auto.svg", text: SVGDocument(sheet, theme: .auto).text),
      Document(fileName: name + "-alt.txt", text: VisibleText.line(sheet.figure.altText) + "\n"),
      Document(fileName: name + "-docc.md", text: docc), Document(fileName: name + "-readme.md", text: readme),
    ]
  }

  private var docc: String {
    MarkdownSnippet(sheet.figure, imageName: name).text
  }

  /// GitHub shows the picture that fits the reader's theme.
  private var readme: String {
    let path = MarkdownSnippet(sheet.figure, imageName: name).path
    let alt = XML.escape(VisibleText.line(sheet.figure.altText))
    return """
      <picture>
        <source media="(prefers-color-scheme: dark)" srcset="\(path)~dark.svg">
        <img src="\(path).svg" alt="\(alt)">
      </picture>

      """
  }
}
