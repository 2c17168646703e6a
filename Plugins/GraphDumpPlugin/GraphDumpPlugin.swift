import Foundation
import PackagePlugin

/// `swift package graphdump WORD…`: builds the command and what a person's program links, and runs it as a shell would.
@main struct GraphDumpPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    // The library is found beside the command, so both are built into one folder. Only the manager can do that: as a
    // dependency of the plugin the command would be built a second time, and the library not at all.
    let command = try build("graphdump", ofKind: .executable)
    _ = try build("EngineRuntime", ofKind: .dynamicLibrary)

    let process = Process()
    process.executableURL = command
    process.arguments = arguments
    process.environment = environment(context)
    // The plugin's own input is how SwiftPM talks to it.
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let wasStopped = process.terminationReason == .uncaughtSignal
    if wasStopped || process.terminationStatus != 0 { exit(wasStopped ? 2 : process.terminationStatus) }
  }

  private func build(
    _ product: String, ofKind kind: PackageManager.BuildResult.BuiltArtifact.Kind
  ) throws -> URL {
    let result = try packageManager.build(.product(product), parameters: .init(configuration: .inherit))
    guard result.succeeded, let artifact = result.builtArtifacts.first(where: { $0.kind == kind }) else {
      throw Trouble(text: "“\(product)” can't be built:\n\(result.logText)")
    }
    return artifact.url
  }

  private func environment(_ context: PluginContext) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    #if os(macOS)
      // Nothing else may be written to in a plugin's sandbox.
      environment["XDG_CACHE_HOME"] = context.pluginWorkDirectoryURL.path
    #endif
    if let package = context.package.dependencies.first(where: { $0.package.displayName == "graphdump" })?.package {
      environment["GRAPHDUMP_SAMPLES"] = package.directoryURL.appendingPathComponent("samples").path
    }
    return environment
  }

  private struct Trouble: Error, CustomStringConvertible {
    var text: String
    var description: String { text }
  }
}
