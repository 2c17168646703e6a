/// An app with dynamic properties, whose body makes the scene's view again when one of them changes.
struct AppView<A: App>: View, NamedViewType, _GeneratedView {
  var app: Held<A>

  static var viewName: String { TypeName.short(A.self) }

  var body: AnyView {
    let scene = app.value.body
    guard let root = scene._root ?? scene._secondRoot else { return AnyView(EmptyView()) }
    return AnyView(root)
  }
}
