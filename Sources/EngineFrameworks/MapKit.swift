import Engine
import Foundation

/// How far a part of the earth reaches.
public struct MKCoordinateSpan: Hashable, Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees

  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the earth.
public struct MKCoordinateRegion: Hashable, Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

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
  public var x: Double
  public var y: Double
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}

/// A part of a map.
public struct MKMapRect: Hashable, Sendable {
  public static let world = MKMapRect()
  public static let null = MKMapRect()
}

/// Ways of showing where the person is.
public enum MapUserTrackingMode: Sendable { case none, follow }

/// What a person can do with a map.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let rotate = MapInteractionModes(rawValue: 4)
  public static let pitch = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// From where a map is seen.
public struct MapCamera: Hashable, Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  public var distance: Double
  public var heading: Double
  public var pitch: Double

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
  public private(set) var region: MKCoordinateRegion?
  public private(set) var camera: MapCamera?

  public static let automatic = MapCameraPosition(words: "automatic")

  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(words: "region", region: region)
  }

  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(words: "camera", camera: camera)
  }

  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(words: "rect") }

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
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) where Content: MapContent {
    words = content()._words
    self.position = position.wrappedValue.region.map(EngineFrameworks.words) ?? position.wrappedValue.words
  }

  public init<S: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<S?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) where Content: MapContent { self.init(position: position, content: content) }

  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) where Content: MapContent { self.init(position: .constant(initialPosition), content: content) }
}

extension Map where Content == _NoMapContent {
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all
  ) { self.init(position: position) { _NoMapContent() } }

  public init(initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all) {
    self.init(position: .constant(initialPosition)) { _NoMapContent() }
  }

  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    words = []
    position = EngineFrameworks.words(coordinateRegion.wrappedValue)
  }

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
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {}
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}
