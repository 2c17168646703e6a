import Foundation
import Synchronization

/// Whether the caller is on the main actor's executor: the main thread, or, where a program has given that up to the
/// main queue (as test runners do), whichever thread the queue runs on.
var isOnMain: Bool { MainActorThread.isCurrent || Thread.isMainThread || MainQueue.isCurrent }

/// The thread on which an update is under way: known without asking the system, which takes longer than a read of a
/// state.
enum MainActorThread {
  private static let working = Atomic<UInt>(0)

  static var isCurrent: Bool { working.load(ordering: .relaxed) == this }

  private static var this: UInt {
    #if os(Linux)
      pthread_self()
    #else
      UInt(bitPattern: pthread_self())
    #endif
  }

  /// Runs an update.
  @MainActor static func work<T>(_ body: () throws -> T) rethrows -> T {
    let before = working.exchange(this, ordering: .relaxed)
    defer { working.store(before, ordering: .relaxed) }
    return try body()
  }
}

private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }
}

/// Runs `body` as the main actor, where the graph lives.
///
/// Property wrappers and bindings may be used from code without isolation. On another thread than the main one the call
/// waits for the main actor.
@inline(__always)
func onMain<T>(_ body: @MainActor () -> T) -> T {
  withoutActuallyEscaping(body) { escaping in
    let plain = unsafeBitCast(escaping, to: (() -> T).self)
    if isOnMain { return plain() }
    nonisolated(unsafe) var result: T?
    nonisolated(unsafe) let call = plain
    DispatchQueue.main.sync { result = .some(call()) }
    return result.unsafelyUnwrapped
  }
}

/// Runs `body` as the main actor with a value that may not be sendable: the caller is on the main thread, or waits.
@inline(__always)
func onMain<Value, T>(_ value: Value, _ body: @MainActor (Value) -> T) -> T {
  withoutActuallyEscaping(body) { escaping in
    let plain = unsafeBitCast(escaping, to: ((Value) -> T).self)
    if isOnMain { return plain(value) }
    nonisolated(unsafe) var result: T?
    nonisolated(unsafe) let call = plain
    nonisolated(unsafe) let argument = value
    DispatchQueue.main.sync { result = .some(call(argument)) }
    return result.unsafelyUnwrapped
  }
}

/// Carries a value that is not sendable to the main actor, on which the caller is, or for which it waits.
struct Carried<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
