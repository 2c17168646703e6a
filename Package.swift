// swift-tools-version: 6.0
import PackageDescription

// On Linux the command in release carries the standard library and Foundation in itself: it starts in a third of the
// time. `GRAPHDUMP_DYNAMIC=1` leaves them out, for a toolchain without its static libraries.
let staticLinking: [LinkerSetting] =
  Context.environment["GRAPHDUMP_DYNAMIC"] != nil
  ? []
  : [
    .unsafeFlags(
      [
        "-static-stdlib", "-lCoreFoundation", "-l_CFXMLInterface", "-l_FoundationICU", "-l_FoundationCShims",
        "-l_FoundationCollections",
      ],
      .when(platforms: [.linux], configuration: .release))
  ]

let package = Package(
  name: "graphdump",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Recording", targets: ["Recording"]),
    .library(name: "Engine", targets: ["Engine"]),
    .library(name: "GraphDump", targets: ["GraphDump"]),
    // For people's tests, in Swift Testing and XCTest.
    .library(name: "GraphDumpTesting", targets: ["GraphDumpTesting"]),
    // What a program that is made from a person's source links.
    .library(
      name: "EngineRuntime", type: .dynamic,
      targets: [
        "Engine", "EngineCombine", "EngineObservation", "EngineSwiftData", "EngineCharts", "EngineFrameworks",
        "CRepeatable",
      ]),
    .executable(name: "graphdump", targets: ["Command"]),
    // `swift package graphdump …` in a package that depends on this one.
    .plugin(name: "GraphDumpPlugin", targets: ["GraphDumpPlugin"]),
  ],
  targets: [
    .target(name: "Recording"),
    .target(name: "Engine", dependencies: ["Recording"]),
    .target(name: "EngineCombine", dependencies: ["Engine"]),
    .target(name: "EngineObservation", dependencies: ["Engine"]),
    .target(name: "EngineSwiftData", dependencies: ["Engine"]),
    .target(name: "EngineCharts", dependencies: ["Engine"]),
    .target(name: "EngineFrameworks", dependencies: ["Engine"]),
    .target(name: "CRepeatable"),
    .systemLibrary(
      name: "CGraphviz", pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
    .target(name: "GraphDump", dependencies: ["Recording", "CGraphviz"]),
    .executableTarget(
      name: "Command", dependencies: ["Recording", "GraphDump"],
      linkerSettings: staticLinking),
    .plugin(
      name: "GraphDumpPlugin",
      capability: .command(
        intent: .custom(verb: "graphdump", description: "Draw, check and compare what SwiftUI view updates do"))),
    .target(name: "GraphDumpTesting", dependencies: ["Recording", "GraphDump", "Engine"]),
    .testTarget(name: "GraphDumpTestingTests", dependencies: ["GraphDumpTesting", "GraphDump", "Engine", "Recording"]),
    .testTarget(name: "RecordingTests", dependencies: ["Recording"]),
    .testTarget(
      name: "EngineTests",
      dependencies: ["Engine", "EngineSwiftData", "EngineCharts", "EngineFrameworks", "Recording"]),
    .testTarget(
      name: "GraphDumpTests", dependencies: ["GraphDump", "Recording"], exclude: ["Fixtures/junit.xsd"]),
    .testTarget(
      name: "CommandTests", dependencies: ["Command", "GraphDump", "Recording"], exclude: ["Expected", "Fixtures"]),
  ]
)
