import Foundation
import Synchronization

/// Where the registrars' notes go.
enum ObservationAccess {
  nonisolated(unsafe) static var isTracking = false
  /// The graphs that have models among their sources.
  nonisolated(unsafe) private static var graphs: [Weak<Graph>] = []
  nonisolated(unsafe) private static var trackers: [AccessTracker] = []

  struct Weak<Object: AnyObject> { weak var object: Object? }

  @MainActor static func add(_ graph: Graph) {
    graphs.removeAll { $0.object == nil || $0.object === graph }
    graphs.append(Weak(object: graph))
  }

  static func read<Subject, Member>(_ subject: Subject, _ path: KeyPath<Subject, Member>) {
    guard isOnMain else { return }
    let carried = Carried((subject as AnyObject, path))
    onMain {
      let (object, path) = carried.value
      trackers.last?.add(object, path)
      Graph.evaluatingGraph?.readModel(object, path)
    }
  }

  /// Told of each write of a model, where something keeps models.
  nonisolated(unsafe) static var keeper: (any ModelKeeper)?

  static func write<Subject, Member>(_ subject: Subject, _ path: KeyPath<Subject, Member>) {
    let carried = Carried((subject as AnyObject, path))
    onMain {
      let (object, path) = carried.value
      keeper?.willWrite(object, path)
      for graph in graphs { graph.object?.modelWillChange(object, path) }
      AccessTracker.willChange(object, path)
    }
  }

  static func didWrite<Subject, Member>(_ subject: Subject, _ path: KeyPath<Subject, Member>) {
    guard keeper != nil else { return }
    let carried = Carried((subject as AnyObject, path))
    onMain { keeper?.didWrite(carried.value.0, carried.value.1) }
  }

  @MainActor static func track<T>(_ tracker: AccessTracker, _ body: () -> T) -> T {
    trackers.append(tracker)
    let before = isTracking
    isTracking = true
    defer {
      trackers.removeLast()
      isTracking = before
    }
    return body()
  }
}

/// Something that keeps models, and the relations between them.
@MainActor package protocol ModelKeeper: AnyObject {
  func willWrite(_ object: AnyObject, _ path: AnyKeyPath)
  func didWrite(_ object: AnyObject, _ path: AnyKeyPath)
}

/// Lets a keeper of models know of all writes.
package nonisolated func keepModels(_ keeper: any ModelKeeper) { ObservationAccess.keeper = keeper }

/// The properties that one call of ``withObservationTracking(_:onChange:)`` read.
@MainActor final class AccessTracker {
  struct Key: Hashable {
    var object: ObjectIdentifier
    var path: AnyKeyPath
  }
  private static var waiting: [Key: [AccessTracker]] = [:]
  private var keys: Set<Key> = []
  private var onChange: (@Sendable () -> Void)?

  func add(_ object: AnyObject, _ path: AnyKeyPath) { keys.insert(Key(object: ObjectIdentifier(object), path: path)) }

  func arm(_ onChange: @escaping @Sendable () -> Void) {
    self.onChange = onChange
    for key in keys { AccessTracker.waiting[key, default: []].append(self) }
  }

  static func willChange(_ object: AnyObject, _ path: AnyKeyPath) {
    if waiting.isEmpty { return }
    guard let found = waiting[Key(object: ObjectIdentifier(object), path: path)] else { return }
    for tracker in found { tracker.fire() }
  }

  private func fire() {
    guard let onChange else { return }
    self.onChange = nil
    for key in keys {
      AccessTracker.waiting[key]?.removeAll { $0 === self }
      if AccessTracker.waiting[key]?.isEmpty == true { AccessTracker.waiting[key] = nil }
    }
    onChange()
  }
}

/// Runs `apply` and calls `onChange` once, before the first change of a property that `apply` read.
public func withObservationTracking<T>(_ apply: () -> T, onChange: @autoclosure () -> @Sendable () -> Void) -> T {
  withoutActuallyEscaping(apply) { apply in
    onMain((apply, onChange())) { apply, onChange in
      let tracker = AccessTracker()
      let result = ObservationAccess.track(tracker, apply)
      tracker.arm(onChange)
      return result
    }
  }
}
