import Foundation

/// Lists of places of the system.
public struct AccessibilitySystemRotor: Sendable {
  let name: String
  /// Titles of parts, of any level.
  public static let headings = AccessibilitySystemRotor(name: "headings")
  /// Links, whether they were opened before or not.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "links") }
  /// Links that were opened before, or not; the same as all links here.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { .links }
  /// Titles of a level; the same as all titles here.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { .headings }
  /// Words in bold.
  public static let boldText = AccessibilitySystemRotor(name: "boldText")
  /// Words in italics.
  public static let italicText = AccessibilitySystemRotor(name: "italicText")
  /// Words with a line below.
  public static let underlineText = AccessibilitySystemRotor(name: "underlineText")
  /// Words that are spelled wrongly.
  public static let misspelledWords = AccessibilitySystemRotor(name: "misspelledWords")
  /// Pictures.
  public static let images = AccessibilitySystemRotor(name: "images")
  /// Fields to type in.
  public static let textFields = AccessibilitySystemRotor(name: "textFields")
  /// Tables of rows and columns.
  public static let tables = AccessibilitySystemRotor(name: "tables")
  /// Lists of rows.
  public static let lists = AccessibilitySystemRotor(name: "lists")
  /// Parts of a page that it is useful to go to.
  public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
}

/// A key of something more to read.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let words: String

  /// A key with a label, and the name that it goes by.
  public init(_ labelKey: LocalizedStringKey, id: String) { words = labelKey.text }

  /// A key that goes by its label.
  public init(_ labelKey: LocalizedStringKey) { words = labelKey.text }

  /// A key with a label, and the name that it goes by.
  public init(_ label: Text, id: String) { words = id }
}

/// What a group of actions is about.
public struct AccessibilityActionCategory: Hashable, Sendable {
  private let name: String
  /// Actions about nothing in particular.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// Actions that change something.
  public static let edit = AccessibilityActionCategory(name: "edit")

  /// A group with a name.
  public init(_ name: LocalizedStringKey) { self.name = name.text }
  private init(name: String) { self.name = name }
}

/// A change of size by assistive technology.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Whether the view grows.
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  /// Whether the view grows or shrinks.
  public let direction: Direction
  /// Where in the view the gesture is, from 0 to 1 in each direction.
  public let location: UnitPoint
  /// Where in the view the gesture is, in points.
  public let point: CGPoint
}

/// What may be touched without assistive technology in between.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// One bit for each option.
  public let rawValue: UInt
  /// The options of some bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Nothing is read when the view is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The view has to be activated before it is touched.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

extension View {
  /// Adds a list of places to go through.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { kept(".accessibilityRotor", label.content) }

  /// Adds places to one of the system's lists.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { kept(".accessibilityRotor", systemRotor.name) }

  /// Adds a list of places to go through, one for each of some values.
  public nonisolated func accessibilityRotor<Entry: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { kept(".accessibilityRotor", labelKey.text) }

  /// Adds a list of places to go through, one for each of some values.
  public nonisolated func accessibilityRotor<Entry, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [Entry], entryID: KeyPath<Entry, ID>, entryLabel: KeyPath<Entry, String>
  ) -> some View { kept(".accessibilityRotor", labelKey.text) }

  /// Adds places to one of the system's lists, one for each of some values.
  public nonisolated func accessibilityRotor<Entry: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { kept(".accessibilityRotor", systemRotor.name) }

  /// Adds a list of places in a text to go through.
  public nonisolated func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { kept(".accessibilityRotor", labelKey.text) }

  /// Marks the view as a place of a list to go through.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    kept(".accessibilityRotorEntry")
  }

  /// Adds something more to read.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { kept(".accessibilityCustomContent", key.words) }

  /// Adds something more to read.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { kept(".accessibilityCustomContent", key.words) }

  /// Adds something more to read.
  @_disfavoredOverload public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { kept(".accessibilityCustomContent", key.words) }

  /// Adds something more to read.
  @_disfavoredOverload public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { kept(".accessibilityCustomContent", labelKey.text) }

  /// Adds actions of a group.
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { kept(".accessibilityActions") }

  /// Puts the focus of assistive technology there at first.
  public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { kept(".accessibilityDefaultFocus") }

  /// Lets the view be touched without assistive technology in between.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { kept(".accessibilityDirectTouch", String(isDirectTouchArea)) }

  /// Says where the view is taken to be dragged.
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    kept(".accessibilityDragPoint", description.text)
  }

  /// Says where something is dropped on the view.
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    kept(".accessibilityDropPoint", description.text)
  }

  /// Connects views that belong together.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    kept(".accessibilityLinkedGroup")
  }

  /// Answers a gesture of the hand on a watch.
  public nonisolated func accessibilityQuickAction<Style, Content: View>(
    style: Style, @ViewBuilder content: () -> Content
  ) -> some View { kept(".accessibilityQuickAction") }

  /// Says how far the view is scrolled.
  public nonisolated func accessibilityScrollStatus(_ status: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    kept(".accessibilityScrollStatus", status.text)
  }

  /// Answers a change of size by assistive technology.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { kept(".accessibilityZoomAction") }

  /// Describes a chart.
  public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R)
    -> some View
  { kept(".accessibilityChartDescriptor") }
}

/// Describes a chart for those who do not see it.
public protocol AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Changes nothing of the description.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// A chart in words.
public final class AXChartDescriptor: NSObject {
  /// What the chart is called.
  public let title: String?
  /// What the chart shows, in a sentence.
  public var summary: String?
  /// The points, in groups that belong together.
  public var series: [AXDataSeriesDescriptor]

  /// A chart of axes and series.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.series = series
  }
}

/// An axis of a chart in words.
public protocol AXDataAxisDescriptor {}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// An axis with a title and a range; nothing of it is kept.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {}
}

/// An axis of names.
public final class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// An axis with a title and names in order; nothing of it is kept.
  public init(title: String, categoryOrder: [String]) {}
}

/// Points that belong together.
public final class AXDataSeriesDescriptor: NSObject {
  /// The points of the group, in order.
  public let dataPoints: [AXDataPoint]
  /// Points with a name; only the points are kept.
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) { self.dataPoints = dataPoints }
}

/// A point of a chart in words.
public final class AXDataPoint: NSObject {
  /// What the point is called; `nil` without a name.
  public let label: String?
  /// A point at a number; only its label is kept.
  public init(x: Double, y: Double?, additionalValues: [Double] = [], label: String? = nil) { self.label = label }
  /// A point at a name; only its label is kept.
  public init(x: String, y: Double?, additionalValues: [Double] = [], label: String? = nil) { self.label = label }
}
