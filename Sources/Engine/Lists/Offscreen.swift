import Recording

extension _ViewNode {
  /// The row leaves the screen: its state stays, what it shows goes, and it disappears (C4).
  final func leaveScreen() {
    for item in displayables { item.detach() }
    let wasOffscreen = flags.contains(.isOffscreen)
    flags.insert(.leftScreen)
    if !wasOffscreen { markOffscreen() }
  }

  private func markOffscreen() {
    forEachChild { if !$0.flags.contains(.leftScreen) { $0.markOffscreen() } }
    let wasOnScreen = isOnScreen
    flags.insert(.isOffscreen)
    didCrossEdge()
    graph.recorder?.leftScreen(self)
    if wasOnScreen { didLeaveScreen() }
  }

  /// The row is on the screen again, with the state it had, and appears again (C4).
  ///
  /// - Parameter update: gives it the content that it missed meanwhile.
  final func returnToScreen(_ update: () -> Void) {
    flags.remove(.leftScreen)
    markOnScreen()
    update()
    // What was left undone while the row was away; the layout that shows it waits for it.
    if flags.contains(.isDirty) || firstDirtyChild != nil {
      let wasCatchingUp = graph.isCatchingUp
      graph.isCatchingUp = true
      process()
      graph.isCatchingUp = wasCatchingUp
    }
    for item in displayables { item.attach() }
  }

  private func markOnScreen() {
    flags.remove(.isOffscreen)
    forEachChild { if !$0.flags.contains(.leftScreen) { $0.markOnScreen() } }
    didCrossEdge()
    graph.recorder?.returnedToScreen(self)
    if isOnScreen { didReturnToScreen() }
  }

  private var displayables: ContiguousArray<LayoutItem> {
    var list: ContiguousArray<LayoutItem> = []
    appendDisplayables(to: &list)
    return list
  }
}

extension LayoutItem {
  /// Takes the item and what is in it out of the recorded layout; what it knows of sizes stays.
  fileprivate func detach() {
    for child in children where !child.flags.contains(.isEnded) { child.detach() }
    if flags.contains(.isDetached) { return }
    flags.insert(.isDetached)
    graph.recorder?.layoutEnded(self)
  }

  /// What ended meanwhile is among the children until they are collected again; its view is gone.
  fileprivate func attach() {
    flags.remove(.isDetached)
    markChanged()
    for child in children where !child.flags.contains(.isEnded) { child.attach() }
  }
}
