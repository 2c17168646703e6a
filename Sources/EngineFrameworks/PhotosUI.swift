import Engine
import Foundation

/// A picture that a person may choose from the library.
public struct PhotosPickerItem: Hashable, Sendable {
  /// What the picture is called in the library; `nil` without one.
  public let itemIdentifier: String?
  /// The forms in which the picture comes: as an image.
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
    /// What the system chooses.
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    /// As the picture is in the library.
    public static let current = EncodingDisambiguationPolicy(name: "current")
    /// As most programs can read it.
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }
}

/// What kind of pictures may be chosen.
public struct PHPickerFilter: Hashable, Sendable {
  private let words: String
  /// Pictures that stand still.
  public static let images = PHPickerFilter(words: "images")
  /// Pictures that move.
  public static let videos = PHPickerFilter(words: "videos")
  /// Pictures with a moment around them.
  public static let livePhotos = PHPickerFilter(words: "livePhotos")
  /// Pictures of the screen.
  public static let screenshots = PHPickerFilter(words: "screenshots")
  /// Videos of the screen.
  public static let screenRecordings = PHPickerFilter(words: "screenRecordings")
  /// Wide pictures of what is around.
  public static let panoramas = PHPickerFilter(words: "panoramas")
  /// Pictures that know what is near and far.
  public static let depthEffectPhotos = PHPickerFilter(words: "depthEffectPhotos")
  /// Pictures taken in quick succession.
  public static let bursts = PHPickerFilter(words: "bursts")
  /// Videos with a focus that can be changed.
  public static let cinematicVideos = PHPickerFilter(words: "cinematicVideos")
  /// Videos that are slower than what they show.
  public static let slomoVideos = PHPickerFilter(words: "slomoVideos")
  /// Videos that are faster than what they show.
  public static let timelapseVideos = PHPickerFilter(words: "timelapseVideos")
  /// Pictures and videos with depth, for a headset.
  public static let spatialMedia = PHPickerFilter(words: "spatialMedia")

  /// What at least one of the filters lets through.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { joined(subfilters, " or ") }

  /// What all of the filters let through.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { joined(subfilters, " and ") }

  /// What a filter does not let through.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(words: "not \(filter.words)") }

  private static func joined(_ filters: [PHPickerFilter], _ word: String) -> PHPickerFilter {
    PHPickerFilter(words: "(\(filters.map(\.words).joined(separator: word)))")
  }
}

/// The library of a person's pictures; it is empty.
public final class PHPhotoLibrary: Sendable {
  private static let only = PHPhotoLibrary()
  /// The only library.
  public static func shared() -> PHPhotoLibrary { only }
}

/// How several pictures are chosen.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String
  /// In no order in particular.
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  /// In the order in which a person chooses.
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  /// At once with each choice, in no order in particular.
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  /// At once with each choice, in the order in which a person chooses.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}

/// How a control for choosing pictures stands among other views.
public struct PhotosPickerStyle: Hashable, Sendable {
  private let name: String
  /// Over the other views, as a sheet; nothing is shown.
  public static let presentation = PhotosPickerStyle(name: "presentation")
  /// Among the other views; nothing is shown.
  public static let inline = PhotosPickerStyle(name: "inline")
  /// Among the other views in one row; nothing is shown.
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
