extension NavigationLink {
  @available(*, deprecated, message: "use NavigationLink(value:label:) or navigationDestination")
  public nonisolated init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(target: .view(destination), label: label(), isActive: selection.isEqual(to: tag)) }
}

extension NavigationLink where Label == Text {
  @available(*, deprecated, message: "use NavigationLink(value:label:) or navigationDestination")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(target: .view(destination), label: Text(titleKey), isActive: isActive) }

  @available(*, deprecated, message: "use NavigationLink(value:label:) or navigationDestination")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(target: .view(destination), label: Text(title), isActive: isActive) }

  @available(*, deprecated, message: "use NavigationLink(value:label:) or navigationDestination")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(target: .view { destination }, label: Text(title), isActive: isActive)
  }

  @available(*, deprecated, message: "use NavigationLink(value:label:) or navigationDestination")
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(target: .view { destination }, label: Text(titleKey), isActive: selection.isEqual(to: tag)) }

  @available(*, deprecated, message: "use NavigationLink(value:label:) or navigationDestination")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(target: .view { destination }, label: Text(title), isActive: selection.isEqual(to: tag)) }

  @available(*, deprecated, message: "use NavigationLink(value:label:) or navigationDestination")
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(target: .view(destination), label: Text(titleKey), isActive: selection.isEqual(to: tag)) }
}
