import Engine

/// A layout as a description. Numbers in it are places in the ``World`` whose values decide lengths and choices.
indirect enum LayoutSpec {
  case text(Int)
  case box(Int, Int)
  case color
  case spacer(Int)
  case divider
  case row(Int, [LayoutSpec])
  case column(Int, [LayoutSpec])
  case pile(Int, [LayoutSpec])
  case grid(Int, [LayoutSpec])
  case gridRow(Int, [LayoutSpec])
  case flow([LayoutSpec])
  case anyLayout(Int, [LayoutSpec])
  case fitting([LayoutSpec])
  case reader(LayoutSpec)
  case scroll(Int, LayoutSpec)
  case rows(Int, LayoutSpec)
  case long(Int, Int)
  case optional(Int, LayoutSpec)
  case padding(Int, LayoutSpec)
  case frame(Int, LayoutSpec)
  case fixed(LayoutSpec)
  case ratio(Int, LayoutSpec)
  case moved(Int, LayoutSpec)
  case priority(Int, LayoutSpec)
  case guide(Int, LayoutSpec)
  case overlay(Int, LayoutSpec, LayoutSpec)
  case inset(Int, LayoutSpec, LayoutSpec)
  case scrollInset(Int, LayoutSpec, LayoutSpec)
  case relative(Int, LayoutSpec)
  case font(Int, LayoutSpec)
  case lineLimit(Int, LayoutSpec)
  case sheet(Int, LayoutSpec, LayoutSpec)
  case anchored(LayoutSpec)
}

extension LayoutSpec {
  /// A random description with about `size` views in it.
  ///
  /// - Parameter readers: whether there may be contents that are made from places. Those that `ViewThatFits` does not
  ///   show keep the content that they had, which one that never showed them does not have.
  static func random(_ size: Int, readers: Bool = true, using random: inout SeededGenerator) -> LayoutSpec {
    let place = random.number(0..<World.places)
    let other = random.number(0..<World.places)
    if size <= 1 { return leaf(random.number(0..<8), place, other) }
    func one(_ share: Int = 1) -> LayoutSpec { .random((size - 1) / share, readers: readers, using: &random) }
    func some() -> [LayoutSpec] { (0..<random.number(2..<5)).map { _ in one(3) } }
    func plain() -> LayoutSpec { .random((size - 1) / 3, readers: false, using: &random) }
    switch random.number(0..<35) {
    case 0, 1, 2: return .row(place, some())
    case 3, 4, 5: return .column(place, some())
    case 6, 7: return .pile(place, some())
    case 8: return .grid(place, some())
    case 9: return .flow(some())
    case 10: return .anyLayout(place, some())
    case 11: return .fitting([plain(), plain(), plain()])
    case 12: return readers ? .reader(one()) : .fixed(one())
    case 13: return .scroll(place, one())
    case 14: return .rows(place, one(3))
    case 15: return .optional(place, one())
    case 16: return .padding(place, one())
    case 17, 18: return .frame(place, one())
    case 19: return .fixed(one())
    case 20: return .ratio(place, one())
    case 21: return .moved(place, one())
    case 22: return .priority(place, one())
    case 23, 24: return .guide(place, one())
    case 25: return .overlay(place, one(2), one(2))
    case 26: return .inset(place, one(2), one(2))
    case 27: return .relative(place, one())
    case 28: return random.oneIn(2) ? .font(place, one()) : .lineLimit(place, one())
    case 32, 33: return .scrollInset(place, one(2), one(2))
    case 30, 31: return .gridRow(place, some())
    case 29: return .sheet(place, one(2), one(2))
    default: return readers ? .anchored(one()) : .padding(place, one())
    }
  }

  private static func leaf(_ kind: Int, _ place: Int, _ other: Int) -> LayoutSpec {
    switch kind {
    case 0, 1: .text(place)
    case 2, 3, 4: .box(place, other)
    case 5: .color
    case 6: place < 3 ? .spacer(place) : .divider
    default: .long(place, other)
    }
  }
}
