import Recording

/// The moments between which a figure's updates lie, and what was asked for.
struct Moments {
  /// The most updates in one figure: more of them can't be taken in, and each costs a copy of the graph.
  static let mostUpdates = 8

  /// The state before the first update drawn, then after each.
  private(set) var frames: [Frame]
  /// How many updates the selection has that are not drawn.
  private(set) var left: Int
  let isSingle: Bool

  /// Throws ``FigureError``.
  init(of recording: Recording, _ request: FigureRequest) throws(FigureError) {
    guard let first = recording.updates.first?.index, let last = recording.updates.last?.index else {
      throw .emptyRecording
    }
    let available = first...max(first, last)
    let asked: ClosedRange<Int>
    switch request.updates {
    case .all: asked = last > first ? first + 1...last : available
    case .one(let index): asked = index...index
    case .range(let range): asked = range
    }
    guard available.contains(asked.lowerBound) else { throw .noSuchUpdate(asked.lowerBound, available: available) }
    guard available.contains(asked.upperBound) else { throw .noSuchUpdate(asked.upperBound, available: available) }
    let drawn = asked.lowerBound...min(asked.upperBound, asked.lowerBound + Self.mostUpdates - 1)
    left = asked.upperBound - drawn.upperBound
    isSingle = drawn.count == 1
    var frame = Recording(header: recording.header).frame(after: 0)
    frames = []
    for update in recording.updates {
      if update.index > drawn.upperBound { break }
      if update.index == drawn.lowerBound { frames.append(frame) }
      frame.apply(update)
      if update.index >= drawn.lowerBound { frames.append(frame) }
    }
  }
}
