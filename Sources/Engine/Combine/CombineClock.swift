import Foundation

/// Runs what publishers put off.
public protocol CombineClock {
  /// Calls `action` after some seconds; cancelling the result leaves it out.
  func schedule(after seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable
  /// The present time.
  var now: Date { get }
}

/// The clock of publishers; the simulated clock can take its place.
public enum CombineClocks {
  nonisolated(unsafe) public static var current: any CombineClock = DispatchClock()
}

/// The clock of the main queue.
struct DispatchClock: CombineClock {
  private final class Flag: @unchecked Sendable { var isCancelled = false }

  func schedule(after seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable {
    let flag = Flag()
    let carried = Carried(action)
    let work: @Sendable () -> Void = { if !flag.isCancelled { carried.value() } }
    // What is put off by no time at all needs no wait.
    if seconds > 0 {
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work)
    } else {
      DispatchQueue.main.async(execute: work)
    }
    return AnyCancellable { flag.isCancelled = true }
  }

  var now: Date { Date() }
}

/// Where and when values are delivered.
public protocol Scheduler {
  /// A length of time in the scheduler's own terms.
  associatedtype Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions = Never
  /// Whether what is scheduled for now is done at once, before the caller goes on.
  var _isImmediate: Bool { get }
}

extension Scheduler {
  public var _isImmediate: Bool { false }
}

/// A length of time that can be said in seconds.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
  var _seconds: Double { get }
}

/// A length of time in seconds.
public struct CombineStride: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  Sendable
{
  public let _seconds: Double

  /// A number of seconds.
  public init(_ seconds: Double) { _seconds = seconds }

  /// A number of seconds, written with a fraction.
  public init(floatLiteral value: Double) { _seconds = value }

  /// A number of whole seconds.
  public init(integerLiteral value: Int) { _seconds = Double(value) }

  /// A number of whole seconds.
  public static func seconds(_ s: Int) -> CombineStride { CombineStride(Double(s)) }
  /// A number of seconds.
  public static func seconds(_ s: Double) -> CombineStride { CombineStride(s) }
  /// A number of thousandths of a second.
  public static func milliseconds(_ ms: Int) -> CombineStride { CombineStride(Double(ms) / 1e3) }
  /// A number of millionths of a second.
  public static func microseconds(_ us: Int) -> CombineStride { CombineStride(Double(us) / 1e6) }
  /// A number of billionths of a second.
  public static func nanoseconds(_ ns: Int) -> CombineStride { CombineStride(Double(ns) / 1e9) }
}

extension RunLoop: Scheduler { public typealias Stride = CombineStride }
extension DispatchQueue: Scheduler { public typealias Stride = CombineStride }
extension OperationQueue: Scheduler { public typealias Stride = CombineStride }

/// Delivers at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias Stride = CombineStride
  /// The only scheduler of the kind that is needed.
  public static let shared = ImmediateScheduler()
  public var _isImmediate: Bool { true }
}

/// A publisher that begins when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// A publisher that begins with its first subscriber.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
  /// A publisher that begins with its first subscriber and ends with its last one.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher that begins with the first subscriber.
    public let upstream: Upstream
    private var connection: (any Cancellable)?
    private var count = 0

    init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches the subscriber; the first one makes the publisher begin, and the last one to leave ends it.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      _Operator<Output, Failure> { [self] emitter in
        let inner = upstream.sink(
          receiveCompletion: { emitter.finish($0) }, receiveValue: { emitter.send($0) })
        count += 1
        if count == 1 { connection = upstream.connect() }
        return AnyCancellable { [self] in
          inner.cancel()
          count -= 1
          if count == 0 {
            connection?.cancel()
            connection = nil
          }
        }
      }.receive(subscriber: subscriber)
    }
  }
}

extension Timer {
  /// A publisher of the time, in equal steps.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval) }

  /// Emits the time, in equal steps.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    public typealias Output = Date
    public typealias Failure = Never
    /// The time between two values, in seconds.
    public let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()
    private var waiting: AnyCancellable?

    init(interval: TimeInterval) { self.interval = interval }

    /// Attaches the subscriber; it gets no value before `connect()`.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Begins to emit; cancelling the result, or releasing it, stops that.
    public func connect() -> any Cancellable {
      scheduleNext()
      return AnyCancellable { [weak self] in self?.waiting = nil }
    }

    private func scheduleNext() {
      waiting = CombineClocks.current.schedule(after: Swift.max(interval, 0.0001)) { [weak self] in
        guard let self, waiting != nil else { return }
        scheduleNext()
        subject.send(CombineClocks.current.now)
      }
    }
  }
}
