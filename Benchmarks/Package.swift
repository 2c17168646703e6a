// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "benchmarks", targets: ["Benchmark"])],
  dependencies: [.package(name: "graphdump", path: "..")],
  targets: [
    // Rows as a person's program has them: compiled without optimisation, against the engine under SwiftUI's name.
    .target(
      name: "Rows", dependencies: [.product(name: "Engine", package: "graphdump")],
      swiftSettings: [.unsafeFlags(["-Onone", "-module-alias", "SwiftUI=Engine"]), .swiftLanguageMode(.v5)]),
    .target(name: "Twin"),
    .executableTarget(
      name: "Benchmark",
      dependencies: [
        "Rows", "Twin", .product(name: "Engine", package: "graphdump"),
        .product(name: "Recording", package: "graphdump"), .product(name: "GraphDump", package: "graphdump"),
      ]),
  ]
)
