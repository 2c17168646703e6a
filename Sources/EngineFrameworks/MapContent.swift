import Engine
import Foundation

/// Nothing on a map.
public struct _NoMapContent: MapContent {
  /// Nothing.
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
  /// The content of one statement, unchanged.
  public static func buildExpression<C: MapContent>(_ content: C) -> C { content }
  /// Nothing.
  public static func buildBlock() -> _NoMapContent { _NoMapContent() }
  /// The content of one statement, unchanged.
  public static func buildBlock<C: MapContent>(_ content: C) -> C { content }
  /// The content of several statements, one after another.
  public static func buildBlock<each C: MapContent>(_ content: repeat each C) -> _MapGroup {
    var words: [String] = []
    for part in repeat each content { words += part._words }
    return _MapGroup(words: words)
  }
  /// The content of an `if` without `else`; nothing where the condition does not hold.
  public static func buildIf<C: MapContent>(_ content: C?) -> _MapIf<C> { _MapIf(content: content) }
  /// The content of the first branch, where that is taken.
  public static func buildEither<C: MapContent>(first: C) -> _MapGroup { _MapGroup(words: first._words) }
  /// The content of the second branch, where that is taken.
  public static func buildEither<C: MapContent>(second: C) -> _MapGroup { _MapGroup(words: second._words) }
  /// The content behind an `#available`, unchanged.
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
  /// A place with a localized title; neither the symbol nor where it is are kept.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    title = Text(titleKey)._name ?? ""
  }
  /// A place with a title taken as it is; neither the symbol nor where it is are kept.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.title = String(title)
  }
  /// A place with a localized title; neither the picture nor where it is are kept.
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    title = Text(titleKey)._name ?? ""
  }
}

extension Marker where Label == Text {
  /// A place with a localized title; where it is is not kept.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    title = Text(titleKey)._name ?? ""
  }
  /// A place with a title taken as it is; where it is is not kept.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.title = String(title)
  }
  /// A place with a localized title; neither the letters in it nor where it is are kept.
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    title = Text(titleKey)._name ?? ""
  }
}

extension Marker {
  /// A place called by its coordinates; the label is not made.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    title = "\(coordinate.latitude), \(coordinate.longitude)"
  }
}

/// A place with a view.
public struct Annotation<Label: View, Content: View>: MapContent {
  let title: String
  public var _words: [String] { [title] }

  /// A place called by its coordinates; neither view is made.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { title = "\(coordinate.latitude), \(coordinate.longitude)" }
}

extension Annotation where Label == Text {
  /// A place with a localized title; the view is not made.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) { title = Text(titleKey)._name ?? "" }

  /// A place with a title taken as it is; the view is not made.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) { self.title = String(title) }
}

/// Where the person is.
public struct UserAnnotation: MapContent {
  /// The place of the person, which is not known.
  public init() {}
  public var _words: [String] { ["user"] }
}

/// A circle on a map.
public struct MapCircle: MapContent {
  /// A circle; neither where it is nor its size is kept.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
  public var _words: [String] { ["circle"] }
}

/// A line on a map.
public struct MapPolyline: MapContent {
  /// A line; where it goes is not kept.
  public init(coordinates: [CLLocationCoordinate2D]) {}
  public var _words: [String] { ["line"] }
}

/// An area on a map.
public struct MapPolygon: MapContent {
  /// An area; where it is is not kept.
  public init(coordinates: [CLLocationCoordinate2D]) {}
  public var _words: [String] { ["area"] }
}

extension MapContent {
  /// The same content: the colour is not kept.
  public func tint(_ color: Color?) -> some MapContent { _MapGroup(words: _words) }
  /// The same content: the style is not kept.
  public func tint<S: ShapeStyle>(_ style: S?) -> some MapContent { _MapGroup(words: _words) }
  /// The same content: nothing on a map can be selected.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent { _MapGroup(words: _words) }
  /// The same content: the style is not kept.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { _MapGroup(words: _words) }
  /// The same content: the line is not kept.
  public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some MapContent { _MapGroup(words: _words) }
  /// The same content: whether titles are shown is not kept.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { _MapGroup(words: _words) }
  /// The same content: whether second lines are shown is not kept.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { _MapGroup(words: _words) }
}

/// A place on an older map.
public protocol MapAnnotationProtocol {
  var _place: String { get }
}

/// A place with a view on an older map.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public let _place: String
  /// A place called by its coordinates; the view is not made.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) { _place = "\(coordinate.latitude), \(coordinate.longitude)" }
}

/// A place with a balloon on an older map.
public struct MapMarker: MapAnnotationProtocol {
  public let _place: String
  /// A place called by its coordinates; the colour is not kept.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _place = "\(coordinate.latitude), \(coordinate.longitude)"
  }
}

/// A place with a pin on an older map.
public struct MapPin: MapAnnotationProtocol {
  public let _place: String
  /// A place called by its coordinates; the colour is not kept.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _place = "\(coordinate.latitude), \(coordinate.longitude)"
  }
}

/// How a map is drawn.
public struct MapStyle: Sendable {
  let name: String
  /// As maps are drawn.
  public static let standard = MapStyle(name: "standard")
  /// As it looks from above.
  public static let imagery = MapStyle(name: "imagery")
  /// As it looks from above, with names.
  public static let hybrid = MapStyle(name: "hybrid")
  /// How heights are drawn.
  public enum Elevation: Sendable { case automatic, flat, realistic }
  /// As maps are drawn; how is not kept.
  public static func standard(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle { .standard }
  /// As it looks from above; how heights are drawn is not kept.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }
  /// As it looks from above, with names; how is not kept.
  public static func hybrid(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle { .hybrid }
}

extension View {
  /// Keeps how the maps below are drawn; nothing is drawn.
  public nonisolated func mapStyle(_ style: MapStyle) -> some View { effect(_Names.MapStyle.self, "_", style.name) }
  /// Keeps that the maps below have controls; the closure is not called.
  public nonisolated func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View {
    effect(_Names.MapControls.self)
  }
  /// Keeps whether the controls of the maps below are shown; nothing is drawn.
  public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View {
    effect(_Names.MapControlVisibility.self, "_", visibility)
  }
  /// Keeps that an action waits for the map to move; no step moves it, so that it is not called.
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { effect(_Names.OnMapCameraChange.self) }
}

/// How often a map tells that it moves.
public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }

/// What a map shows when it has moved.
public struct MapCameraUpdateContext: Sendable {
  /// From where the map is seen.
  public let camera: MapCamera
  /// What part of the earth it shows.
  public let region: MKCoordinateRegion
}

/// A control of a map, of which only the place is known.
public struct MapUserLocationButton: View {
  /// The button that shows where the person is.
  public init() {}
  public var body: some View { EmptyView() }
}

/// A control of a map, of which only the place is known.
public struct MapCompass: View {
  /// The compass.
  public init() {}
  public var body: some View { EmptyView() }
}

/// A control of a map, of which only the place is known.
public struct MapScaleView: View {
  /// The scale.
  public init() {}
  public var body: some View { EmptyView() }
}
