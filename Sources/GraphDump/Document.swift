import Recording

/// A finished file of the exporter: its name's ending and its whole text.
public struct Document: Hashable, Sendable {
  public var fileExtension: String
  public var text: String

  public init(fileExtension: String, text: String) {
    self.fileExtension = fileExtension
    self.text = text
  }
}
