import Testing

@testable import Command

@Suite struct PlatformEditsTests {
  private func prepared(_ text: String) throws -> String {
    let facts = try SourceFacts(of: SourceText(path: "a.swift", text))
    let copy = PreparedCopy(facts, previewNames: facts.previews.indices.map { "P\($0)" }, appending: nil)
    return copy.text[0..<copy.text.bytes.count]
  }

  @Test func frameworksOfAPhoneComeFromTheEngine() throws {
    #expect(
      try prepared("import UIKit\nimport struct UIKit.CGFloat") == "import SwiftUI\nimport struct SwiftUI.CGFloat")
    #expect(try prepared("@preconcurrency import os.log") == "@preconcurrency import EngineFrameworks")
    #expect(try prepared("internal import MapKit") == "internal import EngineFrameworks")
    #expect(
      try prepared("import WidgetKit\nstruct E: WidgetKit.TimelineEntry { let a = b.WidgetKit.C, d: UIKit.E }")
        == "import EngineFrameworks\nstruct E: EngineFrameworks.TimelineEntry { let a = b.WidgetKit.C, d: UIKit.E }")
    #expect(try prepared("import SwiftUI\nimport Foundation") == "import SwiftUI\nimport Foundation")
    #expect(try prepared("let a = b.import\n// import UIKit") == "let a = b.import\n// import UIKit")
  }

  @Test func conditionsHoldAsOnAPhone() throws {
    #expect(
      try prepared("#if os(iOS) && !os(macOS)\n#elseif canImport(UIKit) || targetEnvironment(simulator)\n#endif")
        == "#if true && !false\n#elseif true || true\n#endif")
    #expect(try prepared("#if canImport(AppKit)\n#endif") == "#if false\n#endif")
    // What the compiler knows stays: another module, another word.
    #expect(
      try prepared("#if canImport(Combine) && swift(>=6)\n#endif") == "#if canImport(Combine) && swift(>=6)\n#endif")
    #expect(try prepared("f(os(iOS))") == "f(os(iOS))")
  }

  @Test func whatNeedsObjectiveCIsTakenOut() throws {
    #expect(try prepared("@objc func a() {}") == " func a() {}")
    #expect(try prepared("@objc(b) dynamic var a = 1") == " dynamic var a = 1")
    #expect(
      try prepared("s(#selector(UIResponder.resignFirstResponder))")
        == "s(SwiftUI.Selector(\"UIResponder.resignFirstResponder\"))")
  }

  @Test func macrosOfOtherFrameworksArePlainHere() throws {
    #expect(
      try prepared("var r: [Rule] { #Rule(Self.$a) { $0 } }")
        == "var r: [Rule] { EngineFrameworks.Tips.Rule(Self.$a) { $0 } }")
    #expect(
      try prepared(
        "@Animatable struct A: Shape { @AnimatableIgnored var a = 1 }\nextension C: @retroactive Animatable {}")
        == " struct A: Shape {  var a = 1 }\nextension C: @retroactive Animatable {}")
  }

  @Test func assetsAreDeclaredByTheirUse() throws {
    #expect(
      try prepared("let a = (Image(.logo), Image(.logo), Color(.brand), Image(\"x\"))").hasSuffix(
        """

        fileprivate extension SwiftUI.ImageResource { \
        static var logo: SwiftUI.ImageResource { .init(name: "logo", bundle: .main) } }
        fileprivate extension SwiftUI.ColorResource { \
        static var brand: SwiftUI.ColorResource { .init(name: "brand", bundle: .main) } }
        """))
    #expect(try prepared("let a = Color(.sRGB, red: 1)") == "let a = Color(.sRGB, red: 1)")
  }

  @Test func aDelegateIsMadeByItsType() throws {
    #expect(
      try prepared("@UIApplicationDelegateAdaptor(AppDelegate.self) var d")
        == "@UIApplicationDelegateAdaptor(_make: { AppDelegate() }) var d")
    #expect(
      try prepared("@NSApplicationDelegateAdaptor private var d: AppDelegate")
        == "@NSApplicationDelegateAdaptor(_make: { AppDelegate() }) private var d: AppDelegate")
  }

  @Test func whatAPlaygroundShowsIsAPreview() throws {
    #expect(
      try prepared("import PlaygroundSupport\nPlaygroundPage.current.setLiveView(A(b: 1))")
        == "import SwiftUI\n@MainActor func P0() -> some SwiftUI.View { SwiftUI._liveView((A(b: 1))) }")
    #expect(
      try prepared("PlaygroundPage.current.liveView = UIHostingController(rootView: A())\nlet a = 1")
        == "@MainActor func P0() -> some SwiftUI.View { SwiftUI._liveView( UIHostingController(rootView: A())) }\nlet a = 1"
    )
    #expect(try prepared("PlaygroundPage.current.needsIndefiniteExecution = true\nlet a = 1") == "\nlet a = 1")
    #expect(try prepared("func a() { PlaygroundPage.current.finishExecution() }").hasPrefix("func a() {"))
  }

  @Test func aModelIsObservableAndKept() throws {
    let text = """
      import SwiftData
      @Model final class Folder {
        @Attribute(.unique) var name = ""
        @Relationship(deleteRule: .cascade, inverse: \\Note.folder) var notes: [Note] = []
        @Transient var count = 0
        #Unique<Folder>([\\.name])
      }
      """
    #expect(
      try prepared(text) == """
        import SwiftData
        @Observable final class Folder {
           var name = ""
           var notes: [Note] = []
          @ObservationIgnored var count = 0
          \("")
        }
        extension Folder: SwiftData.PersistentModel { \
        static var _relations: [_Relation] { [_Relation(\\Folder.notes, cascades: true, inverse: \\Note.folder)] } }
        """)
    // Without the module, the words mean something else.
    #expect(try prepared("@Model class A {}") == "@Model class A {}")
  }
}
