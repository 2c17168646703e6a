import Foundation

/// Before or behind others.
public enum ZIndexTraitKey: _ViewTraitKey {
  public typealias Value = Double
  public static var _name: String { ".zIndex" }
}

/// The insets of a row.
public enum ListRowInsetsTraitKey: _ViewTraitKey {
  public typealias Value = EdgeInsets?
  public static var _name: String { ".listRowInsets" }
}

/// The background of a row, which counts by its type only.
public enum ListRowBackgroundTraitKey: _ViewTraitKey {
  public typealias Value = (any View)?
  public static var _name: String { ".listRowBackground" }
  public static func _words(_ value: (any View)?) -> String? { value.map { TypeName.short(type(of: $0)) } }
  public static func _isSame(_ old: (any View)?, _ new: (any View)?) -> Bool { _words(old) == _words(new) }
}

/// A row that stays.
public enum IsDeleteDisabledTraitKey: _ViewTraitKey {
  public typealias Value = Bool
  public static var _name: String { ".deleteDisabled" }
}

/// A row that stays in its place.
public enum IsMoveDisabledTraitKey: _ViewTraitKey {
  public typealias Value = Bool
  public static var _name: String { ".moveDisabled" }
}

/// What deletes rows.
public enum OnDeleteTraitKey: _ViewTraitKey {
  public typealias Value = ((IndexSet) -> Void)?
  public static var _name: String { ".onDelete" }
  public static func _words(_ value: Value) -> String? { nil }
  public static func _isSame(_ old: Value, _ new: Value) -> Bool { true }
}

/// What moves rows.
public enum OnMoveTraitKey: _ViewTraitKey {
  public typealias Value = ((IndexSet, Int) -> Void)?
  public static var _name: String { ".onMove" }
  public static func _words(_ value: Value) -> String? { nil }
  public static func _isSame(_ old: Value, _ new: Value) -> Bool { true }
}

/// What a row is dragged as.
public enum ItemProviderTraitKey: _ViewTraitKey {
  public typealias Value = (() -> NSItemProvider?)?
  public static var _name: String { ".itemProvider" }
  public static func _words(_ value: Value) -> String? { nil }
  public static func _isSame(_ old: Value, _ new: Value) -> Bool { true }
}

/// How a view comes and goes (B13).
public enum TransitionTraitKey: _ViewTraitKey {
  public typealias Value = AnyTransition
  public static var _name: String { ".transition" }
  public static func _words(_ value: AnyTransition) -> String? { value.name }
}

/// The value of a selection that a view stands for.
public enum TagValueTraitKey<Value: Hashable>: _ViewTraitKey {
  public static var _name: String { ".tag" }
  public static func _words(_ value: Value) -> String? { Describer().describe(value) }
  public static func _isSame(_ old: Value, _ new: Value) -> Bool { old == new }
}

extension _TraitWritingModifier: TransitionHolder where Trait == TransitionTraitKey {
  var transition: AnyTransition { value }
}

/// A trait whose value is a tag.
protocol TagKey: _ViewTraitKey where Value: Hashable {}

extension TagValueTraitKey: TagKey {}

extension _TraitWritingModifier: TagHolder where Trait: TagKey {
  var tag: AnyHashable { AnyHashable(value) }
}
