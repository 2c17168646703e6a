/// A part of the files: `--shard 2/5`.
struct Shard: Hashable {
  /// From 1.
  var index: Int
  var count: Int

  /// `nil` where none was asked for.
  init?(_ arguments: Arguments) throws {
    guard let option = Option.with(.shard), let text = arguments[.shard].last else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1, (1...count).contains(index) else {
      throw CommandError.usage(
        .badValue(option, text, reason: "write which of how many parts, from 1: 2/5", choices: []))
    }
    self.index = index
    self.count = count
  }

  /// Every N-th of `list`, so that parts are of one size.
  func part<Element>(of list: [Element]) -> [Element] {
    list.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
