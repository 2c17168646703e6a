import Foundation

/// Shows how far something has come, or that it goes on.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: _ControlView, LayoutContainer {
  var fraction: Double?
  var label: Label
  var currentLabel: CurrentValueLabel

  init(_ fraction: Double?, _ label: Label, _ currentLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.currentLabel = currentLabel
  }

  public typealias Body = Never
  public var _content: TupleView<(Label, CurrentValueLabel)> { TupleView((label, currentLabel)) }
  public var _parameters: Double? { fraction }
  public var _shown: String? { fraction.map { "\(Int.percent($0))%" } }
  var algorithm: any LayoutAlgorithm { ProgressAlgorithm(isLinear: fraction != nil) }
}

/// A line as wide as it may be, or a wheel, under the label.
struct ProgressAlgorithm: LayoutAlgorithm {
  var isLinear: Bool
  private var stack: StackAlgorithm { StackAlgorithm(axis: .vertical, spacing: 8) }

  init(isLinear: Bool) { self.isLinear = isLinear }

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    let labels = stack.size(for: proposal, in: node)
    let bar = isLinear ? CGSize(width: proposal.width ?? 100, height: 4) : CGSize(width: 20, height: 20)
    let gap: CGFloat = node.children.isEmpty ? 0 : 8
    return CGSize(width: max(labels.width, bar.width), height: labels.height + gap + bar.height)
  }

  @MainActor func place(in node: LayoutItem) { stack.place(in: node) }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Says only that something goes on, without a label.
  public nonisolated init() where Label == EmptyView { self.init(nil, EmptyView(), EmptyView()) }

  /// Says only that something goes on, with a view as label.
  public nonisolated init(@ViewBuilder label: () -> Label) { self.init(nil, label(), EmptyView()) }

  /// Says only that something goes on, with localized text.
  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil, Text(titleKey), EmptyView())
  }

  /// Says only that something goes on, with text taken as it is.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(nil, Text(title), EmptyView())
  }

  /// How much of `total` is done, without a label; `nil` where that is not known.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(Self.fraction(value, total), EmptyView(), EmptyView())
  }

  /// How much of `total` is done, with a view as label; `nil` where that is not known.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) { self.init(Self.fraction(value, total), label(), EmptyView()) }

  /// How much of `total` is done, with localized text; `nil` where that is not known.
  public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text { self.init(Self.fraction(value, total), Text(titleKey), EmptyView()) }

  /// How much of `total` is done, with text taken as it is; `nil` where that is not known.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text { self.init(Self.fraction(value, total), Text(title), EmptyView()) }
}

extension ProgressView {
  /// How much of `total` is done, with a view as label and one for the value; `nil` where that is not known.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(Self.fraction(value, total), label(), currentValueLabel()) }

  nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value, total > 0 else { return nil }
    return min(1, max(0, Double(value / total)))
  }
}
