import Foundation

/// A view whose content is made anew at the moments of a schedule.
///
/// The moments pass on the simulated clock: `wait 3s` is three updates of content that a schedule makes anew each
/// second.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The moment that is shown.
  public struct Context {
    public let date: Date
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

  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(interval, 1 / 120)
  }

  /// The moments of the schedule, without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var nextDate: Date
    let interval: TimeInterval

    public mutating func next() -> Date? {
      defer { nextDate += interval }
      return nextDate
    }
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let steps = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.up))
    return Entries(nextDate: start + steps * interval, interval: interval)
  }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Moments that are given one by one.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// The frames of an animation: sixty a second where nothing else is asked for.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1 / 60)
    isPaused = paused
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PrefixSequence<
    PeriodicTimelineSchedule.Entries
  > {
    PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode)
      .prefix(isPaused ? 0 : .max)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
