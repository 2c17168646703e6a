import Foundation
import Recording
import Testing

private func load(_ text: String) throws -> Recording.Loaded { try Recording.load(Data(text.utf8)) }

private let headerLine =
  #"{"clock":"simulated","engine":"e","format":"graphdump-recording","root":"R","seed":0,"#
  + #""size":{"height":2,"width":1},"version":1}"#

@Test func aRecordingIsTheSameAfterWritingAndReading() throws {
  let loaded = try Recording.load(Samples.full.encoded())
  #expect(loaded.recording == Samples.full)
  #expect(loaded.warning == nil)
}

@Test func aRecordingIsWrittenInOneWay() throws {
  #expect(try Samples.full.encoded() == Samples.full.encoded())
  let recording = Recording(
    header: Header(root: "R", engine: "e", size: Size(width: 1, height: 2)),
    updates: [Update(index: 0, step: "appear")])
  #expect(
    String(decoding: try recording.encoded(), as: UTF8.self)
      == headerLine + "\n" + #"{"step":"appear","update":0}"# + "\n")
}

@Test func whatIsLeftOutHasItsUsualValue() throws {
  let loaded = try load(
    headerLine + "\n"
      + #"{"update":0,"step":"appear","nodes":[{"id":4},{"id":5,"node":{"id":5,"kind":"unary","type":"T"}}]}"#)
  #expect(
    loaded.recording.updates[0].nodes == [
      NodeChange(id: NodeID(4)),
      NodeChange(id: NodeID(5), node: Node(id: NodeID(5), kind: .unary, type: "T")),
    ])
}

@Test func unknownFieldsArePassedOver() throws {
  let loaded = try load(headerLine + "\n" + #"{"update":0,"step":"appear","later":{"a":1}}"# + "\n")
  #expect(loaded.recording.updates == [Update(index: 0, step: "appear")])
}

@Test func aLastLineThatIsCutOffIsLeftOutWithAWarning() throws {
  let loaded = try load(headerLine + "\n" + #"{"update":0,"step":"appear"}"# + "\n" + #"{"update":1,"st"#)
  #expect(loaded.recording.updates.map(\.index) == [0])
  #expect(loaded.warning == "line 3 is cut off and left out; the 1 updates before it are whole")
}

@Test func everyCutOfAFileLoadsOrIsRefused() throws {
  let data = try Samples.full.encoded()
  for length in 0..<data.count {
    let cut = data.prefix(length)
    do {
      let loaded = try Recording.load(Data(cut))
      #expect(loaded.recording.updates.count <= 1)
    } catch is RecordingError {}
  }
}

@Test func aBadLineIsNamed() {
  #expect(throws: RecordingError.badLine(2, reason: "“step” is missing")) {
    try load(headerLine + "\n" + #"{"update":0}"# + "\n")
  }
  #expect(throws: RecordingError.self) {
    try load(headerLine + "\nnonsense\n" + #"{"update":1,"step":"x"}"# + "\n")
  }
}

@Test func aRangeOfAbsurdLengthIsABadLine() throws {
  let range = { (count: String) in
    headerLine + "\n"
      + #"{"update":0,"step":"s","skipped":[{"first":1,"count":\#(count),"stride":9223372036854775807,"skip":"noInputs"}]}"#
      + "\n"
  }
  #expect(throws: RecordingError.self) { try load(range("-1")) }
  #expect(throws: RecordingError.self) { try load(range("99999999999")) }
  #expect(try load(range("3")).recording.frame(after: 0).changes.count == 3)
}

@Test func anEmptyFileAnotherFileAndAnotherVersionAreRefused() {
  #expect(throws: RecordingError.empty) { try load("") }
  #expect(throws: RecordingError.empty) { try load("\n \n") }
  #expect(throws: RecordingError.notARecording(found: "hello")) { try load("hello") }
  let version = headerLine.replacingOccurrences(of: #""version":1"#, with: #""version":2"#)
  #expect(throws: RecordingError.unknownVersion(2)) { try load(version) }
  #expect(
    RecordingError.unknownVersion(2).description
      == "the recording has format version 2, and this graphdump reads version 1")
}

@Test func aProposalsInfiniteLengthIsAWord() throws {
  let text = String(decoding: try Samples.full.encoded(), as: UTF8.self)
  #expect(text.contains(#""proposal":{"height":"infinity","width":10}"#))
}
