/// What a playground shows: the view itself.
@MainActor public func _liveView<V: View>(_ view: V) -> V { view }

#if !canImport(UIKit)
  /// What a playground shows: the view of the screen.
  @MainActor public func _liveView<V: View>(_ screen: UIHostingController<V>) -> V { screen.rootView }
#endif
