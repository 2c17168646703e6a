/// A finished file: its name, without a folder, and its whole text.
public struct Document: Hashable, Sendable {
  public var fileName: String
  public var text: String

  public init(fileName: String, text: String) {
    self.fileName = fileName
    self.text = text
  }
}
