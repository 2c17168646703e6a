/// Animated when a value changes.
public nonisolated struct _AnimationModifier<Value: Equatable>: _EffectModifier {
  public static var _name: String { ".animation" }
  /// The animation, which is `nil` where there is to be none, and the value that is watched.
  public let parameters: _Parameters<Animation?, Value>
}

/// Animated at each change.
public nonisolated struct _ImplicitAnimationModifier: _EffectModifier {
  public static var _name: String { ".animation" }
  /// The animation; `nil` where there is to be none.
  public let parameters: _Parameters<Animation?>
}

/// Changes the transaction of changes below.
public nonisolated struct _TransactionModifier: _EffectModifier {
  public static var _name: String { ".transaction" }
  /// Nothing: two of them are equal, as closures can't be compared.
  public let parameters: _Parameters<>
}

/// Changes the transaction of changes below when a value changes.
public nonisolated struct _ValueTransactionModifier<Value: Equatable>: _EffectModifier {
  public static var _name: String { ".transaction" }
  /// The value that is watched.
  public let parameters: _Parameters<Value>
}
