// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "rooms",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Rooms", targets: ["Rooms"])],
  dependencies: [.package(name: "graphdump", path: "../..")],
  targets: [
    // An unmodified SwiftUI source: in this package `import SwiftUI` means the engine.
    .target(
      name: "Rooms", dependencies: [.product(name: "Engine", package: "graphdump")],
      swiftSettings: [.unsafeFlags(["-module-alias", "SwiftUI=Engine"])]),
    .testTarget(
      name: "RoomsTests",
      dependencies: [
        "Rooms", .product(name: "Engine", package: "graphdump"),
        .product(name: "GraphDumpTesting", package: "graphdump"),
      ],
      exclude: ["__Snapshots__"]),
  ]
)
