/// Why nothing could be laid out, with what to do about it.
public enum LayoutError: Error, Hashable, Sendable {
  /// Graphviz's plug-ins are not where they belong.
  case pluginMissing(name: String, folder: String)
  /// A plug-in is there and can't be loaded.
  case pluginUnusable(name: String, path: String)
  /// There is not enough memory to begin.
  case noContext
  /// Graphviz refused the graph.
  case failed(nodes: Int, edges: Int, messages: String)
}

extension LayoutError: CustomStringConvertible {
  /// What is wrong and what to do about it, in words.
  public var description: String {
    switch self {
    case .pluginMissing(let name, let folder):
      "Graphviz's plug-in “\(name)” is not in “\(folder)”: install Graphviz whole "
        + "(apt-get install libgraphviz-dev graphviz, or brew install graphviz)"
    case .pluginUnusable(let name, let path):
      "Graphviz's plug-in “\(name)” at “\(path)” can't be loaded: install Graphviz again, for this machine's architecture"
    case .noContext: "Graphviz can't be started: there is not enough memory"
    case .failed(let nodes, let edges, let messages):
      "Graphviz can't lay out \(nodes) nodes and \(edges) edges (\(messages.isEmpty ? "no reason given" : messages)): "
        + "draw less of the graph with --focus or --depth"
    }
  }
}
