/// Animated when a value changes.
public nonisolated struct _AnimationModifier<Value: Equatable>: _EffectModifier {
  public static var _name: String { ".animation" }
  public let parameters: _Parameters<Animation?, Value>
}

/// Animated at each change.
public nonisolated struct _ImplicitAnimationModifier: _EffectModifier {
  public static var _name: String { ".animation" }
  public let parameters: _Parameters<Animation?>
}

/// Changes the transaction of changes below.
public nonisolated struct _TransactionModifier: _EffectModifier {
  public static var _name: String { ".transaction" }
  public let parameters: _Parameters<>
}

/// Changes the transaction of changes below when a value changes.
public nonisolated struct _ValueTransactionModifier<Value: Equatable>: _EffectModifier {
  public static var _name: String { ".transaction" }
  public let parameters: _Parameters<Value>
}
