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

/// A document that is kept as a file.
public protocol FileDocument {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  static var readableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// The kind of content that the file has.
  public let contentType: UTType
  /// The file that is read.
  public let file: FileWrapper
}

/// What a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The kind of content that the file is to have.
  public let contentType: UTType
  /// The file as it was; `nil` where there is none.
  public let existingFile: FileWrapper?
}

#if !canImport(Darwin)
  /// A file with its content.
  public final class FileWrapper {
    /// The bytes of the file.
    public let regularFileContents: Data?
    /// What the file would be called; `nil` where nothing is proposed.
    public var preferredFilename: String?
    /// A file of these bytes, which is not written anywhere.
    public init(regularFileWithContents contents: Data) { regularFileContents = contents }
  }
#endif

/// A document that an app shows in a window.
public struct FileDocumentConfiguration<Document: FileDocument> {
  @Binding public var document: Document
  /// Where the document is kept: always `nil`, as none is.
  public let fileURL: URL?
  /// Whether the document can be changed.
  public let isEditable: Bool
}

/// Windows for documents, of which the first one shows a new document.
public nonisolated struct DocumentGroup<Document: FileDocument, Content: View>: Scene {
  let content: () -> Content

  /// Windows of which the first shows a new document; what the editor writes to the document is not kept.
  public nonisolated init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    content = {
      editor(FileDocumentConfiguration(document: .constant(newDocument()), fileURL: nil, isEditable: true))
    }
  }

  public typealias Body = Never
  @MainActor public var _root: (any View)? { _SceneRoot<_DocumentGroupName, Content>(content: content) }
}

enum _DocumentGroupName: _SceneName {
  static var name: String { "DocumentGroup" }
}
