import Foundation

/// Views of a list or form that belong together, with a header and a footer.
public nonisolated struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the content is shown, where the section can be closed.
  var expansion: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    if view.expansion != nil { return collapsible(view, inputs) }
    if inputs.parent?.lazyContainer != nil {
      let node = WrapperNode(view, inputs, type: "Section") {
        TupleView(
          (LazyPart(name: "Header", content: $0.header), $0.content, LazyPart(name: "Footer", content: $0.footer)))
      }
      node.start()
      return node
    }
    let node = WrapperNode(view, inputs, type: "Section") { TupleView(($0.header, $0.content, $0.footer)) }
    node.start()
    return node
  }

  /// A section whose content is there or not, by a binding.
  @MainActor private static func collapsible(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    if inputs.parent?.lazyContainer != nil {
      let node = WrapperNode(view, inputs, type: "Section") {
        TupleView(
          (
            LazyPart(name: "Header", content: $0.header), $0.collapsible,
            LazyPart(name: "Footer", content: $0.footer)
          ))
      }
      node.start()
      return node
    }
    let node = WrapperNode(view, inputs, type: "Section") { TupleView(($0.header, $0.collapsible, $0.footer)) }
    node.start()
    return node
  }

  @MainActor private var collapsible: _Collapsible<Content> {
    _Collapsible(isExpanded: expansion ?? .constant(true), content: content)
  }

  /// A section with views as header and footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) { self.init(header: header(), content: content(), footer: footer()) }

  /// A section with a header and a footer made beforehand.
  @available(*, deprecated, renamed: "Section(content:header:footer:)")
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section with a view as header.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// A section with a header made beforehand.
  @available(*, deprecated, renamed: "Section(content:header:)")
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A section with a view as footer.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// A section with a footer made beforehand.
  @available(*, deprecated, renamed: "Section(content:footer:)")
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// A section without header and footer.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with localized text as header.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// A section with text taken as it is as header.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// A section whose content is there while a binding is true.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(header: Text(titleKey), content: content(), footer: EmptyView(), expansion: isExpanded) }

  /// A section whose content is there while a binding is true.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(header: Text(title), content: content(), footer: EmptyView(), expansion: isExpanded) }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section whose content is there while a binding is true.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) { self.init(header: header(), content: content(), footer: EmptyView(), expansion: isExpanded) }
}

/// The content of a section that can be closed.
struct _Collapsible<Content: View>: View {
  @Binding var isExpanded: Bool
  let content: Content

  var body: some View { if isExpanded { content } }
}
