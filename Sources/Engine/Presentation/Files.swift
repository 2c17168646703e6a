import Foundation

extension View {
  /// Lets a person choose a file while the binding is true. No step chooses one: `dismiss`ing is all that can be done.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { presenting(_Names.FileImporter.self, isPresented) { EmptyView() } }

  /// Lets a person choose files while the binding is true.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View { presenting(_Names.FileImporter.self, isPresented) { EmptyView() } }

  /// Lets a person keep a document as a file while the binding is true.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { presenting(_Names.FileExporter.self, isPresented) { EmptyView() } }

  /// Lets a person move a file while the binding is true.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { presenting(_Names.FileMover.self, isPresented) { EmptyView() } }
}
