import Foundation

/// Where the parts are that a program is made from: beside the running executable, in a build folder or an installed one.
struct Installation: Sendable {
  /// The folder of the engine's modules.
  var modules: String
  /// The folder of the engine's dynamic library, and its file.
  var libraryFolder: String
  var library: String
  /// The executable itself, links resolved.
  var executable: String

  #if os(macOS)
    static let libraryName = "libEngineRuntime.dylib"
  #else
    static let libraryName = "libEngineRuntime.so"
  #endif

  /// The path of the running executable, links resolved.
  static var runningExecutable: String {
    let path = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
    return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  static func find(executable: String = runningExecutable) throws -> Installation {
    let folder = Path(executable).folder
    let prefix = Path(folder).folder
    let candidates = [folder, "\(prefix)/lib/graphdump"]
    for candidate in candidates {
      let library = "\(candidate)/\(libraryName)"
      let modules = "\(candidate)/Modules"
      guard isFile(library), FileManager.default.fileExists(atPath: "\(modules)/Engine.swiftmodule") else { continue }
      return Installation(modules: modules, libraryFolder: candidate, library: library, executable: executable)
    }
    throw CommandError.compiling(.noEngine(looked: candidates))
  }

  /// The folder of the samples: the one that `GRAPHDUMP_SAMPLES` names, as the package's plugin does, in the package that
  /// holds the build folder, or installed.
  static func samplesFolder(
    executable: String = runningExecutable, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> String {
    if let given = environment["GRAPHDUMP_SAMPLES"], !given.isEmpty { return given }
    let folder = Path(executable).folder
    let installed = "\(Path(folder).folder)/share/graphdump/samples"
    var looked = [installed]
    var above = folder
    while above != "/", !above.isEmpty {
      above = Path(above).folder
      guard isFile("\(above)/Package.swift") else { continue }
      looked.append("\(above)/samples")
      break
    }
    guard let found = looked.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
      throw CommandError.input(.noSamples(looked: looked))
    }
    return found
  }

  /// What tells this engine's build from another's: size and time of everything that goes into a program.
  var identity: String {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []).filter {
      $0.hasSuffix(".swiftmodule")
    }
    let files = [library, executable] + names.sorted().map { "\(modules)/\($0)" }
    return files.map(FileStamp.of).joined(separator: "\n")
  }

  private static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
  }
}
