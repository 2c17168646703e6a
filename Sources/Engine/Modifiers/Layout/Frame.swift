// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import Foundation

/// A frame's parameters.
nonisolated struct FrameParameters: Equatable {
  var width = FrameAlgorithm.Length()
  var height = FrameAlgorithm.Length()
  var alignment: Alignment = .center

  @MainActor var algorithm: any LayoutAlgorithm {
    FrameAlgorithm(width: width, height: height, alignment: alignment)
  }

  var words: String? {
    var parts: [String] = []
    func add(_ name: String, _ length: FrameAlgorithm.Length) {
      let capital = name.prefix(1).uppercased() + name.dropFirst()
      let words = parameterWords(
        (name, length.fixed), ("min" + capital, length.least), ("ideal" + capital, length.ideal),
        ("max" + capital, length.most))
      if !words.isEmpty { parts.append(words) }
    }
    add("width", width)
    add("height", height)
    if alignment != .center { parts.append("alignment: \(alignment.words)") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension View {
  /// Puts the view into a frame of fixed width, height or both.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FrameLayout(
        parameters: FrameParameters(
          width: .init(fixed: width.finite), height: .init(fixed: height.finite), alignment: alignment)))
  }

  /// Puts the view into a frame that is at least, ideally and at most so large.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        parameters: FrameParameters(
          width: .init(least: minWidth, ideal: idealWidth, most: maxWidth),
          height: .init(least: minHeight, ideal: idealHeight, most: maxHeight), alignment: alignment)))
  }

  /// Does nothing; a frame needs parameters.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View { modifier(_FrameLayout(parameters: FrameParameters())) }

  /// Insets the view by so much on the given edges; without an amount, by the default one.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_PaddingLayout(insets: EdgeInsets(edges, length ?? 16)))
  }

  /// Insets the view by so much on all edges.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(insets: EdgeInsets(.all, length)))
  }

  /// Insets the view by different amounts.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View { modifier(_PaddingLayout(insets: insets)) }
}

/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// Several sides.
  public struct Set: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: Int8

    /// The set that `rawValue` says; bits without a meaning stay in it.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// One side alone.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The upper side.
    public static let top = Set(.top)
    /// The side where lines of text begin.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The side where lines of text end.
    public static let trailing = Set(.trailing)
    /// The sides where lines of text begin and end.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower side.
    public static let vertical: Set = [.top, .bottom]
    /// All sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// A horizontal side of a rectangle.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  case leading, trailing

  /// Several horizontal sides.
  public struct Set: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: Int8

    /// The set that `rawValue` says; bits without a meaning stay in it.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The side where lines of text begin.
    public static let leading = Set(rawValue: 1)
    /// The side where lines of text end.
    public static let trailing = Set(rawValue: 2)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A vertical side of a rectangle.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
  case top, bottom

  /// Several vertical sides.
  public struct Set: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: Int8

    /// The set that `rawValue` says; bits without a meaning stay in it.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The upper side.
    public static let top = Set(rawValue: 1)
    /// The lower side.
    public static let bottom = Set(rawValue: 2)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}

extension EdgeInsets {
  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  var words: String {
    if top == leading, top == bottom, top == trailing { return Describer.number(Double(top)) }
    let parts = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
    let words = parts.filter { $0.1 != 0 }.map { "\($0.0): \(Describer.number(Double($0.1)))" }
    return words.isEmpty ? "0" : words.joined(separator: ", ")
  }
}

extension HorizontalAlignment: RecordingDescribable {
  var words: String {
    switch self {
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    default: TypeName.short(id)
    }
  }

  func recordingDescription(_ describer: Describer) -> String { words }
}

extension VerticalAlignment: RecordingDescribable {
  var words: String {
    switch self {
    case .top: "top"
    case .center: "center"
    case .bottom: "bottom"
    case .firstTextBaseline: "firstTextBaseline"
    case .lastTextBaseline: "lastTextBaseline"
    default: TypeName.short(id)
    }
  }

  func recordingDescription(_ describer: Describer) -> String { words }
}

extension Alignment: RecordingDescribable {
  var words: String {
    switch (horizontal, vertical) {
    case (.center, .center): "center"
    case (let x, .center): x.words
    case (.center, let y): y.words
    case (let x, let y):
      y.words + x.words.prefix(1).uppercased() + x.words.dropFirst()
    }
  }

  func recordingDescription(_ describer: Describer) -> String { words }
}

extension Edge.Set {
  /// The edges by name: `horizontal`, `top, leading`.
  var words: String {
    let named: [(String, Edge.Set)] = [
      ("all", .all), ("horizontal", .horizontal), ("vertical", .vertical), ("top", .top), ("leading", .leading),
      ("bottom", .bottom), ("trailing", .trailing),
    ]
    var left = self
    var parts: [String] = []
    for (name, edges) in named where left.isSuperset(of: edges) {
      parts.append(name)
      left.subtract(edges)
    }
    return parts.joined(separator: ", ")
  }
}

extension CGFloat? {
  /// Only a number with an end can be a fixed length; any other is left out.
  fileprivate nonisolated var finite: CGFloat? { flatMap { $0.isFinite ? $0 : nil } }
}
