import Foundation
import GraphDump

/// Asks somebody about one candidate after the other.
enum Review {
  /// Shows what differs and asks; the end of the input is a no.
  static func accepts(_ file: ComparedFile) -> Bool {
    let lines = ["\(file.status.rawValue) \(file.name)"] + file.sentences.prefix(8).map { "  \($0)" }
    Console().program(Data((lines.joined(separator: "\n") + "\naccept it? [y/N] ").utf8))
    return ["y", "yes"].contains((readLine() ?? "").lowercased())
  }
}
