import Engine
import Foundation

/// A picture that a person may choose from the library.
public struct PhotosPickerItem: Hashable, Sendable {
  public let itemIdentifier: String?
  public var supportedContentTypes: [UTType] { [.image] }

  /// A picture by its name in the library.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// What the picture is as a value; the library is empty.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }

  /// What the picture is as a value; the library is empty.
  @discardableResult public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    completionHandler(.success(nil))
    return Progress(totalUnitCount: 1)
  }

  /// In what form pictures come.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    public static let current = EncodingDisambiguationPolicy(name: "current")
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }
}

/// What kind of pictures may be chosen.
public struct PHPickerFilter: Hashable, Sendable {
  private let words: String
  public static let images = PHPickerFilter(words: "images")
  public static let videos = PHPickerFilter(words: "videos")
  public static let livePhotos = PHPickerFilter(words: "livePhotos")
  public static let screenshots = PHPickerFilter(words: "screenshots")
  public static let screenRecordings = PHPickerFilter(words: "screenRecordings")
  public static let panoramas = PHPickerFilter(words: "panoramas")
  public static let depthEffectPhotos = PHPickerFilter(words: "depthEffectPhotos")
  public static let bursts = PHPickerFilter(words: "bursts")
  public static let cinematicVideos = PHPickerFilter(words: "cinematicVideos")
  public static let slomoVideos = PHPickerFilter(words: "slomoVideos")
  public static let timelapseVideos = PHPickerFilter(words: "timelapseVideos")
  public static let spatialMedia = PHPickerFilter(words: "spatialMedia")

  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { joined(subfilters, " or ") }

  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { joined(subfilters, " and ") }

  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(words: "not \(filter.words)") }

  private static func joined(_ filters: [PHPickerFilter], _ word: String) -> PHPickerFilter {
    PHPickerFilter(words: "(\(filters.map(\.words).joined(separator: word)))")
  }
}

/// The library of a person's pictures; it is empty.
public final class PHPhotoLibrary: Sendable {
  private static let only = PHPhotoLibrary()
  public static func shared() -> PHPhotoLibrary { only }
}

/// How several pictures are chosen.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}

/// How a control for choosing pictures stands among other views.
public struct PhotosPickerStyle: Hashable, Sendable {
  private let name: String
  public static let presentation = PhotosPickerStyle(name: "presentation")
  public static let inline = PhotosPickerStyle(name: "inline")
  public static let compact = PhotosPickerStyle(name: "compact")
}

/// A control for choosing pictures; no step chooses one.
public nonisolated struct PhotosPicker<Label: View>: View {
  private let label: Label

  /// A control for one picture.
  public nonisolated init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// A control for one picture of a library.
  public nonisolated init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// A control for several pictures.
  public nonisolated init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// A control for several pictures of a library.
  public nonisolated init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  @MainActor public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension PhotosPicker where Label == Text {
  /// A control with a title for one picture.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(titleKey) }

  /// A control with a title for one picture of a library.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) { label = Text(titleKey) }

  /// A control with a title for several pictures.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(titleKey) }

  /// A control with a title for several pictures of a library.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) { label = Text(titleKey) }

  /// A control with a title for one picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(title) }

  /// A control with a title for one picture of a library.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) { label = Text(title) }

  /// A control with a title for several pictures.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(title) }

  /// A control with a title for several pictures of a library.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) { label = Text(title) }
}

extension View {
  /// Lets a person choose a picture while the binding is true; no step chooses one.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View { effect(_Names.PhotosPicker.self) }

  /// Lets a person choose pictures while the binding is true; no step chooses one.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View { effect(_Names.PhotosPicker.self) }

  /// Sets how a control for choosing pictures stands among other views.
  public nonisolated func photosPickerStyle(_ style: PhotosPickerStyle) -> some View {
    effect(_Names.PhotosPicker.self, "style", style)
  }

  /// Hides parts of a control for choosing pictures.
  public nonisolated func photosPickerAccessoryVisibility(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> some View { effect(_Names.PhotosPicker.self, "_", visibility) }
}

extension _Names {
  /// The name of ``View/photosPicker(isPresented:selection:matching:preferredItemEncoding:photoLibrary:)``.
  public enum PhotosPicker: _ModifierName { public static var name: StaticString { ".photosPicker" } }
}
