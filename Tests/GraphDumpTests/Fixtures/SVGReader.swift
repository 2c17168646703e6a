import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads an SVG as XML, so that tests see what a reader's program sees.
final class SVGReader: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
    /// The index of the element that it stands in.
    var parent: Int?

    var classes: [Substring] { (attributes["class"] ?? "").split(separator: " ") }
  }
  private(set) var elements: [Element] = []
  private(set) var isWellFormed = false
  private var open: [Int] = []

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func count(ofClass name: String) -> Int { elements.count { $0.classes.contains(Substring(name)) } }

  var texts: [String] { elements.filter { $0.name == "text" }.map(\.text) }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes, parent: open.last))
    open.append(elements.count - 1)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let index = open.last { elements[index].text += string }
  }
}
