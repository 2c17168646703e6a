import Testing

@testable import Engine

private enum Outer {
  struct Row {}
  struct Box<T> { struct Inner {} }
  struct 🐶View {}
}

extension Array { fileprivate struct Nested {} }

@Test func f3TypeNamesLeaveOutModulesAndKeepEnclosingTypesAndGenerics() {
  struct Local { struct Deeper {} }
  #expect(TypeName.short(Outer.Row.self) == "Outer.Row")
  #expect(TypeName.short(Outer.Box<[Outer.Row?]>.self) == "Outer.Box<Array<Optional<Outer.Row>>>")
  #expect(TypeName.short(Outer.Box<Int>.Inner.self) == "Outer.Box<Int>.Inner")
  #expect(TypeName.short(Local.self) == "Local")
  #expect(TypeName.short(Local.Deeper.self) == "Local.Deeper")
  #expect(TypeName.short(((Int, Outer.Row) -> String).self) == "(Int, Outer.Row) -> String")
  #expect(TypeName.short((a: Int, b: Outer.Row).self) == "(a: Int, b: Outer.Row)")
  #expect(TypeName.short([Int].Nested.self) == "Array<Int>.Nested")
  #expect(TypeName.short(Outer.🐶View.self) == "Outer.🐶View")
  #expect(TypeName.short((any Equatable).self) == "Equatable")
  #expect(TypeName.base(Outer.Box<Int>.self) == "Outer.Box")
}

private struct Theme {
  var accent = Accent()
  struct Accent { fileprivate var strength = 1 }
}

private struct ThemeKey: EnvironmentKey { static var defaultValue: Theme { Theme() } }

extension EnvironmentValues {
  fileprivate var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

@Observable private final class Model {
  private var secret = 1
  static var secretPath: AnyKeyPath { \Model.secret }
}

@Test func f4KeyPathsAreNamedByTheirProperties() {
  #expect(KeyPathName.words(\Theme.accent) == "\\Theme.accent")
  #expect(KeyPathName.words(\Theme.accent.strength) == "\\Theme.accent.strength")
  #expect(KeyPathName.words(\EnvironmentValues.theme) == "\\EnvironmentValues.theme")
  #expect(KeyPathName.words(\EnvironmentValues.theme.accent) == "\\EnvironmentValues.theme.accent")
  #expect(KeyPathName.words(\EnvironmentValues.colorScheme) == "\\EnvironmentValues.colorScheme")
  #expect(KeyPathName.words(Model.secretPath) == "\\Model.secret")
  #expect(KeyPathName.property(\Theme.accent.strength) == "strength")
}
