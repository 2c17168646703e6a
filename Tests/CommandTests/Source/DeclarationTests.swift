import Testing

@testable import Command

@Suite struct DeclarationTests {
  private func declarations(_ text: String) throws -> [TypeDeclaration] {
    try SourceFacts(of: SourceText(path: "a.swift", text)).declarations
  }

  /// What the memberwise initialiser of a view with these members asks for.
  private func needed(_ members: String) throws -> [String] {
    try declarations("struct A: View {\n\(members)\n}").first?.needed ?? ["?"]
  }

  @Test func namesHoldTheEnclosingTypes() throws {
    let text = """
      struct Outer: View { enum Kind { case a }
        class func make() {} }
      extension Outer.Kind { final class Deep<T> {} }
      private actor Hidden { struct In {} }
      func f() { struct Local {} }
      """
    let read = try declarations(text)
    #expect(read.map(\.name) == ["Outer", "Outer.Kind", "Outer.Kind", "Outer.Kind.Deep", "Hidden", "Hidden.In"])
    #expect(read.map(\.isPrivate) == [false, false, false, false, true, true])
    #expect(read.map(\.isGeneric) == [false, false, false, true, false, false])
  }

  @Test func conformancesAreRead() throws {
    let read = try declarations("@MainActor struct A<T: P>: @unchecked Sendable, SwiftUI.View where T: Q { }")
    #expect(read.first?.conforms(to: "View") == true)
    #expect(read.first?.conforms(to: "App") == false)
  }

  @Test func propertiesWithoutAValueAreNeeded() throws {
    #expect(try needed("let a: Int\nvar b: [String: Int]\nlet c, d: Int") == ["a", "b", "c", "d"])
  }

  @Test func propertiesWithAValueAreNot() throws {
    let members =
      "var a = 1\nlet b: Int = f(1,\n  2) { $0 }\nvar c: Int?\nprivate var d: [Int]? { didSet { } }\nstatic let e: Int\nlazy var f: Int = 1"
    #expect(try needed(members) == [])
    #expect(try needed("let a: Int?") == ["a"])
  }

  @Test func computedPropertiesAreNot() throws {
    #expect(
      try needed("var body: some View { Text(\"\") }\nvar b: Int { get { 1 } }\nvar c: Int { willSet { } }") == ["c"])
  }

  @Test func wrappersDecide() throws {
    let members = """
      @State private var a = 0
      @State var b: Int
      @Binding var c: Bool?
      @ObservedObject var d: Model
      @StateObject private var e = Model()
      @Environment(\\.dismiss) private var f
      @EnvironmentObject var g: Model
      @FocusState var h: Bool
      @AppStorage("x") var i: String?
      @Namespace private var j
      """
    #expect(try needed(members) == ["b", "c", "d"])
  }

  @Test func initialisersAreRead() throws {
    let read = try declarations(
      "struct A: View { init(a: Int = 1, b: () -> Void = {}) {}\n private init() {}\n init?(c: Int) {} }")
    #expect(read.first?.initialisers.map(\.needsNothing) == [true, true, false])
    #expect(read.first?.initialisers.map(\.isPrivate) == [false, true, false])
  }

  @Test func whatIsNotCompiledIsNotRead() throws {
    let text = """
      #if os(macOS) || canImport(AppKit)
      struct A {}
      #elseif DEBUG && os(iOS) && !os(watchOS)
      struct B {}
      #else
      struct C {}
      #endif
      """
    #expect(try declarations(text).map(\.name) == ["B"])
  }
}
