import Foundation

extension Cache {
  private struct Entry {
    var path: String
    var size: Int
    var used: Date
  }

  /// Throws away what was not used for longest, until the rest fits; work that was left lying for a
  /// day; and what the compiler stored a month ago.
  func trim(now: Date = Date()) {
    var entries = Kind.allCases.flatMap { self.entries(of: $0.rawValue) }.sorted { $0.used < $1.used }
    var total = entries.reduce(0) { $0 + $1.size }
    while total > limit, entries.count > 1 {
      let oldest = entries.removeFirst()
      try? FileManager.default.removeItem(atPath: oldest.path)
      total -= oldest.size
    }
    removeEntries(of: "work", before: now - 86_400)
    // The compiler's own cache, which it makes again when it needs to.
    removeEntries(of: "modules", before: now - 30 * 86_400)
  }

  private func removeEntries(of kind: String, before time: Date) {
    for entry in entries(of: kind) where entry.used < time { try? FileManager.default.removeItem(atPath: entry.path) }
  }

  private func entries(of kind: String) -> [Entry] {
    let manager = FileManager.default
    return ((try? manager.contentsOfDirectory(atPath: "\(folder)/\(kind)")) ?? []).map { name in
      let path = "\(folder)/\(kind)/\(name)"
      let files = (try? manager.contentsOfDirectory(atPath: path)) ?? []
      let used = (try? manager.attributesOfItem(atPath: path)[.modificationDate] as? Date) ?? .distantPast
      return Entry(path: path, size: files.reduce(0) { $0 + size(of: "\(path)/\($1)") }, used: used)
    }
  }

  private func size(of path: String) -> Int {
    ((try? FileManager.default.attributesOfItem(atPath: path)[.size]) as? NSNumber)?.intValue ?? 0
  }
}
