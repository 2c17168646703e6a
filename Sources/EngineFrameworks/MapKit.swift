import Engine
import Foundation

/// How far a part of the earth reaches.
public struct MKCoordinateSpan: Hashable, Sendable {
  /// How far from south to north, in degrees.
  public var latitudeDelta: CLLocationDegrees
  /// How far from west to east, in degrees.
  public var longitudeDelta: CLLocationDegrees

  /// A part of so many degrees in both directions.
  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the earth.
public struct MKCoordinateRegion: Hashable, Sendable {
  /// The place in the middle.
  public var center: CLLocationCoordinate2D
  /// How far the part reaches.
  public var span: MKCoordinateSpan

  /// A single place: where the equator meets the meridian of Greenwich.
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }

  /// A part around a place.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// A part around a place, its size in metres.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    self.center = center
    span = MKCoordinateSpan(
      latitudeDelta: latitudinalMeters / 111_195,
      longitudeDelta: longitudinalMeters / (111_195 * max(0.01, cos(center.latitude * .pi / 180))))
  }
}

/// A point of a map.
public struct MKMapPoint: Hashable, Sendable {
  /// How far to the right.
  public var x: Double
  /// How far down.
  public var y: Double
  /// A point of two distances.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}

/// A part of a map.
public struct MKMapRect: Hashable, Sendable {
  /// The whole map; which part it is is not kept.
  public static let world = MKMapRect()
  /// No part of a map.
  public static let null = MKMapRect()
}

/// Ways of showing where the person is.
public enum MapUserTrackingMode: Sendable { case none, follow }

/// What a person can do with a map.
public struct MapInteractionModes: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: Int
  /// The set that `rawValue` says; bits without a meaning stay in it.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The map can be moved.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// The map can be made larger or smaller.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// The map can be turned.
  public static let rotate = MapInteractionModes(rawValue: 4)
  /// The map can be tilted.
  public static let pitch = MapInteractionModes(rawValue: 8)
  /// All of it.
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// From where a map is seen.
public struct MapCamera: Hashable, Sendable {
  /// The place that is seen in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// How far away, in metres.
  public var distance: Double
  /// In which direction, in degrees from north.
  public var heading: Double
  /// How much it is tilted, in degrees.
  public var pitch: Double

  /// A camera above a place that looks north and down, where nothing else is said.
  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
}

/// What a map shows.
public struct MapCameraPosition: Equatable, Sendable {
  let words: String
  /// The part of the earth that is shown; `nil` where something else says what is.
  public private(set) var region: MKCoordinateRegion?
  /// From where the map is seen; `nil` where something else says what is shown.
  public private(set) var camera: MapCamera?

  /// What stands on the map.
  public static let automatic = MapCameraPosition(words: "automatic")

  /// A part of the earth.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(words: "region", region: region)
  }

  /// What a camera sees.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(words: "camera", camera: camera)
  }

  /// A part of a map, which is not kept.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(words: "rect") }

  /// Where the person is; as that is not known, what `fallback` says.
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
    fallback
  }
}

/// Something on a map.
@MainActor @preconcurrency public protocol MapContent {
  /// What stands on the map, in words.
  var _words: [String] { get }
}

/// A map: one displayable that takes the room it is offered; a change of what stands on it is a change of what it shows.
public struct Map<Content>: _LeafView {
  let words: [String]
  let position: String

  public typealias Body = Never
  public var _name: String? { ([position] + words).filter { !$0.isEmpty }.joined(separator: "; ") }

  public func _size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
  }
}

@MainActor private func words(_ region: MKCoordinateRegion) -> String {
  "\(region.center.latitude), \(region.center.longitude)"
}

extension Map {
  /// A map whose position is read when its value is made; how it can be moved is not kept.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) where Content: MapContent {
    words = content()._words
    self.position = position.wrappedValue.region.map(EngineFrameworks.words) ?? position.wrappedValue.words
  }

  /// The same with a selection, which no step writes.
  public init<S: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<S?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) where Content: MapContent { self.init(position: position, content: content) }

  /// A map that begins at a position; how it can be moved is not kept.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) where Content: MapContent { self.init(position: .constant(initialPosition), content: content) }
}

extension Map where Content == _NoMapContent {
  /// A map with nothing on it.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all
  ) { self.init(position: position) { _NoMapContent() } }

  /// A map with nothing on it that begins at a position.
  public init(initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all) {
    self.init(position: .constant(initialPosition)) { _NoMapContent() }
  }

  /// An older map with nothing on it, of a part of the earth.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    words = []
    position = EngineFrameworks.words(coordinateRegion.wrappedValue)
  }

  /// An older map with a place for each element.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {
    words = annotationItems.map { annotationContent($0)._place }
    position = EngineFrameworks.words(coordinateRegion.wrappedValue)
  }
}

/// How far a map can be moved.
public struct MapCameraBounds: Sendable {
  /// Bounds, which are not kept: no step moves a map.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {}
  /// Bounds, which are not kept: no step moves a map.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}
