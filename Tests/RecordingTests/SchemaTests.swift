import Foundation
import Recording
import Testing

private let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appendingPathComponent("docs")

private typealias Object = [String: Any]

/// The schema of format version 1, as far as its objects name properties.
private struct Schema {
  let definitions: [String: Object]

  init() throws {
    let data = try Data(contentsOf: docs.appendingPathComponent("recording.schema.json"))
    let schema = try #require(try JSONSerialization.jsonObject(with: data) as? Object)
    definitions = try #require(schema["$defs"] as? [String: Object])
  }

  func resolve(_ schema: Object) -> Object {
    guard let reference = schema["$ref"] as? String, let name = reference.split(separator: "/").last else {
      return schema
    }
    return definitions[String(name)].map(resolve) ?? [:]
  }

  /// What is wrong with a value, and which properties of which definitions it uses.
  func check(_ value: Any, _ schema: Object, at path: String, used: inout Set<String>) -> [String] {
    let schema = resolve(schema)
    if let choices = schema["oneOf"] as? [Object] {
      let attempts = choices.map { choice -> ([String], Set<String>) in
        var found: Set<String> = []
        return (check(value, choice, at: path, used: &found), found)
      }
      guard let fitting = attempts.first(where: { $0.0.isEmpty }) else { return ["\(path) fits no choice"] }
      used.formUnion(fitting.1)
      return []
    }
    switch value {
    case let object as Object:
      guard let properties = schema["properties"] as? [String: Object] else { return ["\(path) is no object"] }
      var wrong = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }.map { "\(path) has no \($0)" }
      for (key, inner) in object {
        used.insert(name(of: properties) + "." + key)
        guard let property = properties[key] else {
          wrong.append("\(path).\(key) is not in the schema")
          continue
        }
        wrong += check(inner, property, at: "\(path).\(key)", used: &used)
      }
      return wrong
    case let list as [Any]:
      guard let items = schema["items"] as? Object else { return ["\(path) is no list"] }
      return list.enumerated().flatMap { check($1, items, at: "\(path)[\($0)]", used: &used) }
    case let word as String:
      if let words = schema["enum"] as? [String] { return words.contains(word) ? [] : ["\(path) can't be \(word)"] }
      if let constant = schema["const"] { return constant as? String == word ? [] : ["\(path) can't be \(word)"] }
      return schema["type"] as? String == "string" ? [] : ["\(path) is no text"]
    default:
      return schema["properties"] == nil && schema["items"] == nil && schema["type"] as? String != "string"
        ? [] : ["\(path) is a number"]
    }
  }

  /// A definition is known by its properties.
  private func name(of properties: [String: Object]) -> String { properties.keys.sorted().joined(separator: " ") }

  /// Every property of every definition.
  var all: Set<String> {
    var result: Set<String> = []
    func collect(_ schema: Object) {
      if let properties = schema["properties"] as? [String: Object] {
        for key in properties.keys { result.insert(name(of: properties) + "." + key) }
      }
      for choice in schema["oneOf"] as? [Object] ?? [] { collect(choice) }
    }
    definitions.values.forEach(collect)
    return result
  }
}

private func lines(_ data: Data) throws -> [Any] {
  try data.split(separator: UInt8(ascii: "\n")).map { try JSONSerialization.jsonObject(with: Data($0)) }
}

@Test func theSchemaAndTheCodeNameTheSameProperties() throws {
  let schema = try Schema()
  let whole: Object = ["oneOf": [["$ref": "#/$defs/header"], ["$ref": "#/$defs/update"]]]
  var used: Set<String> = []
  for line in try lines(Samples.full.encoded()) {
    #expect(schema.check(line, whole, at: "line", used: &used) == [])
  }
  #expect(schema.all.subtracting(used).sorted() == [], "the schema names what the code does not write")
}

@Test func theSchemaNamesEveryWordThatTheCodeKnows() throws {
  let schema = try Schema()
  func words(_ definition: String, _ property: String) -> [String] {
    let properties = schema.definitions[definition]?["properties"] as? [String: Object]
    return properties?[property]?["enum"] as? [String] ?? []
  }
  #expect(words("nodeChange", "existence") == Existence.allCases.map(\.rawValue))
  #expect(words("nodeChange", "evaluation") == Evaluation.allCases.map(\.rawValue))
  #expect(words("node", "kind") == NodeKind.allCases.map(\.rawValue))
  #expect(words("source", "kind") == Source.Kind.allCases.map(\.rawValue))
  #expect(words("header", "dialect") == Dialect.allCases.map(\.rawValue))
  #expect(schema.definitions["skipReason"]?["enum"] as? [String] == SkipReason.allCases.map(\.rawValue))
}

@Test func theExampleOfTheDocumentationIsARecordingAndFitsTheSchema() throws {
  let text = try String(contentsOf: docs.appendingPathComponent("recording.md"), encoding: .utf8)
  let example = try #require(text.components(separatedBy: "```json\n").last?.components(separatedBy: "```").first)
  let loaded = try Recording.load(Data(example.utf8))
  #expect(loaded.warning == nil)
  let frame = loaded.recording.frame(after: 1)
  #expect(frame.nodesInOrder.map(\.type) == ["Counter", "VStack", "TupleView", "Text", "Button"])
  #expect(frame.nodesInOrder.compactMap(\.name) == ["1", "Add"])
  let schema = try Schema()
  let whole: Object = ["oneOf": [["$ref": "#/$defs/header"], ["$ref": "#/$defs/update"]]]
  var used: Set<String> = []
  for line in try lines(Data(example.utf8)) { #expect(schema.check(line, whole, at: "line", used: &used) == []) }
}
