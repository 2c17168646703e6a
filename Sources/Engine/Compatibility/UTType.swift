/// A type of data, by its identifier.
public struct UTType: Hashable, Sendable {
  /// The type's name, in parts from the largest kind to the smallest.
  public let identifier: String

  /// The type with this name; never `nil`.
  public init?(_ identifier: String) { self.identifier = identifier }

  /// A type that the app declares.
  public init(exportedAs identifier: String) { self.identifier = identifier }

  /// A type that another app declares.
  public init(importedAs identifier: String) { self.identifier = identifier }

  private init(known identifier: String) { self.identifier = identifier }

  /// Any bytes.
  public static let data = UTType(known: "public.data")
  /// Anything that can be kept: a file, a folder.
  public static let item = UTType(known: "public.item")
  /// Anything that a person looks at.
  public static let content = UTType(known: "public.content")
  /// Text of any kind.
  public static let text = UTType(known: "public.text")
  /// Text without marks.
  public static let plainText = UTType(known: "public.plain-text")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// A picture of any kind.
  public static let image = UTType(known: "public.image")
  /// A PNG picture.
  public static let png = UTType(known: "public.png")
  /// A JPEG picture.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A PDF document.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// Moving pictures, with or without sound.
  public static let movie = UTType(known: "public.movie")
  /// Sound.
  public static let audio = UTType(known: "public.audio")
}
