import Recording

/// The moments between which a figure's updates lie, and what was asked for.
struct Moments {
  /// The state before the first update drawn, then after each.
  private(set) var frames: [Frame]
  /// How many updates the selection has that are not drawn.
  private(set) var left: Int
  let isSingle: Bool

  /// Throws ``FigureError``.
  init(of recording: Recording, _ request: FigureRequest) throws(FigureError) {
    let indices = recording.updates.map(\.index)
    guard let first = indices.min(), let last = indices.max() else { throw .emptyRecording }
    let available = first...last
    let asked: ClosedRange<Int>
    switch request.updates {
    case .all: asked = last > first ? first + 1...last : available
    case .one(let index): asked = index...index
    case .range(let range): asked = range
    }
    guard available.contains(asked.lowerBound) else { throw .noSuchUpdate(asked.lowerBound, available: available) }
    guard available.contains(asked.upperBound) else { throw .noSuchUpdate(asked.upperBound, available: available) }
    // Updates are taken by place: a recording of somebody else's may number them with gaps.
    let places = recording.updates.indices.filter { asked.contains(recording.updates[$0].index) }
    guard let start = places.first else { throw .noSuchUpdate(asked.lowerBound, available: available) }
    let drawn = places.prefix(max(1, request.mostUpdates))
    left = places.count - drawn.count
    isSingle = drawn.count == 1
    var frame = Recording(header: recording.header).frame(after: 0)
    frames = []
    for place in 0...(drawn.last ?? start) {
      if place == start { frames.append(frame) }
      frame.apply(recording.updates[place])
      if place >= start { frames.append(frame) }
    }
  }
}
