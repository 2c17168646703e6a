/// What a presentation puts out of sight: all that is in its window, or in its stack of screens.
public nonisolated enum Cover: Sendable { case window, stack }

/// A node whose content can be covered as a whole: the window, what is presented over it, a stack of screens.
///
/// What is covered is evaluated as before and keeps its state; it has disappeared, and its tasks are cancelled, until
/// it is seen again (C4). Cost: a walk through what is covered.
@MainActor protocol CoverHost: _ViewNode {
  /// How many presentations cover the content now.
  var covers: Int { get set }
  /// Brings what is below to what covers it. Called when the bodies of a pass and the layout are done.
  func coverContent()
}

extension CoverHost {
  func coverContent() { forEachChild { $0.setCovered(covers > 0) } }

  func addCover() {
    covers += 1
    graph.lifecycle.coversChanged(of: self)
  }

  func removeCover() {
    covers -= 1
    graph.lifecycle.coversChanged(of: self)
  }
}

extension _ViewNode {
  /// Whether a person sees the node: neither did its lazy row leave the screen, nor is it covered.
  final var isOnScreen: Bool { flags.isDisjoint(with: [.isOffscreen, .isCovered]) }

  /// The node whose content a presentation by this one covers.
  final func host(of cover: Cover) -> (any CoverHost)? {
    var node = parent
    while let current = node {
      if let host = current as? any CoverHost, cover == .stack ? current is any NavigationHost : current.isWindow {
        return host
      }
      node = current.parent
    }
    return nil
  }

  private var isWindow: Bool { isRoot || standsAbove }

  /// The node is covered by something, or no longer.
  final func setCovered(_ covered: Bool) {
    if covered == flags.contains(.isCoveredItself) { return }
    if covered {
      flags.insert(.isCoveredItself)
      if !flags.contains(.isCovered) { cover() }
    } else {
      flags.remove(.isCoveredItself)
      if parent?.flags.contains(.isCovered) != true { uncover() }
    }
  }

  private func cover() {
    forEachChild { if !$0.standsAbove, !$0.flags.contains(.isCovered) { $0.cover() } }
    let wasOnScreen = isOnScreen
    flags.insert(.isCovered)
    if wasOnScreen { didLeaveScreen() }
  }

  private func uncover() {
    flags.remove(.isCovered)
    forEachChild { if !$0.standsAbove, !$0.flags.contains(.isCoveredItself) { $0.uncover() } }
    if isOnScreen { didReturnToScreen() }
  }
}
