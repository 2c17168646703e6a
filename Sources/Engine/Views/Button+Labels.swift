import Foundation

extension Button where Label == Engine.Label<Text, Image> {
  /// A button with a localized title beside a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { Engine.Label(titleKey, systemImage: systemImage) } }

  /// A button with a title taken as it is beside a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { Engine.Label(title, systemImage: systemImage) } }

  /// A button with a role and a localized title beside a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Engine.Label(titleKey, systemImage: systemImage) } }
}
