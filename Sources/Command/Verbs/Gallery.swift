import Foundation
import GraphDump

/// `index.html`: a page of all the figures in a folder.
struct Gallery {
  let folder: String

  /// Writes the page. What is in the folder decides what is in it, in the order of the names.
  func write(_ console: Console) throws {
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } catch {
      throw CommandError.input(.unreadable(folder, reason: WholeFile.reason(of: error)))
    }
    var summaries: [String: String] = [:]
    for sample in (try? Samples.all()) ?? [] { summaries[sample.name] = sample.summary }
    let page = GalleryPage(names: names, summaries: summaries) { name in
      (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? ""
    }
    let path = Path(folder).appending("index.html")
    try WholeFile.write(Data(page.text.utf8), to: path)
    console.note("wrote \(path)")
  }
}
