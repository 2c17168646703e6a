import Foundation
import GraphDump

/// Where a report goes: `--report`.
struct ReportFolder {
  let path: String
  let console: Console
  /// Whether obsolete baselines fail.
  var isStrict = false

  func write(_ entries: [ReportEntry]) throws {
    try WholeFile.makeFolder(path)
    let files = entries.map(\.file)
    try WholeFile.write(Data(HTMLReport(entries).text.utf8), to: "\(path)/index.html")
    try WholeFile.write(Data(JUnitReport(files, isStrict: isStrict).text.utf8), to: "\(path)/junit.xml")
    try WholeFile.write(try JSONText.data(files), to: "\(path)/comparison.json")
    console.note("wrote \(path)/index.html, junit.xml and comparison.json")
  }
}
