// What the structural views count as (H2): the sum of their parts, where the type says how many those are.

extension EmptyView: CountedView { @MainActor static var rowCount: RowCount { .constant(0) } }

extension TupleView: CountedView {
  @MainActor static var rowCount: RowCount {
    let fields = FieldLayout.fields(of: T.self).filter { $0.type is any View.Type }
    if fields.isEmpty { return RowCounter.count(ofErased: T.self) }
    return fields.reduce(.constant(0)) { $0 + RowCounter.count(ofErased: $1.type) }
  }
}

extension Optional: CountedView where Wrapped: View {
  @MainActor static var rowCount: RowCount { .unknown("an if without else") }
}

extension AnyView: CountedView { @MainActor static var rowCount: RowCount { .unknown("an AnyView") } }

extension ForEach: CountedView where Content: View {
  @MainActor static var rowCount: RowCount { .unknown("a ForEach inside the row") }
}

extension _ConditionalContent: CountedView where TrueContent: View, FalseContent: View {
  @MainActor static var rowCount: RowCount {
    switch (RowCounter.count(of: TrueContent.self), RowCounter.count(of: FalseContent.self)) {
    case (.constant(let a), .constant(let b)) where a != b:
      .unknown("branches of \(a) and \(b) views")
    case (.constant(let a), .constant): .constant(a)
    case (.unknown(let reason), _), (_, .unknown(let reason)): .unknown(reason)
    default: .sections
    }
  }
}

extension Group: CountedView where Content: View {
  @MainActor static var rowCount: RowCount { RowCounter.count(of: Content.self) }
}

extension Section: CountedView where Parent: View, Content: View, Footer: View {
  @MainActor static var rowCount: RowCount {
    let count =
      RowCounter.count(of: Parent.self) + RowCounter.count(of: Content.self) + RowCounter.count(of: Footer.self)
    if case .unknown = count { return .sections }
    return count
  }
}

extension IDView: CountedView { @MainActor static var rowCount: RowCount { RowCounter.count(of: Content.self) } }

extension EquatableView: CountedView { @MainActor static var rowCount: RowCount { RowCounter.count(of: Content.self) } }

extension ModifiedContent: CountedView where Content: View, Modifier: ViewModifier {
  @MainActor static var rowCount: RowCount { RowCounter.count(of: Content.self, Modifier.self) }
}

extension _ViewModifier_Content: CountedView { @MainActor static var rowCount: RowCount { RowCounter.ofModifiedView } }
