import Foundation
import GraphDump
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The report against what readers of such files agree on: by `xmllint` where it is installed, and by a look at each
/// element everywhere.
@Suite struct JUnitSchemaTests {
  private static let xmllint = "/usr/bin/xmllint"
  private static var isThere: Bool { FileManager.default.isExecutableFile(atPath: xmllint) }

  /// Every status, with texts that XML has to escape or can't hold.
  private static let files: [ComparedFile] = [
    ComparedFile(name: "same.svg", status: .same),
    ComparedFile(
      name: "a <b> & \"c\"\n.svg", status: .changed, level: .behaviour, sentences: ["`A` <was> & is", "\u{1}\u{FFFF}"]),
    ComparedFile(name: "new.png", status: .new, isWritten: true),
    ComparedFile(name: "accepted.png", status: .new, isWritten: true, isAccepted: true),
    ComparedFile(name: "missing.dot", status: .missing),
    ComparedFile(name: "gone ☃.json", status: .obsolete),
    ComparedFile(name: "cut.svg", status: .unreadable, sentences: ["cut off]]>"]),
  ]
  private static let reports = [
    JUnitReport([]), JUnitReport(files), JUnitReport(files, isStrict: true),
    JUnitReport([ComparedFile(name: "", status: .same)]),
  ]

  @Test(.enabled(if: isThere, "xmllint is not installed"), arguments: reports.indices)
  func theSchemaHolds(index: Int) throws {
    let path = NSTemporaryDirectory() + "graphdump-junit-\(UUID()).xml"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Self.reports[index].text.write(toFile: path, atomically: true, encoding: .utf8)
    let schema = (#filePath as NSString).deletingLastPathComponent + "/../Fixtures/junit.xsd"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.xmllint)
    process.arguments = ["--noout", "--schema", schema, path]
    let output = Pipe()
    process.standardError = output
    try process.run()
    let words = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(words == "\(path) validates\n")
    #expect(process.terminationStatus == 0)
  }

  /// The elements of a document, each with its path and its attributes.
  private final class Elements: NSObject, XMLParserDelegate {
    var found: [(path: String, attributes: [String: String])] = []
    private var path: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      path.append(name)
      found.append((path.joined(separator: "/"), attributes))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      path.removeLast()
    }
  }

  /// The attributes that each element must have.
  private static let required: [String: Set<String>] = [
    "testsuites": [],
    "testsuites/testsuite": [
      "name", "package", "id", "timestamp", "hostname", "tests", "failures", "errors", "time",
    ],
    "testsuites/testsuite/properties": [],
    "testsuites/testsuite/testcase": ["name", "classname", "time"],
    "testsuites/testsuite/testcase/failure": ["type"],
    "testsuites/testsuite/testcase/error": ["type"],
    "testsuites/testsuite/testcase/skipped": [],
    "testsuites/testsuite/system-out": [],
    "testsuites/testsuite/system-err": [],
  ]

  @Test(arguments: reports.indices) func everyElementIsKnownAndHasWhatItMust(index: Int) throws {
    let report = Self.reports[index]
    let parser = XMLParser(data: Data(report.text.utf8))
    let elements = Elements()
    parser.delegate = elements
    #expect(parser.parse())
    for element in elements.found {
      let required = try #require(Self.required[element.path], "\(element.path) is unknown")
      #expect(required.isSubset(of: element.attributes.keys))
    }
    func count(_ name: String) -> Int { elements.found.count { $0.path == "testsuites/testsuite/\(name)" } }
    let suite = try #require(elements.found.first { $0.path == "testsuites/testsuite" })
    #expect(suite.attributes["tests"] == "\(count("testcase"))")
    #expect(suite.attributes["failures"] == "\(count("testcase/failure"))")
    #expect(suite.attributes["errors"] == "\(count("testcase/error"))")
    #expect(suite.attributes["skipped"] == "\(count("testcase/skipped"))")
    #expect(count("testcase") == report.files.count)
  }
}
