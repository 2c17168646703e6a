import Foundation

/// The Swift compiler, and the words it is called with.
struct Compiler: Sendable {
  /// The module that a person's sources become.
  static let module = "UserProgram"
  /// What the folder of the copies is called, by which a backtrace's places are known. (A prefix map would do, but every
  /// other map makes the compiler build its cache of C modules anew.)
  static let sourcesFolder = "graphdump-sources"

  var path: String

  /// The compiler that `SWIFTC` names, else the first in `PATH`.
  static func find(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> Compiler {
    if let given = environment["SWIFTC"], !given.isEmpty {
      guard access(given, X_OK) == 0 else { throw CommandError.compiling(.noCompiler) }
      return Compiler(path: given)
    }
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let path = "\(folder)/swiftc"
      if access(path, X_OK) == 0 { return Compiler(path: path) }
    }
    throw CommandError.compiling(.noCompiler)
  }

  /// What tells this compiler from another one.
  var identity: String { FileStamp.of(URL(fileURLWithPath: path).resolvingSymlinksInPath().path) }

  /// The flags that decide what comes out, apart from places.
  static let flags = [
    "-Onone", "-wmo", "-g", "-swift-version", "5", "-D", "DEBUG", "-parse-as-library", "-module-name", module,
    "-module-alias", "SwiftUI=Engine", "-module-alias", "Combine=EngineCombine",
    "-module-alias", "Observation=EngineObservation", "-module-alias", "SwiftData=EngineSwiftData",
    "-module-alias", "Charts=EngineCharts", "-diagnostic-style", "llvm",
  ]

  /// The whole call that makes `program` from the files in `folder`.
  static func words(
    sources: [String], program: String, installation: Installation, moduleCache: String
  ) -> [String] {
    var words = flags
    // The library stands before all others, so that its functions stand in for the system's.
    words += ["-I", installation.modules, "\(installation.libraryFolder)/\(Installation.libraryName)"]
    words += ["-Xlinker", "-rpath", "-Xlinker", installation.libraryFolder]
    return words + ["-module-cache-path", moduleCache, "-o", program] + sources
  }
}
