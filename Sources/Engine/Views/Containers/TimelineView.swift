import Foundation

/// A view whose content is made anew at the moments of a schedule.
///
/// The moments pass on the simulated clock: `wait 3s` is three updates of content that a schedule makes anew each
/// second.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The moment that is shown.
  public struct Context {
    /// The moment that the content is made for.
    public let date: Date
    /// How often the view is made anew: always `live`.
    public var cadence: Cadence { .live }

    /// How often the view is made anew.
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
  }
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
  @State private var date = Date()
}

/// What the content of any timeline view is given.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  /// A view whose content the closure makes, first for now and then for each moment of the schedule.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  @MainActor public var body: some View {
    content(TimelineViewDefaultContext(date: date)).task { await follow() }
  }

  @MainActor private func follow() async {
    for moment in schedule.entries(from: date, mode: .normal) {
      let left = moment.timeIntervalSince(Date())
      if left > 0 { try? await Task.sleep(for: .seconds(left)) }
      if Task.isCancelled { return }
      if moment > date { date = moment }
    }
  }
}

/// How often a schedule may make its view anew.
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// The moments at which a view is made anew.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The moments from `startDate` on, in order.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Moments in equal steps.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Moments from `startDate` on, `interval` seconds apart, but not closer than a 120th of a second.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(interval, 1 / 120)
  }

  /// The moments of the schedule, without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var nextDate: Date
    let interval: TimeInterval

    /// The next moment; never `nil`.
    public mutating func next() -> Date? {
      defer { nextDate += interval }
      return nextDate
    }
  }

  /// The first moment of the schedule that is not before `startDate`, and all after it. The mode is not used.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let steps = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.up))
    return Entries(nextDate: start + steps * interval, interval: interval)
  }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// A schedule of whole minutes.
  public init() {}

  /// The whole minutes from `startDate` on. The mode is not used.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Moments that are given one by one.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// A schedule of these moments, which should ascend: one that is not after the last shown is passed over.
  public init(_ dates: Entries) { self.dates = dates }

  /// All moments, whatever the start and the mode.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// The frames of an animation: sixty a second where nothing else is asked for.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Frames at least a 60th of a second apart; none while `paused`.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1 / 60)
    isPaused = paused
  }

  /// The frames from `startDate` on; none of a paused schedule. The mode is not used.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PrefixSequence<
    PeriodicTimelineSchedule.Entries
  > {
    PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode)
      .prefix(isPaused ? 0 : .max)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Sixty frames a second.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Frames at least `minimumInterval` apart; none while `paused`.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Moments from `startDate` on, `interval` seconds apart.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// The moments given, one by one.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
