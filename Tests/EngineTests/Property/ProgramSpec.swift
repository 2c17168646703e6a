import Engine

/// A whole screen as a description: trees, layouts, controls that write the world, presentation and navigation.
indirect enum ProgramSpec {
  case tree(Spec)
  case layout(LayoutSpec)
  case column([ProgramSpec])
  case toggle(Int)
  case stepper(Int)
  case slider(Int)
  case field(Int)
  case picker(Int)
  case tapped(Int, ProgramSpec)
  case changing(Int, Int, ProgramSpec)
  case tabs(Int, [ProgramSpec])
  case navigation(Int, ProgramSpec, ProgramSpec)
  case sheet(Int, ProgramSpec, ProgramSpec)
  case alert(Int, ProgramSpec)
  case popover(Int, ProgramSpec, ProgramSpec)
  case disclosure(Int, ProgramSpec)
  case grid(Int)
  case menu(Int)
  case insetList(Int)
  case summed(ProgramSpec)
  case transition(Int, ProgramSpec)
  case seen(Int, ProgramSpec)
  case cover(Int, ProgramSpec, ProgramSpec)
}

extension ProgramSpec {
  /// A random description with about `size` views in it.
  static func random(_ size: Int, using random: inout SeededGenerator) -> ProgramSpec {
    let place = random.number(0..<World.places)
    let other = random.number(0..<World.places)
    if size <= 3 {
      switch random.number(0..<9) {
      case 0: return .toggle(place)
      case 1: return .stepper(place)
      case 2: return .slider(place)
      case 3: return .field(place)
      case 4: return .picker(place)
      case 5: return .grid(place)
      case 6: return .menu(place)
      case 7: return .insetList(place)
      default: return .tree(.random(3, in: World.places, using: &random))
      }
    }
    func one(_ share: Int = 1) -> ProgramSpec { .random((size - 1) / share, using: &random) }
    switch random.number(0..<22) {
    case 0, 1, 2: return .tree(.random(min(size, 20), in: World.places, using: &random))
    case 3, 4: return .layout(.random(min(size, 14), using: &random))
    case 5, 6, 7: return .column((0..<3).map { _ in one(3) })
    case 8: return .tapped(place, one())
    case 9: return .changing(place, other, one())
    case 10: return .tabs(place, (0..<3).map { _ in one(3) })
    case 11: return .navigation(place, one(2), one(2))
    case 12: return .sheet(place, one(2), one(2))
    case 13: return .alert(place, one())
    case 14: return .popover(place, one(2), one(2))
    case 15: return .disclosure(place, one())
    case 16: return .summed(one())
    case 17, 18: return .seen(place, one())
    case 19: return .cover(place, one(2), one(2))
    case 20: return .navigation(place, .seen(other, one(2)), .seen(place, one(2)))
    default: return .transition(place, one())
    }
  }
}
