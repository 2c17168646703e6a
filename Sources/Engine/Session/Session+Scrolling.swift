import Foundation
import Recording

extension Session {
  /// Scrolls: to the view or row with an id, which comes to stand at the top, or by points.
  func scroll(_ target: Step.ScrollTarget, _ step: Step) throws {
    switch target {
    case .id(let words): try scroll(to: words, step)
    case .by(let points): try scroll(by: points, step)
    }
  }

  private func scroll(to words: String, _ step: Step) throws {
    guard let rootView else { return }
    let matches = { (id: AnyHashable) in String(describing: id.base) == words }
    guard rootView.scrollTarget(where: matches) != nil else {
      let ids = rootView.scrollIDs(12).map { "“\($0)”" }.joined(separator: ", ")
      throw SessionError(
        step: step.description,
        reason: "nothing here has the id “\(words)”; " + (ids.isEmpty ? "no view has an id" : "there are \(ids)"))
    }
    run(step: step.description, target: nil) {
      graph.windows.request(ScrollRequest(in: rootView, anchor: .top, where: matches))
    }
  }

  private func scroll(by points: Double, _ step: Step) throws {
    guard let (window, axis) = rootView?.scrollableWindow else {
      throw SessionError(step: step.description, reason: "nothing here is longer than the room that it scrolls in")
    }
    run(step: step.description, target: window.node) {
      window.offset[axis] += points
      window.layout?.setNeedsPlacing()
    }
  }
}

extension _ViewNode {
  /// The first container in tree order that has more content than room, and the direction in which it scrolls.
  var scrollableWindow: (window: LazyWindow, axis: Axis)? {
    if let window, let layout = window.layout {
      for axis in [Axis.vertical, .horizontal]
      where window.axes.contains(axis) && window.contentSize[axis] > layout.frame.size[axis] {
        return (window, axis)
      }
    }
    for child in childList where !hides(child) && !child.flags.contains(.isOffscreen) {
      if let found = child.scrollableWindow { return found }
    }
    return nil
  }
}
