import Foundation

extension Button where Label == Engine.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { Engine.Label(titleKey, systemImage: systemImage) } }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { Engine.Label(title, systemImage: systemImage) } }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Engine.Label(titleKey, systemImage: systemImage) } }
}
