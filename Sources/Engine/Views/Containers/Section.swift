import Foundation

/// Views of a list or form that belong together, with a header and a footer.
public nonisolated struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
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

  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) { self.init(header: header(), content: content(), footer: footer()) }

  @available(*, deprecated, renamed: "Section(content:header:footer:)")
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  @available(*, deprecated, renamed: "Section(content:header:)")
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  @available(*, deprecated, renamed: "Section(content:footer:)")
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(header: Text(titleKey), content: content(), footer: EmptyView()) }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section that can be closed; here it stays open.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) { self.init(header: header(), content: content(), footer: EmptyView()) }
}
