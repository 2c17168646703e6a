import Foundation

/// A document that is kept as a file.
public protocol FileDocument {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// What the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// What the document can be written as.
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The same as what it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document with an identity that is kept as a file.
public protocol ReferenceFileDocument: ObservableObject {
  associatedtype Snapshot
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// What the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// What the document can be written as.
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func snapshot(contentType: UTType) throws -> Snapshot
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The same as what it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// What kind of file it is.
  public let contentType: UTType
  /// The file with its content.
  public let file: FileWrapper
}

/// What a document is written to.
public struct FileDocumentWriteConfiguration {
  /// What kind of file is to be written.
  public let contentType: UTType
  /// The file as it was written before; `nil` for a new one.
  public let existingFile: FileWrapper?
}

#if !canImport(Darwin)
  /// A file with its content, or a folder of files.
  public final class FileWrapper {
    /// The bytes of the file; `nil` for a folder.
    public let regularFileContents: Data?
    /// The files of the folder by their names; `nil` for a file.
    public let fileWrappers: [String: FileWrapper]?
    /// What the file should be called.
    public var preferredFilename: String?
    /// What the file is called; `nil` until the program sets it.
    public var filename: String?
    /// Whether it is a folder.
    public var isDirectory: Bool { fileWrappers != nil }
    /// Whether it is a file with bytes.
    public var isRegularFile: Bool { regularFileContents != nil }

    /// A file.
    public init(regularFileWithContents contents: Data) {
      regularFileContents = contents
      fileWrappers = nil
    }

    /// A folder.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
      regularFileContents = nil
      fileWrappers = childrenByPreferredName
    }
  }
#endif

/// A document that an app shows in a window.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// Where the document's file is: always `nil`, as it is new.
  @Binding public var document: Document
  public let fileURL: URL?
  /// Whether the document may be changed: always `true`.
  public let isEditable: Bool
}

/// A document with an identity that an app shows in a window.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// Where the document's file is: always `nil`, as it is new.
  @ObservedObject public var document: Document
  public let fileURL: URL?
  /// Whether the document may be changed: always `true`.
  public let isEditable: Bool
}

/// Windows for documents, of which the first one shows a new document.
public nonisolated struct DocumentGroup<Document, Content: View>: Scene {
  private let make: @MainActor () -> (any View)?

  public typealias Body = Never
  @MainActor public var _root: (any View)? { make() }
}

extension DocumentGroup where Document: FileDocument {
  /// Windows in which documents are changed.
  public nonisolated init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    nonisolated(unsafe) let (newDocument, editor) = (newDocument, editor)
    make = { _DocumentRoot(newDocument(), editor) }
  }

  /// Windows in which documents are seen; there is none at first.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) { make = { nil } }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Windows in which documents are changed.
  public nonisolated init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    nonisolated(unsafe) let (newDocument, editor) = (newDocument, editor)
    make = { _ReferenceDocumentRoot(newDocument(), editor) }
  }

  /// Windows in which documents are seen; there is none at first.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) { make = { nil } }
}

/// The window of a document that is a value.
struct _DocumentRoot<Document: FileDocument, Content: View>: View, NamedViewType {
  @State private var document: Document
  private let editor: (FileDocumentConfiguration<Document>) -> Content
  static var viewName: String { "DocumentGroup" }

  init(_ document: Document, _ editor: @escaping (FileDocumentConfiguration<Document>) -> Content) {
    _document = State(wrappedValue: document)
    self.editor = editor
  }

  var body: Content { editor(FileDocumentConfiguration(document: $document, fileURL: nil, isEditable: true)) }
}

/// The window of a document with an identity.
struct _ReferenceDocumentRoot<Document: ReferenceFileDocument, Content: View>: View, NamedViewType {
  @StateObject private var document: Document
  private let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content
  static var viewName: String { "DocumentGroup" }

  init(
    _ document: @autoclosure @escaping () -> Document,
    _ editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    _document = StateObject(wrappedValue: document())
    self.editor = editor
  }

  var body: Content {
    editor(
      ReferenceFileDocumentConfiguration(
        document: document, fileURL: nil, isEditable: true))
  }
}
