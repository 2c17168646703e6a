import Engine
import Foundation

/// Nothing on a map.
public struct _NoMapContent: MapContent {
  public nonisolated init() {}
  public var _words: [String] { [] }
}

/// Several things on a map.
public struct _MapGroup: MapContent {
  let words: [String]
  public var _words: [String] { words }
}

/// Something on a map where a condition holds; the type of what may be there is what the builder infers `nil` from.
public struct _MapIf<Content: MapContent>: MapContent {
  let content: Content?
  public var _words: [String] { content?._words ?? [] }
}

/// Makes the content of a map from the statements of a closure.
@MainActor @resultBuilder public struct MapContentBuilder {
  public static func buildExpression<C: MapContent>(_ content: C) -> C { content }
  public static func buildBlock() -> _NoMapContent { _NoMapContent() }
  public static func buildBlock<C: MapContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: MapContent>(_ content: repeat each C) -> _MapGroup {
    var words: [String] = []
    for part in repeat each content { words += part._words }
    return _MapGroup(words: words)
  }
  public static func buildIf<C: MapContent>(_ content: C?) -> _MapIf<C> { _MapIf(content: content) }
  public static func buildEither<C: MapContent>(first: C) -> _MapGroup { _MapGroup(words: first._words) }
  public static func buildEither<C: MapContent>(second: C) -> _MapGroup { _MapGroup(words: second._words) }
  public static func buildLimitedAvailability<C: MapContent>(_ content: C) -> C { content }
}

extension ForEach: MapContent where Content: MapContent {
  @MainActor public var _words: [String] {
    var words: [String] = []
    for element in data { words += content(element)._words }
    return words
  }
}

extension ForEach where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Puts something on a map for each element.
  @MainActor public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(_data: data, content: content)
  }
}

extension ForEach where Content: MapContent {
  /// Puts something on a map for each element, identified by a key path.
  @MainActor public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(_data: data, id: id, content: content) }
}

/// A place with a balloon.
public struct Marker<Label: View>: MapContent {
  let title: String
  public var _words: [String] { [title] }
}

extension Marker where Label == Engine.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    title = Text(titleKey)._name ?? ""
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.title = String(title)
  }
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    title = Text(titleKey)._name ?? ""
  }
}

extension Marker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    title = Text(titleKey)._name ?? ""
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.title = String(title)
  }
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    title = Text(titleKey)._name ?? ""
  }
}

extension Marker {
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    title = "\(coordinate.latitude), \(coordinate.longitude)"
  }
}

/// A place with a view.
public struct Annotation<Label: View, Content: View>: MapContent {
  let title: String
  public var _words: [String] { [title] }

  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { title = "\(coordinate.latitude), \(coordinate.longitude)" }
}

extension Annotation where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) { title = Text(titleKey)._name ?? "" }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) { self.title = String(title) }
}

/// Where the person is.
public struct UserAnnotation: MapContent {
  public init() {}
  public var _words: [String] { ["user"] }
}

/// A circle on a map.
public struct MapCircle: MapContent {
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
  public var _words: [String] { ["circle"] }
}

/// A line on a map.
public struct MapPolyline: MapContent {
  public init(coordinates: [CLLocationCoordinate2D]) {}
  public var _words: [String] { ["line"] }
}

/// An area on a map.
public struct MapPolygon: MapContent {
  public init(coordinates: [CLLocationCoordinate2D]) {}
  public var _words: [String] { ["area"] }
}

extension MapContent {
  public func tint(_ color: Color?) -> some MapContent { _MapGroup(words: _words) }
  public func tint<S: ShapeStyle>(_ style: S?) -> some MapContent { _MapGroup(words: _words) }
  public func tag<V: Hashable>(_ tag: V) -> some MapContent { _MapGroup(words: _words) }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { _MapGroup(words: _words) }
  public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some MapContent { _MapGroup(words: _words) }
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { _MapGroup(words: _words) }
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { _MapGroup(words: _words) }
}

/// A place on an older map.
public protocol MapAnnotationProtocol {
  var _place: String { get }
}

/// A place with a view on an older map.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public let _place: String
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) { _place = "\(coordinate.latitude), \(coordinate.longitude)" }
}

/// A place with a balloon on an older map.
public struct MapMarker: MapAnnotationProtocol {
  public let _place: String
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _place = "\(coordinate.latitude), \(coordinate.longitude)"
  }
}

/// A place with a pin on an older map.
public struct MapPin: MapAnnotationProtocol {
  public let _place: String
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _place = "\(coordinate.latitude), \(coordinate.longitude)"
  }
}

/// How a map is drawn.
public struct MapStyle: Sendable {
  let name: String
  public static let standard = MapStyle(name: "standard")
  public static let imagery = MapStyle(name: "imagery")
  public static let hybrid = MapStyle(name: "hybrid")
  /// How heights are drawn.
  public enum Elevation: Sendable { case automatic, flat, realistic }
  public static func standard(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle { .standard }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }
  public static func hybrid(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle { .hybrid }
}

extension View {
  public nonisolated func mapStyle(_ style: MapStyle) -> some View { effect(_Names.MapStyle.self, "_", style.name) }
  public nonisolated func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View {
    effect(_Names.MapControls.self)
  }
  public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View {
    effect(_Names.MapControlVisibility.self, "_", visibility)
  }
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { effect(_Names.OnMapCameraChange.self) }
}

/// How often a map tells that it moves.
public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }

/// What a map shows when it has moved.
public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
}

/// A control of a map, of which only the place is known.
public struct MapUserLocationButton: View {
  public init() {}
  public var body: some View { EmptyView() }
}

/// A control of a map, of which only the place is known.
public struct MapCompass: View {
  public init() {}
  public var body: some View { EmptyView() }
}

/// A control of a map, of which only the place is known.
public struct MapScaleView: View {
  public init() {}
  public var body: some View { EmptyView() }
}
