import CGraphviz
import Synchronization

/// Lays out graphs with libgvc, which is not thread-safe: this is its one owner in the process.
///
/// Calls from several threads wait for each other. Cost: a few milliseconds for a hundred nodes.
enum Graphviz {
  /// A context is used under the lock only, and never handed out.
  private struct Context: @unchecked Sendable {
    var pointer: OpaquePointer?
  }

  private static let context = Mutex(Context())
  private static let messages = Mutex("")

  /// The places for `graph`. Throws ``LayoutError``.
  static func layout(_ graph: LayoutGraph) throws(LayoutError) -> Layout {
    let result = context.withLock { context -> Result<Layout, LayoutError> in
      do throws(LayoutError) {
        if context.pointer == nil { context.pointer = try start() }
        guard let pointer = context.pointer else { throw .noContext }
        return .success(try layout(graph, in: pointer))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private static func start() throws(LayoutError) -> OpaquePointer {
    graphdump_report_to { piece in
      if let piece { Graphviz.messages.withLock { $0 += String(cString: piece) } }
      return 0
    }
    return try GraphvizPlugins.makeContext()
  }

  private static func layout(_ graph: LayoutGraph, in context: OpaquePointer) throws(LayoutError) -> Layout {
    guard !graph.nodes.isEmpty else { return Layout(size: PlaneSize(width: 0, height: 0), nodes: [], edges: []) }
    messages.withLock { $0 = "" }
    let failure = LayoutError.failed(nodes: graph.nodes.count, edges: graph.edges.count, messages: "")
    guard let drawing = GraphvizGraph(graph) else { throw failure }
    defer { drawing.close() }
    guard gvLayout(context, drawing.pointer, "dot") == 0 else {
      let text = messages.withLock { $0 }.split(whereSeparator: \.isNewline).joined(separator: "; ")
      throw .failed(nodes: graph.nodes.count, edges: graph.edges.count, messages: text)
    }
    defer { gvFreeLayout(context, drawing.pointer) }
    return drawing.places(of: graph)
  }
}
