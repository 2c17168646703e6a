extension NavigationLink {
  /// A link that is followed while `selection` is `tag`; the screen is made when it is pushed.
  @available(*, deprecated, message: "use NavigationLink(value:label:) or navigationDestination")
  public nonisolated init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(target: .view(destination), label: label(), isActive: selection.isEqual(to: tag)) }
}

extension NavigationLink where Label == Text {
  /// A link with localized text that is followed while `isActive` is true.
  @available(*, deprecated, message: "use NavigationLink(value:label:) or navigationDestination")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(target: .view(destination), label: Text(titleKey), isActive: isActive) }

  /// A link with text taken as it is that is followed while `isActive` is true.
  @available(*, deprecated, message: "use NavigationLink(value:label:) or navigationDestination")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(target: .view(destination), label: Text(title), isActive: isActive) }

  /// A link with text taken as it is whose screen is a value made beforehand, followed while `isActive` is true.
  @available(*, deprecated, message: "use NavigationLink(value:label:) or navigationDestination")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(target: .view { destination }, label: Text(title), isActive: isActive)
  }

  /// A link with localized text whose screen is a value made beforehand, followed while `selection` is `tag`.
  @available(*, deprecated, message: "use NavigationLink(value:label:) or navigationDestination")
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(target: .view { destination }, label: Text(titleKey), isActive: selection.isEqual(to: tag)) }

  /// A link with text taken as it is whose screen is a value made beforehand, followed while `selection` is `tag`.
  @available(*, deprecated, message: "use NavigationLink(value:label:) or navigationDestination")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(target: .view { destination }, label: Text(title), isActive: selection.isEqual(to: tag)) }

  /// A link with localized text that is followed while `selection` is `tag`; the screen is made when it is pushed.
  @available(*, deprecated, message: "use NavigationLink(value:label:) or navigationDestination")
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(target: .view(destination), label: Text(titleKey), isActive: selection.isEqual(to: tag)) }
}
