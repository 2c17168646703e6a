import CGraphviz
import Foundation

/// The two plug-ins that a layout needs, loaded from the `graphviz` folder beside libgvc.
///
/// No other one is loaded, above all none that asks the machine's fonts, so a layout is the same on every machine.
enum GraphvizPlugins {
  /// Opens a context that knows nothing but these plug-ins. Throws ``LayoutError``.
  static func makeContext() throws(LayoutError) -> OpaquePointer {
    let folder = pluginFolder()
    let core = try load("core", from: folder)
    let dotLayout = try load("dot_layout", from: folder)
    guard let context = graphdump_context(core, dotLayout) else { throw .noContext }
    return context
  }

  private static func pluginFolder() -> String {
    let path = graphdump_gvc_path().map { String(cString: $0) } ?? "/usr/lib/libgvc.so"
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let beside = [resolved, URL(fileURLWithPath: path)].map {
      $0.deletingLastPathComponent().appendingPathComponent("graphviz").path
    }
    return beside.first { FileManager.default.fileExists(atPath: $0) } ?? beside[0]
  }

  private static func load(_ name: String, from folder: String) throws(LayoutError) -> UnsafeMutableRawPointer {
    let prefix = "libgvplugin_\(name)."
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasPrefix(prefix) && ($0.contains(".so") || $0.hasSuffix(".dylib")) }
      .sorted { ($0.count, $0) < ($1.count, $1) }
    guard let file = files.first else { throw .pluginMissing(name: name, folder: folder) }
    let path = "\(folder)/\(file)"
    guard let library = graphdump_library(path),
      let symbol = graphdump_symbol(library, "gvplugin_\(name)_LTX_library")
    else { throw .pluginUnusable(name: name, path: path) }
    return symbol
  }
}
