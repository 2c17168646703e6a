import Foundation
import Testing

@testable import Command

/// Every command line in the documentation is one that the command understands.
@Suite struct DocumentedCommandsTests {
  static let files = ["README.md", "docs/comparing.md", "docs/expectations.md", "docs/recording.md"]

  /// The words of the command lines in code blocks, without the prompt, a workflow's `run:` or a plugin's beginning.
  private func commands(in file: String) throws -> [[String]] {
    let text = try String(contentsOfFile: "\(BuiltCommand.package)/\(file)", encoding: .utf8)
    return text.components(separatedBy: "\n").compactMap { line in
      // Where a line is code it is indented, or stands in a block of a workflow.
      guard line.hasPrefix("  "), let begin = line.range(of: "graphdump ") else { return nil }
      let before = line[..<begin.lowerBound].trimmingCharacters(in: .whitespaces)
      let starts = [
        "", "$", "- run:", "swift package", "swift package --allow-writing-to-package-directory", ".build/release/",
      ]
      guard starts.contains(before) else { return nil }
      return Self.words(String(line[begin.upperBound...]))
    }
  }

  /// As a shell splits them: at spaces, apart from what is quoted, up to a comment.
  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        (quote, word) = (character, word ?? "")
      } else if character == " " {
        if let full = word { words.append(full) }
        word = nil
      } else if character == "#", word == nil {
        break
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }

  @Test(arguments: files) func everyCommandIsUnderstood(file: String) throws {
    for words in try commands(in: file) {
      let verb = try #require(Verb(rawValue: words[0]), "\(words)")
      #expect(throws: Never.self, "\(words)") { try Arguments(verb: verb, words: Array(words.dropFirst())) }
    }
  }

  @Test func thereAreSomeToLookAt() throws {
    #expect(try commands(in: "README.md").count >= 3)
    #expect(try commands(in: "docs/comparing.md").count >= 12)
  }
}
