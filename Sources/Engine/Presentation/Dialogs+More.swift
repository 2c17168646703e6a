import Foundation

extension View {
  /// Shows an alert whose title is a text, with a message.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View { dialog(_Names.Alert.self, title, isPresented, actions, message) }

  /// Shows an alert whose title is a text, made of data, with a message; without data it has neither.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View { dialog(_Names.Alert.self, title, isPresented, { data.map(actions) }, { data.map(message) }) }

  /// Shows an alert with a title taken as it is, made of data; without data it has no actions.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { dialog(_Names.Alert.self, Text(title), isPresented, { data.map(actions) }, { EmptyView() }) }

  /// Shows an alert about an error with actions and a message made of it; without an error it has neither.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    dialog(
      _Names.Alert.self, Text(error?.errorDescription ?? ""), isPresented, { error.map(actions) },
      { error.map(message) })
  }

  /// Shows a choice of actions whose title is a text; the title is always shown.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View { dialog(_Names.ConfirmationDialog.self, title, isPresented, actions) { EmptyView() } }

  /// Shows a choice of actions whose title is a text, with a message.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View { dialog(_Names.ConfirmationDialog.self, title, isPresented, actions, message) }

  /// Shows a choice of actions with a title taken as it is and a message.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View { dialog(_Names.ConfirmationDialog.self, Text(title), isPresented, actions, message) }

  /// Shows a choice of actions with a localized title, made of data; without data it has no actions.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(_Names.ConfirmationDialog.self, Text(titleKey), isPresented, { data.map(actions) }, { EmptyView() })
  }

  /// Shows a choice of actions with a title taken as it is, made of data, with a message; without data it has neither.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(_Names.ConfirmationDialog.self, Text(title), isPresented, { data.map(actions) }, { data.map(message) })
  }

  /// Shows the choice that the closure makes of an item while there is one.
  @available(*, deprecated, message: "use confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)")
  public nonisolated func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> some View {
    presenting(_Names.ActionSheet.self, item, identity: { AnyHashable($0.id) }, endsOnAction: true, content: content)
  }

  /// Sets the picture of a dialog.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { effect(_Names.DialogIcon.self, "_", icon) }

  /// Lets a person keep a dialog from coming again.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    effect(_Names.DialogSuppressionToggle.self)
  }

  /// Fills the background of a sheet with a view.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { effect(_Names.PresentationBackground.self) }

  /// Lets a person act on what is behind a sheet.
  public nonisolated func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  { effect(_Names.PresentationBackgroundInteraction.self, "_", interaction.name) }

  /// Sets how a presentation looks where there is little room.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    effect(_Names.PresentationCompactAdaptation.self, "_", adaptation.name)
  }

  /// Sets how a presentation looks where there is little room in a direction.
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    effect(
      _Names.PresentationCompactAdaptation.self, "horizontal vertical", horizontalAdaptation.name,
      verticalAdaptation.name)
  }

  /// Says whether a drag in a sheet scrolls it or resizes it.
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    effect(_Names.PresentationContentInteraction.self, "_", behavior.name)
  }

  /// Sets how large a presentation is.
  public nonisolated func presentationSizing(_ sizing: PresentationSizing) -> some View {
    effect(_Names.PresentationSizing.self, "_", sizing.name)
  }

  /// Sets how wide an inspector is.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    effect(_Names.InspectorColumnWidth.self, "_", width)
  }

  /// Sets how wide an inspector may be.
  public nonisolated func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    effect(_Names.InspectorColumnWidth.self, "min ideal max", min, ideal, max)
  }
}

/// Whether a person can act on what is behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
  let name: String
  /// What fits the place.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// A person can.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// A person can't.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")

  /// A person can up to a height, which is not kept.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

/// How a presentation looks where there is little room.
public struct PresentationAdaptation: Sendable {
  let name: String
  /// What fits the place.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// As it would look with more room.
  public static let none = PresentationAdaptation(name: "none")
  /// As a popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// As a sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// Over the whole screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// Whether a drag in a sheet scrolls it or resizes it.
public struct PresentationContentInteraction: Equatable, Sendable {
  let name: String
  /// What fits the place.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It resizes the sheet first.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// It scrolls the content.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// How large a presentation is.
public struct PresentationSizing: Equatable, Sendable {
  let name: String
  /// What fits the place.
  public static let automatic = PresentationSizing(name: "automatic")
  /// As large as a form.
  public static let form = PresentationSizing(name: "form")
  /// As large as a page.
  public static let page = PresentationSizing(name: "page")
  /// As large as the content.
  public static let fitted = PresentationSizing(name: "fitted")
}
