import Foundation

/// All that scrolls or is lazy in a session, and what it is asked to scroll to.
@MainActor final class LazyWindows {
  private(set) var all: [LazyWindow] = []
  private var requests: [ScrollRequest] = []
  private var followers: [any ScrollFollower] = []

  func add(_ window: LazyWindow) { all.append(window) }

  func remove(_ window: LazyWindow) { all.removeAll { $0 === window } }

  func add(_ follower: any ScrollFollower) { followers.append(follower) }

  func remove(_ follower: any ScrollFollower) { followers.removeAll { $0 === follower } }

  /// Tells those who follow what is seen.
  func tellFollowers() { for follower in followers { follower.visibleRowsSettled() } }

  // MARK: Requests

  var hasRequests: Bool { !requests.isEmpty }

  func request(_ request: ScrollRequest) { requests.append(request) }

  func dropRequests() { requests = [] }

  /// Lets everything follow the layout; returns whether something has to be laid out again.
  func settle(in graph: Graph) -> Bool {
    if all.isEmpty { return false }
    graph.isMakingRows = true
    defer { graph.isMakingRows = false }
    var changed = false
    for request in requests where request.apply() { changed = true }
    // Where rows stand is known when what is around them stands where it was scrolled to.
    if changed { return true }
    for window in all where !window.node.flags.contains(.isEnded) && window.settle() { changed = true }
    return changed
  }
}
