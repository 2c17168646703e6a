import Foundation

/// A picture, by name.
public nonisolated struct Image: _LeafView, Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case named(String)
    case system(String)
  }
  var source: Source
  var isResizable = false

  /// The picture of an asset catalogue; it is not looked for, its name is what counts.
  public nonisolated init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }

  /// A symbol, as large as the text around it.
  public nonisolated init(systemName: String) { source = .system(systemName) }

  /// The picture of an asset catalogue; that it is decorative is not kept.
  public nonisolated init(decorative name: String, bundle: Bundle? = nil) { source = .named(name) }

  public typealias Body = Never

  public var _name: String? {
    switch source {
    case .named(let name), .system(let name): name
    }
  }

  /// A symbol is as large as the text around it; a picture, whose pixels are not known here, is 100 points wide and high.
  public func _size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
    var side: CGFloat = 100
    if case .system = source { side = TextMetrics.snap((environment.font ?? .body).size * 1.2) }
    let ideal = CGSize(width: side, height: side)
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: ideal) : ideal
  }
}
