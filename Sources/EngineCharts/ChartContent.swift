import Engine

/// What a chart shows: marks.
@MainActor @preconcurrency public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// The marks in words, in order.
  @MainActor @preconcurrency var _marks: [String] { get }
}

extension ChartContent {
  public var _marks: [String] { body._marks }
}

extension Never: ChartContent {
  public var _marks: [String] { [] }
}

extension ChartContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is a primitive part of a chart and has no body") }
}

/// Several parts of a chart.
public struct _ChartGroup: ChartContent {
  let marks: [String]
  public typealias Body = Never
  public var _marks: [String] { marks }
}

/// A part of a chart where a condition holds; the type of what may be there is what the builder infers `nil` from.
public struct _ChartIf<Content: ChartContent>: ChartContent {
  let content: Content?
  public typealias Body = Never
  public var _marks: [String] { content?._marks ?? [] }
}

/// Makes parts of a chart from the statements of a closure.
@MainActor @resultBuilder public struct ChartContentBuilder {
  /// The marks of one statement, unchanged.
  public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
  /// No marks.
  public static func buildBlock() -> _ChartGroup { _ChartGroup(marks: []) }
  /// The marks of one statement, unchanged.
  public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }
  /// The marks of several statements, one after another.
  public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> _ChartGroup {
    var marks: [String] = []
    for part in repeat each content { marks += part._marks }
    return _ChartGroup(marks: marks)
  }
  /// The marks of an `if` without `else`; none where the condition does not hold.
  public static func buildIf<C: ChartContent>(_ content: C?) -> _ChartIf<C> { _ChartIf(content: content) }
  /// The marks of the first branch, where that is taken.
  public static func buildEither<C: ChartContent>(first: C) -> _ChartGroup { _ChartGroup(marks: first._marks) }
  /// The marks of the second branch, where that is taken.
  public static func buildEither<C: ChartContent>(second: C) -> _ChartGroup { _ChartGroup(marks: second._marks) }
  /// The marks of all passes of a loop, one after another.
  public static func buildArray<C: ChartContent>(_ parts: [C]) -> _ChartGroup {
    _ChartGroup(marks: parts.flatMap(\._marks))
  }
  /// The marks behind an `#available`, unchanged.
  public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> C { content }
}

extension ForEach: ChartContent where Content: ChartContent {
  public typealias Body = Never
  @MainActor public var _marks: [String] {
    var marks: [String] = []
    for element in data { marks += content(element)._marks }
    return marks
  }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes a part of a chart for each element.
  @MainActor public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(_data: data, content: content)
  }
}

extension ForEach where Content: ChartContent {
  /// Makes a part of a chart for each element, identified by a key path.
  @MainActor public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(_data: data, id: id, content: content) }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  /// Makes a part of a chart for each number of a range.
  @MainActor public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(_data: data, id: \.self, content: content)
  }
}

/// A chart: one displayable that takes the room it is offered; a change of its marks is a change of what it shows.
public struct Chart<Content: ChartContent>: _LeafView {
  let marks: [String]

  /// A chart of the marks that the closure makes, at once.
  @MainActor public init(@ChartContentBuilder content: () -> Content) { marks = content()._marks }

  public typealias Body = Never
  public var _name: String? { marks.joined(separator: "; ") }

  public func _size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
  }
}

extension Chart {
  /// A chart with the marks of each element. Unlike with `ForEach`, elements have no identity of their own.
  @MainActor public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    marks = data.flatMap { content($0)._marks }
  }

  /// A chart with the marks of each element; the id is not used.
  @MainActor public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> { marks = data.flatMap { content($0)._marks } }
}
