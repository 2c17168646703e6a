/// A stored property of a view that the framework brings up to date before each evaluation of the view's body.
///
/// A custom type that conforms may hold other dynamic properties; each of them is a dependency of the view (F5).
public protocol DynamicProperty {
  /// Called before the body is evaluated, after the properties inside have been brought up to date.
  mutating func update()
}

extension DynamicProperty {
  /// By default there is nothing to bring up to date.
  public mutating func update() {}
}
