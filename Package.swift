// swift-tools-version: 6.0
import PackageDescription

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
    .library(name: "EngineRuntime", type: .dynamic, targets: ["Engine", "EngineCombine", "CRepeatable"]),
    .executable(name: "graphdump", targets: ["Command"]),
  ],
  targets: [
    .target(name: "Recording"),
    .target(name: "Engine", dependencies: ["Recording"]),
    .target(name: "EngineCombine", dependencies: ["Engine"]),
    .target(name: "CRepeatable"),
    .systemLibrary(
      name: "CGraphviz", pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
    .target(name: "GraphDump", dependencies: ["Recording", "CGraphviz"]),
    .executableTarget(name: "Command", dependencies: ["Recording", "GraphDump"]),
    .target(name: "GraphDumpTesting", dependencies: ["Recording", "GraphDump", "Engine"]),
    .testTarget(name: "GraphDumpTestingTests", dependencies: ["GraphDumpTesting", "Engine", "Recording"]),
    .testTarget(name: "RecordingTests", dependencies: ["Recording"]),
    .testTarget(name: "EngineTests", dependencies: ["Engine", "Recording"]),
    .testTarget(name: "GraphDumpTests", dependencies: ["GraphDump", "Recording"]),
    .testTarget(name: "CommandTests", dependencies: ["Command", "Recording"], exclude: ["Expected", "Fixtures"]),
  ]
)
