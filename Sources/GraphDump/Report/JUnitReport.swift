/// A comparison as JUnit's XML, which CI systems show: a test case for each file.
///
/// It holds to the schema that Ant's reports are described by, and to the looser ones of Jenkins and others. No time is
/// told: a report is the same bytes each time.
public struct JUnitReport: Sendable {
  /// The compared files: a test case each.
  public let files: [ComparedFile]
  /// Whether an obsolete baseline fails.
  public let isStrict: Bool

  /// A report of `files`; with `isStrict`, a baseline without a candidate fails too.
  public init(_ files: [ComparedFile], isStrict: Bool = false) {
    self.files = files
    self.isStrict = isStrict
  }

  /// The whole document. Cost: proportional to what the files have to say.
  public var text: String {
    let failures = files.count { isFailure($0) }
    let errors = files.count { $0.status == .unreadable }
    let skipped = files.count { isSkipped($0) }
    let place = #"name="graphdump" package="graphdump" id="0" timestamp="1970-01-01T00:00:00" hostname="localhost""#
    let counts =
      #"tests="\#(files.count)" failures="\#(failures)" errors="\#(errors)" skipped="\#(skipped)" time="0""#
    var xml = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n<testsuites>\n"
    xml += "  <testsuite \(place) \(counts)>\n    <properties/>\n"
    for file in files { xml += testCase(file) }
    return xml + "    <system-out/>\n    <system-err/>\n  </testsuite>\n</testsuites>\n"
  }

  private func isFailure(_ file: ComparedFile) -> Bool { file.status != .unreadable && file.fails(isStrict: isStrict) }

  private func isSkipped(_ file: ComparedFile) -> Bool { file.status == .obsolete && !isStrict }

  private func testCase(_ file: ComparedFile) -> String {
    let name = XML.escape(VisibleText.line(file.name))
    let head = #"    <testcase name="\#(name)" classname="graphdump.compare" time="0""#
    let body = XML.escape(file.sentences.joined(separator: "\n"))
    let kind = XML.escape(file.level?.rawValue ?? file.status.rawValue)
    let message = XML.escape(VisibleText.line(file.sentences.first ?? file.status.rawValue))
    if file.status == .unreadable {
      return "\(head)>\n      <error message=\"\(message)\" type=\"unreadable\">\(body)</error>\n    </testcase>\n"
    }
    if isFailure(file) {
      return "\(head)>\n      <failure message=\"\(message)\" type=\"\(kind)\">\(body)</failure>\n    </testcase>\n"
    }
    return isSkipped(file) ? "\(head)>\n      <skipped/>\n    </testcase>\n" : "\(head)/>\n"
  }
}
