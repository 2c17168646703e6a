import Engine

/// A view tree as a description. Numbers in it are places in the ``World`` whose values decide what is shown.
indirect enum Spec: Hashable {
  case text(Int)
  case plain(Int)
  case stack([Spec])
  case row([Spec])
  case tuple([Spec])
  case group(Spec)
  case branch(Int, Spec, Spec)
  case optional(Int, Spec)
  case choice(Int, [Spec])
  case rows(Int, Spec)
  case lazyStack(Int)
  case list(Int, Spec)
  case erased(Int, Spec, Spec)
  case identified(Int, Spec)
  case equatable(Int)
  case modified(Int, Spec)
  case conditionallyModified(Int, Spec)
  case disabled(Int, Spec)
  case stateful(Spec)
  case seeded(Int)
  case bound(Int)
  case published(Int)
  case tracked(Int)
  case environment(Int, Spec)
  case reader
  case between(Spec)
}

extension Spec {
  /// A random description with about `size` views in it.
  static func random(_ size: Int, in places: Int, using random: inout SeededGenerator) -> Spec {
    let place = random.number(0..<places)
    if size <= 1 {
      switch random.number(0..<9) {
      case 0: return .text(place)
      case 1: return .plain(place)
      case 2: return .equatable(place)
      case 3: return .seeded(place)
      case 4: return .bound(place)
      case 5: return .published(place)
      case 6: return .tracked(place)
      case 7: return .reader
      default: return .text(place)
      }
    }
    func one(_ share: Int = 1) -> Spec { .random((size - 1) / share, in: places, using: &random) }
    switch random.number(0..<18) {
    case 0: return .stack((0..<random.number(1..<4)).map { _ in one(3) })
    case 1: return .row((0..<random.number(1..<4)).map { _ in one(3) })
    case 2: return .tuple((0..<3).map { _ in one(3) })
    case 3: return .group(one())
    case 4: return .branch(place, one(2), one(2))
    case 5: return .optional(place, one())
    case 6: return .choice(place, (0..<3).map { _ in one(3) })
    case 7, 8: return .rows(place, one(3))
    case 9: return .erased(place, one(2), one(2))
    case 10: return .identified(place, one())
    case 11: return .modified(place, one())
    case 12: return .conditionallyModified(place, one())
    case 13: return .stateful(one())
    case 14: return .environment(place, one())
    case 15: return .lazyStack(place)
    case 16: return .list(place, one(2))
    default: return random.oneIn(2) ? .between(one()) : .disabled(place, one())
    }
  }
}

/// The state that a description is shown with: numbers, lists of ids, an object and a model.
struct World: Hashable {
  var numbers: [Int]
  var lists: [[Int]]

  static let places = 5

  init() {
    numbers = Array(0..<World.places)
    lists = (0..<World.places).map { Array(0..<$0) }
  }

  /// Changes one thing at random; says what.
  mutating func change(using random: inout SeededGenerator) {
    let place = random.number(0..<World.places)
    if random.oneIn(2) {
      numbers[place] = random.number(0..<6)
      return
    }
    var list = lists[place]
    switch random.number(0..<4) {
    case 0: list.insert(random.number(0..<30), at: random.number(0..<(list.count + 1)))
    case 1: if !list.isEmpty { list.remove(at: random.number(0..<list.count)) }
    case 2:
      if !list.isEmpty {
        let moved = list.remove(at: random.number(0..<list.count))
        list.insert(moved, at: random.number(0..<(list.count + 1)))
      }
    default: list.shuffle(using: &random)
    }
    var seen: Set<Int> = []
    lists[place] = list.filter { seen.insert($0).inserted }
  }
}

final class WorldObject: ObservableObject {
  @Published var numbers: [Int]
  let sightings = Sightings()
  init(_ numbers: [Int]) { self.numbers = numbers }
}

/// How many views of each place have appeared, and not disappeared since.
final class Sightings {
  private(set) var counts = Array(repeating: 0, count: World.places)

  func add(_ place: Int, _ change: Int) { counts[place] += change }
}

@Observable final class WorldModel {
  var numbers: [Int]
  init(_ numbers: [Int]) { self.numbers = numbers }
}
