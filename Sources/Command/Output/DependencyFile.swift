import Foundation
import Synchronization

/// Which files the outputs are made of, in Make's language: `--depfile`.
final class DependencyFile: Sendable {
  private let rules = Mutex<[(outputs: [String], inputs: [String])]>([])

  func add(outputs: [String], input: String) {
    guard !outputs.isEmpty else { return }
    let inputs = Self.files(of: input)
    rules.withLock { $0.append((outputs.sorted(), inputs)) }
  }

  /// Writes a rule for each input, in order of the outputs' names.
  func write(to path: String) throws { try WholeFile.write(Data(text.utf8), to: path) }

  var text: String {
    rules.withLock { rules in
      rules.sorted { $0.outputs[0] < $1.outputs[0] }.map { rule in
        let (outputs, inputs) = (rule.outputs.map(Self.escaped), rule.inputs.map(Self.escaped))
        return "\(outputs.joined(separator: " ")): \(inputs.joined(separator: " "))\n"
      }.joined()
    }
  }

  /// The sources of a folder, the file of a sample, or the input itself.
  private static func files(of input: String) -> [String] {
    if Input.isStream(input) { return [] }
    guard let found = try? Input.find(input) else { return [input] }
    if case .sources(let sources) = found.input { return sources.map(\.path) }
    return [found.path]
  }

  private static func escaped(_ path: String) -> String {
    path.replacing("\\", with: "\\\\").replacing(" ", with: "\\ ").replacing("#", with: "\\#").replacing(
      "$", with: "$$")
  }
}
