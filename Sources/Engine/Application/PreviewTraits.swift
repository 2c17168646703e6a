/// What previews are made of.
public enum Preview {
  /// The kind of traits that previews of views have.
  public enum ViewTraits {}
}

/// Something about a preview: a layout, an orientation, or a modifier of its content.
///
/// Layouts and orientations change nothing here; `// graphdump: size 320 480` sets a size.
public struct PreviewTrait<T>: @unchecked Sendable {
  let apply: @MainActor (AnyView) -> AnyView

  init(_ apply: @escaping @MainActor (AnyView) -> AnyView = { $0 }) { self.apply = apply }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As a view is shown that nothing else is said of.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// As large as the content; changes nothing here.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// As large as given; changes nothing here.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
  /// On a device held upright; changes nothing here.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// On a device held upside down; changes nothing here.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// On a device turned to the left; changes nothing here.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// On a device turned to the right; changes nothing here.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
  /// With simpler apps for people who are assisted; changes nothing here.
  public static var assistiveAccess: PreviewTrait { PreviewTrait() }

  /// Applies a modifier to the content of the preview.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    nonisolated(unsafe) let modifier = modifier
    return PreviewTrait { AnyView(PreviewModifierView(modifier, $0)) }
  }
}

/// A modifier of previews, with something that is made once for all of them.
@MainActor @preconcurrency public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent

  /// Makes what all previews with the modifier share.
  @MainActor @preconcurrency static func makeSharedContext() async throws -> Context

  /// The content of a preview, modified.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Shares nothing.
  public static func makeSharedContext() async throws {}
}

/// Stands for the content of a preview in what a modifier makes of it.
public typealias PreviewModifierContent = PlaceholderContentView<_PreviewContent>

/// The content of a preview.
public enum _PreviewContent {}

extension _Names {
  /// The name of a modifier of previews.
  public enum PreviewModifierBody: _ModifierName { public static var name: StaticString { ".previewModifier" } }
}

/// The content of a preview as soon as what a modifier shares has been made.
private struct PreviewModifierView<M: PreviewModifier>: View, _GeneratedView {
  let modifier: M
  let content: AnyView
  @State private var context: M.Context?

  init(_ modifier: M, _ content: AnyView) {
    self.modifier = modifier
    self.content = content
    _context = State(wrappedValue: () as? M.Context)
  }

  var body: some View {
    if let context {
      _AppliedBody<_Names.PreviewModifierBody, _PreviewContent, AnyView, M.Body>(
        base: content, applied: modifier.body(content: PlaceholderContentView(), context: context))
    } else {
      Color.clear.task { context = try? await M.makeSharedContext() }
    }
  }
}

/// What `#Preview(traits:)` stands for, where a trait may modify the content.
@MainActor public func _preview<Content: View>(
  _ traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder content: () -> Content
) -> some View { traits.reduce(AnyView(content())) { $1.apply($0) } }
