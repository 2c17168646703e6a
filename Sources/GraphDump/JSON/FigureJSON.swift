import Foundation

/// A figure's model as JSON. It has no coordinates, so it is the same for every version of Graphviz.
public struct FigureJSON: Sendable {
  /// The figure that is written.
  public let figure: Figure

  /// A document of `figure`, written when it is asked for.
  public init(_ figure: Figure) { self.figure = figure }

  /// The whole document, its keys in alphabetical order.
  public var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(figure), as: UTF8.self) + "\n"
    }
  }
}
