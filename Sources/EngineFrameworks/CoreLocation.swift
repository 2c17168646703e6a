import Engine
import Foundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double

/// A place on the earth.
public struct CLLocationCoordinate2D: Hashable, Sendable {
  /// How far north of the equator, in degrees.
  public var latitude: CLLocationDegrees
  /// How far east of Greenwich, in degrees.
  public var longitude: CLLocationDegrees

  /// The place where the equator meets the meridian of Greenwich.
  public init() { (latitude, longitude) = (0, 0) }

  /// A place by two angles in degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A place on the earth, with when it was known.
open class CLLocation: NSObject, @unchecked Sendable {
  /// Where the place is.
  public let coordinate: CLLocationCoordinate2D
  /// How high it is, in metres: always 0.
  public let altitude: CLLocationDistance = 0
  /// How well it is known, in metres: always exactly.
  public let horizontalAccuracy: CLLocationAccuracy = 0
  /// When it was known: when it was made.
  public let timestamp = Date()

  /// A place by two angles in degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  /// The distance to another place, over a ball of the earth's size.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (a, b) = (radians(coordinate.latitude), radians(location.coordinate.latitude))
    let across = radians(location.coordinate.longitude - coordinate.longitude)
    let (x, y) = (sin((b - a) / 2), sin(across / 2))
    return 2 * 6_371_008.8 * asin(min(1, (x * x + cos(a) * cos(b) * y * y).squareRoot()))
  }
}

/// Whether an app may know where it is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// Tells where the device is: nowhere here.
open class CLLocationManager: NSObject {
  /// Who would be told where the device is; nobody is.
  public weak var delegate: (any CLLocationManagerDelegate)?
  /// How well the place should be known, in metres; kept as it is set.
  public var desiredAccuracy: CLLocationAccuracy = 0
  /// How far the device must move for its place to be told again, in metres; kept as it is set.
  public var distanceFilter: CLLocationDistance = 0
  /// Whether the app may know where it is: never decided.
  public var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  /// Where the device is: always `nil`.
  public var location: CLLocation? { nil }
  /// Whether any app may know: always `false`.
  public static func locationServicesEnabled() -> Bool { false }
  public override init() {}
  /// Does nothing: nobody answers.
  open func requestWhenInUseAuthorization() {}
  /// Does nothing: nobody answers.
  open func requestAlwaysAuthorization() {}
  /// Does nothing: the device is nowhere.
  open func startUpdatingLocation() {}
  /// Does nothing.
  open func stopUpdatingLocation() {}
  /// Does nothing: the device is nowhere.
  open func requestLocation() {}
}

/// Told where the device is.
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  /// By default nothing follows.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// By default nothing follows.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// By default nothing follows.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// As well as the place can be known.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// To a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// To a thousand metres.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
