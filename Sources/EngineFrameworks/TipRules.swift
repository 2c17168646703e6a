import Engine
import Foundation

extension Tips {
  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    /// What tells the button apart: its title, where nothing else is given.
    public let id: String
    let label: @Sendable () -> Text
    let handler: @Sendable () -> Void

    /// A button with a title.
    public init(
      id: String? = nil, title: some StringProtocol, disabled: Bool = false,
      perform handler: @escaping @Sendable () -> Void = {}
    ) {
      let title = String(title)
      self.id = id ?? title
      label = { Text(title) }
      self.handler = handler
    }

    /// A button with a text.
    public init(
      id: String? = nil, disabled: Bool = false, perform handler: @escaping @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) {
      self.id = id ?? "action"
      self.label = label
      self.handler = handler
    }
  }

  /// What has to hold so that a tip is shown.
  public struct Rule: @unchecked Sendable {
    let holds: () -> Bool

    /// A rule about a value: what `#Rule` stands for.
    public init<Value>(_ parameter: Parameter<Value>, _ body: @escaping (Value) -> Bool) {
      holds = { body(parameter.value) }
    }

    /// A rule about something that happened: what `#Rule` stands for.
    public init<Info>(_ event: Event<Info>, _ body: @escaping (Event<Info>) -> Bool) { holds = { body(event) } }
  }

  /// A value that rules are about.
  public final class Parameter<Value>: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Something that happens, and that rules are about.
  public final class Event<DonationInfo: Codable & Sendable>: Identifiable, @unchecked Sendable {
    /// One time that it happened.
    public struct Donation: Sendable {
      /// When it happened.
      public let date: Date
      let info: DonationInfo?
    }
    /// What tells the event apart.
    public let id: String
    /// The times that it happened.
    public private(set) var donations: [Donation] = []

    fileprivate init(named id: String) { self.id = id }

    /// Something that happens, with what is told of it.
    @_disfavoredOverload public convenience init(id: String) { self.init(named: id) }

    /// Tells that it happened, and what is known of it.
    public func donate(_ donation: DonationInfo) async { add(donation) }

    fileprivate func add(_ info: DonationInfo?) {
      donations.append(Donation(date: Date(), info: info))
      TipStore.shared.objectWillChange.send()
    }
  }

  /// Nothing is told of what happens.
  public struct EmptyDonationInfo: Codable, Sendable {}

  /// Makes buttons from the statements of a closure.
  @resultBuilder public struct ActionBuilder {
    public static func buildBlock(_ parts: [Action]...) -> [Action] { parts.flatMap { $0 } }
    /// One button.
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    /// Several buttons, in order.
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    /// The buttons of an `if`; none where it does not hold.
    public static func buildOptional(_ part: [Action]?) -> [Action] { part ?? [] }
    /// The buttons of the first branch.
    public static func buildEither(first part: [Action]) -> [Action] { part }
    /// The buttons of the second branch.
    public static func buildEither(second part: [Action]) -> [Action] { part }
  }

  /// Makes rules from the statements of a closure.
  @resultBuilder public struct RuleBuilder {
    public static func buildBlock(_ parts: [Rule]...) -> [Rule] { parts.flatMap { $0 } }
    /// One rule.
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    /// Several rules, in order.
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    /// The rules of an `if`; none where it does not hold.
    public static func buildOptional(_ part: [Rule]?) -> [Rule] { part ?? [] }
  }

  /// Makes options from the statements of a closure.
  @resultBuilder public struct OptionsBuilder {
    public static func buildBlock(_ parts: [any TipOption]...) -> [any TipOption] { parts.flatMap { $0 } }
    /// One option.
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    /// Several options, in order.
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    /// The options of an `if`; none where it does not hold.
    public static func buildOptional(_ part: [any TipOption]?) -> [any TipOption] { part ?? [] }
  }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonationInfo {
  /// Something that happens, of which nothing is told.
  public convenience init(id: String) { self.init(named: id) }

  /// Tells that it happened.
  public func donate() async { add(nil) }

  /// Tells that it happened, without waiting.
  public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
    add(nil)
    completion?()
  }
}

/// A value of a tip that its rules are about.
@propertyWrapper public struct Parameter<Value>: Sendable {
  private let parameter: Tips.Parameter<Value>

  /// A value at first.
  public init(wrappedValue: Value) { parameter = Tips.Parameter(wrappedValue) }

  /// A value at first, and how it is kept.
  public init(wrappedValue: Value, _ options: Option...) { parameter = Tips.Parameter(wrappedValue) }

  /// The value; where it is set, tips are looked at again.
  public var wrappedValue: Value {
    get { parameter.value }
    nonmutating set {
      parameter.value = newValue
      TipStore.shared.objectWillChange.send()
    }
  }

  /// The value as rules refer to it.
  public var projectedValue: Tips.Parameter<Value> { parameter }

  /// How a value is kept.
  public struct Option: Sendable {
    /// Kept only while the program runs, as every value is here.
    public static var transient: Option { Option() }
  }
}
