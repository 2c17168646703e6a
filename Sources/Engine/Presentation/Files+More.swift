import Foundation

extension View {
  /// Lets a person choose files while the binding is true; no step chooses one.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View { presenting(_Names.FileImporter.self, isPresented) { EmptyView() } }

  /// Lets a person keep several documents as files while the binding is true.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { presenting(_Names.FileExporter.self, isPresented) { EmptyView() } }

  /// Lets a person keep a document as a file, in one of several forms, while the binding is true.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { presenting(_Names.FileExporter.self, isPresented) { EmptyView() } }

  /// Lets a person keep a document as a file while the binding is true.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { presenting(_Names.FileExporter.self, isPresented) { EmptyView() } }

  /// Lets a person keep a value as a file while the binding is true.
  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { presenting(_Names.FileExporter.self, isPresented) { EmptyView() } }

  /// Lets a person move files while the binding is true.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL { presenting(_Names.FileMover.self, isPresented) { EmptyView() } }

  /// Says where a dialog for files begins; there is no dialog here.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    effect(_Names.FileDialog.self)
  }

  /// Says what a dialog for files asks.
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    effect(_Names.FileDialog.self)
  }

  /// Says what the button of a dialog for files is called.
  public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    effect(_Names.FileDialog.self)
  }

  /// Says what the field for a file's name is called.
  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    effect(_Names.FileDialog.self)
  }

  /// Says by which name a dialog for files is remembered.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View { effect(_Names.FileDialog.self) }

  /// Says whether a dialog for files follows aliases.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    effect(_Names.FileDialog.self)
  }

  /// Says what a dialog for files shows.
  public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    effect(_Names.FileDialog.self)
  }
}

/// What a dialog for files shows.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// One bit for each option.
  public let rawValue: Int
  /// The options of some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Lets a person look into folders that are shown as one file.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Shows the files that are hidden.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// Shows how the names of files end.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

extension _Names {
  /// The name of the modifiers that change a dialog for files.
  public enum FileDialog: _ModifierName { public static var name: StaticString { ".fileDialog" } }
}
