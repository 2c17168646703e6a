import Foundation

/// A finished file: its name, without a folder, and its whole content.
public struct Document: Hashable, Sendable {
  public var fileName: String
  public var content: Data

  public init(fileName: String, text: String) {
    self.init(fileName: fileName, content: Data(text.utf8))
  }

  public init(fileName: String, content: Data) {
    self.fileName = fileName
    self.content = content
  }

  /// The content as text: of an image, nothing that means anything.
  public var text: String { String(decoding: content, as: UTF8.self) }
}
