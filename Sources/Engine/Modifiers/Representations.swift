import Foundation

/// A value as bytes.
public struct DataRepresentation<Item>: TransferRepresentation {
  /// A value that is read and written as bytes.
  public init(
    contentType: UTType, exporting: @escaping (Item) async throws -> Data,
    importing: @escaping (Data) async throws -> Item
  ) {}

  /// A value that is written as bytes.
  public init(exportedContentType: UTType, exporting: @escaping (Item) async throws -> Data) {}

  /// A value that is read from bytes.
  public init(importedContentType: UTType, importing: @escaping (Data) async throws -> Item) {}
}

/// A value as a file.
public struct FileRepresentation<Item>: TransferRepresentation {
  /// A value that is read and written as a file.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping (Item) async throws -> SentTransferredFile,
    importing: @escaping (ReceivedTransferredFile) async throws -> Item
  ) {}

  /// A value that is written as a file.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping (Item) async throws -> SentTransferredFile
  ) {}

  /// A value that is read from a file.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A file that is sent.
public struct SentTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL
  /// Whether who takes the file may see the file itself, and not a copy.
  public let allowAccessingOriginalFile: Bool

  /// A file to send.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that has come.
public struct ReceivedTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL
  /// Whether it is the file itself, and not a copy.
  public let isOriginalFile: Bool
}

/// Who may see a representation.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let name: String
  /// Every program.
  public static let all = TransferRepresentationVisibility(name: "all")
  /// Programs of the same makers.
  public static let team = TransferRepresentationVisibility(name: "team")
  /// Programs that share a folder.
  public static let group = TransferRepresentationVisibility(name: "group")
  /// This program alone.
  public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}

extension TransferRepresentation {
  /// Proposes a name for a file.
  public func suggestedFileName(_ fileName: String) -> Self { self }

  /// Proposes a name for a file of a value.
  public func suggestedFileName(_ fileName: @escaping (Item) -> String?) -> Self { self }

  /// Uses the representation only where a condition holds.
  public func exportingCondition(_ condition: @escaping (Item) -> Bool) -> Self { self }

  /// Sets who may see the representation.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
}
