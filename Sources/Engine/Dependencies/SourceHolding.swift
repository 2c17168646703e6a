/// A value that leads to a source: a binding, or an optional one.
protocol SourceHolding {
  @MainActor var heldSource: SourceAttribute? { get }
}

extension Binding: SourceHolding {
  @MainActor var heldSource: SourceAttribute? { location.source }
}

extension Optional: SourceHolding where Wrapped: SourceHolding {
  @MainActor var heldSource: SourceAttribute? { self?.heldSource }
}
