extension Toggle {
  /// Makes a toggle for several values: on where all are on, and all change with it.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) { self.init(isOn: Binding(all: sources.map { $0[keyPath: isOn] }), label: label) }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title for several values.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }

  /// Makes a toggle with a title for several values.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}

extension Binding where Value == Bool {
  /// Whether all of several are on; setting it sets them all.
  fileprivate nonisolated init(all bindings: [Binding<Bool>]) {
    self.init(
      get: { bindings.allSatisfy(\.wrappedValue) }, set: { new in for one in bindings { one.wrappedValue = new } })
  }
}
