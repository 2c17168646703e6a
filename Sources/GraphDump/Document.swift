import Foundation

/// A finished file: its name, without a folder, and its whole content.
public struct Document: Hashable, Sendable {
  /// The name with its ending, without a folder.
  public var fileName: String
  /// The file's bytes.
  public var content: Data

  /// A document of text, which is written in UTF-8.
  public init(fileName: String, text: String) {
    self.init(fileName: fileName, content: Data(text.utf8))
  }

  /// A document of any bytes, such as an image.
  public init(fileName: String, content: Data) {
    self.fileName = fileName
    self.content = content
  }

  /// The content as text: of an image, nothing that means anything.
  public var text: String { String(decoding: content, as: UTF8.self) }
}
