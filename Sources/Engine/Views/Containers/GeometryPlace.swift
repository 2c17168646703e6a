import Foundation

/// Where a geometry reader stands, and what was read of that.
@MainActor final class GeometryPlace {
  private weak var node: _ViewNode?
  private var reads: [Read] = []
  private(set) var version = 0

  private struct Read {
    let key: AnyHashable
    let find: @MainActor () -> CGRect?
    let found: CGRect?
  }

  init(_ node: _ViewNode) { self.node = node }

  /// Called before the content is evaluated: what was read for the last one counts no more.
  func begin() { reads = [] }

  /// Whether something that was read comes out otherwise now.
  func check() -> Bool {
    guard let node, !node.flags.contains(.isEnded) else { return false }
    guard reads.contains(where: { $0.find() != $0.found }) else { return false }
    version += 1
    node.schedule()
    return true
  }

  var isRead: Bool { !reads.isEmpty }
  var nodeID: Int32 { node?.id ?? -1 }

  private func read(_ key: AnyHashable, _ find: @escaping @MainActor () -> CGRect?) -> CGRect? {
    let found = find()
    if let node, node.graph.isEvaluating, !reads.contains(where: { $0.key == key }) {
      reads.append(Read(key: key, find: find, found: found))
      node.graph.geometryReaders.add(self)
    }
    return found
  }

  /// The reader's frame in a space.
  func frame(in space: CoordinateSpace) -> CGRect {
    let frame = read(AnyHashable([AnyHashable("frame"), AnyHashable(space)])) { [weak self] in
      guard let node = self?.node, var frame = node.displayFrame else { return nil }
      if let origin = node.frame(of: space)?.origin {
        frame.origin.x -= origin.x
        frame.origin.y -= origin.y
      }
      return frame
    }
    return frame ?? .zero
  }

  /// The bounds of a space, in the reader's coordinates.
  func bounds(of space: CoordinateSpace) -> CGRect? {
    read(AnyHashable([AnyHashable("bounds"), AnyHashable(space)])) { [weak self] in
      self?.local(self?.node?.frame(of: space))
    }
  }

  /// The rectangle of an anchor's view, in the reader's coordinates.
  func rectangle(of owner: _AnchorOwner) -> CGRect {
    read(AnyHashable(ObjectIdentifier(owner))) { [weak self] in self?.local(owner.frame) } ?? .zero
  }

  private func local(_ frame: CGRect?) -> CGRect? {
    guard let frame, let own = node?.displayFrame else { return nil }
    return frame.offsetBy(dx: -own.minX, dy: -own.minY)
  }
}

extension _ViewNode {
  /// The frame in the window of the nearest view above that has a space, where there is one.
  fileprivate final func frame(of space: CoordinateSpace) -> CGRect? {
    guard case .named(let name) = space else { return nil }
    let scroll = name.base as? ScrollSpaceName
    var node = parent
    while let current = node {
      let isMeant =
        if let scroll { current.scrollAxes.map(scroll.holds) ?? false } else {
          (current.modifierForEvents as? _SpaceModifier)?.name == name
        }
      if isMeant { return current.displayFrame }
      node = current.parent
    }
    return nil
  }

  /// The axes along which the view scrolls; `nil` for one that does not.
  private var scrollAxes: Axis.Set? {
    guard isLayoutBoundary, parent != nil else { return nil }
    var items: ContiguousArray<LayoutItem> = []
    appendDisplayables(to: &items)
    return (items.first?.algorithm as? ScrollAlgorithm)?.axes
  }
}

/// What has to be evaluated again after a layout: contents that read places, or preferences.
@MainActor final class GeometryReaders {
  private var places: [ObjectIdentifier: GeometryPlace] = [:]
  private var waiting: [_ViewNode] = []

  func add(_ place: GeometryPlace) { places[ObjectIdentifier(place)] = place }

  func remove(_ place: GeometryPlace) { places[ObjectIdentifier(place)] = nil }

  /// Lets a node be evaluated in a further pass of the update.
  func add(_ node: _ViewNode) { waiting.append(node) }

  /// Schedules what has to be evaluated again; returns whether there is anything.
  func check() -> Bool {
    var found = false
    for place in places.values.sorted(by: { $0.nodeID < $1.nodeID }) where place.isRead && place.check() {
      found = true
    }
    let nodes = waiting
    waiting = []
    for node in nodes where !node.flags.contains(.isEnded) {
      node.schedule()
      found = true
    }
    return found
  }
}
