import Engine
import Foundation

/// Shows a description of a layout for the numbers and lists of a world.
struct LayoutSpecView: View {
  let spec: LayoutSpec
  @Binding var world: World

  var body: some View { spec.view(world, $world) }
}

extension LayoutSpec {
  @MainActor func view(_ world: World, _ binding: Binding<World>) -> AnyView {
    func number(_ place: Int) -> CGFloat { CGFloat(world.numbers[place]) }
    func some(_ specs: [LayoutSpec]) -> some View {
      ForEach(specs.indices, id: \.self) { specs[$0].view(world, binding) }
    }
    func one(_ spec: LayoutSpec) -> AnyView { spec.view(world, binding) }
    switch self {
    case .text(let place):
      return AnyView(Text(verbatim: String(repeating: "word 字 ", count: world.numbers[place] * 3 + 1)))
    case .box(let a, let b): return AnyView(Color.red.frame(width: 10 + number(a) * 7, height: 6 + number(b) * 5))
    case .color: return AnyView(Color.blue)
    case .spacer(let place): return AnyView(Spacer(minLength: number(place)))
    case .divider: return AnyView(Divider())
    case .row(let place, let specs):
      let lines: [VerticalAlignment] = [.center, .top, .bottom, .firstTextBaseline, .lastTextBaseline]
      return AnyView(HStack(alignment: lines[place], spacing: place == 0 ? nil : number(place)) { some(specs) })
    case .column(let place, let specs):
      let lines: [HorizontalAlignment] = [.center, .leading, .trailing]
      return AnyView(
        VStack(alignment: lines[world.numbers[place] % 3], spacing: place == 0 ? nil : 4) { some(specs) })
    case .pile(let place, let specs):
      let lines: [Alignment] = [.center, .topLeading, .bottomTrailing, .leading, .leadingFirstTextBaseline]
      return AnyView(ZStack(alignment: lines[place]) { some(specs) })
    case .grid(let place, let specs):
      return AnyView(
        Grid(alignment: place % 2 == 0 ? .center : .topLeading, horizontalSpacing: number(place)) {
          GridRow(alignment: world.numbers[place] % 3 == 0 ? .bottom : nil) {
            one(specs[0])
            one(specs[1]).gridColumnAlignment(.trailing)
          }
          one(specs[0]).gridCellUnsizedAxes(.horizontal)
          GridRow { one(specs[specs.count - 1]).gridCellColumns(1 + world.numbers[place] % 2) }
          GridRow { some(specs) }.padding(number(place))
        })
    case .gridRow(let place, let specs):
      let lines: [VerticalAlignment] = [.center, .top, .firstTextBaseline]
      return AnyView(GridRow(alignment: lines[world.numbers[place] % 3]) { some(specs) }.padding(.leading, 2))
    case .flow(let specs): return AnyView(RandomFlow { some(specs) })
    case .anyLayout(let place, let specs):
      let layouts = [
        AnyLayout(HStackLayout()), AnyLayout(VStackLayout(spacing: 2)), AnyLayout(GridLayout()),
        AnyLayout(RandomFlow()),
      ]
      let layout = layouts[world.numbers[place] % 4]
      return AnyView(layout { some(specs) })
    case .fitting(let specs): return AnyView(ViewThatFits { some(specs) })
    case .reader(let spec):
      return AnyView(
        GeometryReader { proxy in
          VStack {
            Text(verbatim: "\(proxy.size.width) \(proxy.frame(in: .global).minY)")
            one(spec)
          }
        })
    default: return modified(world, binding)
    }
  }

  @MainActor private func modified(_ world: World, _ binding: Binding<World>) -> AnyView {
    func number(_ place: Int) -> CGFloat { CGFloat(world.numbers[place]) }
    func one(_ spec: LayoutSpec) -> AnyView { spec.view(world, binding) }
    switch self {
    case .scroll(let place, let spec):
      return AnyView(ScrollView(place % 2 == 0 ? .vertical : .horizontal) { one(spec) })
    case .rows(let place, let spec):
      return AnyView(
        ForEach(world.lists[place], id: \.self) { id in
          Text(verbatim: "row \(id)")
          one(spec)
        })
    case .long(let place, let other):
      return AnyView(
        VStack(alignment: .leading, spacing: 1) {
          ForEach(0..<(40 + world.lists[place].count), id: \.self) { row in
            Color.green.frame(width: 10, height: row == 20 || row == other * 9 ? number(place) * 4 : 3)
          }
          if world.numbers[other] == 0 { Spacer() }
        })
    case .optional(let place, let spec): return AnyView(world.numbers[place] % 2 == 0 ? one(spec) : nil)
    case .padding(let place, let spec): return AnyView(one(spec).padding(.leading, number(place)))
    case .frame(let place, let spec): return framed(place, number(place), one(spec))
    case .fixed(let spec): return AnyView(one(spec).fixedSize(horizontal: true, vertical: false))
    case .ratio(let place, let spec):
      return AnyView(one(spec).aspectRatio((number(place) + 1) / 2, contentMode: place % 2 == 0 ? .fit : .fill))
    case .moved(let place, let spec):
      return place % 2 == 0
        ? AnyView(one(spec).offset(x: number(place), y: -3)) : AnyView(one(spec).position(x: 40, y: number(place)))
    case .priority(let place, let spec): return AnyView(one(spec).layoutPriority(Double(number(place))))
    case .guide(let place, let spec):
      let shift = number(place)
      return place % 2 == 0
        ? AnyView(one(spec).alignmentGuide(VerticalAlignment.center) { $0.height - shift })
        : AnyView(one(spec).alignmentGuide(.leading) { $0[.trailing] + shift })
    case .overlay(let place, let a, let b):
      return AnyView(VStack { one(a) }.overlay(alignment: place % 2 == 0 ? .topLeading : .center) { one(b) })
    case .inset(let place, let a, let b):
      return AnyView(VStack { one(a) }.safeAreaInset(edge: .bottom, spacing: number(place)) { one(b) })
    case .scrollInset(let place, let a, let b):
      let scroll = ScrollView(place % 2 == 0 ? .vertical : .horizontal) { one(a) }
      let margins = scroll.contentMargins(.leading, number(place)).background { Color.green }
      return place < 3
        ? AnyView(margins.safeAreaInset(edge: .top) { one(b) }.safeAreaPadding(.bottom, number(place)))
        : AnyView(
          margins.ignoresSafeArea(edges: world.numbers[place] % 2 == 0 ? .top : .trailing)
            .safeAreaInset(edge: .trailing) { one(b) }.safeAreaInset(edge: .top) { Text(verbatim: "\(place)") })
    case .relative(let place, let spec):
      // In the direction in which the container does not follow its content: else there may be several solutions.
      return AnyView(
        ScrollView(.horizontal) {
          one(spec).containerRelativeFrame(.horizontal, count: world.numbers[place] + 2, spacing: 4)
        }.frame(width: 60 + number(place) * 10))
    case .font(let place, let spec): return AnyView(one(spec).font(.system(size: 10 + number(place))))
    case .lineLimit(let place, let spec): return AnyView(one(spec).lineLimit(world.numbers[place] + 1))
    case .sheet(let place, let spec, let content):
      let isShown = Binding(get: { binding.wrappedValue.numbers[place] % 2 == 1 }, set: { _ in })
      return AnyView(one(spec).sheet(isPresented: isShown) { VStack { one(content) } })
    case .anchored(let spec):
      return AnyView(
        VStack { one(spec) }.anchorPreference(key: LastBounds.self, value: .bounds) { $0 }
          .overlayPreferenceValue(LastBounds.self) { anchor in
            GeometryReader { proxy in
              Color.yellow.frame(width: anchor.map { proxy[$0].width } ?? 0, height: 1)
            }
          })
    default: return AnyView(EmptyView())
    }
  }

  @MainActor private func framed(_ place: Int, _ number: CGFloat, _ view: AnyView) -> AnyView {
    switch place {
    case 0: AnyView(view.frame(width: 30 + number * 10, alignment: .leading))
    case 1: AnyView(view.frame(maxWidth: .infinity, alignment: .trailing))
    case 2: AnyView(view.frame(minWidth: number * 9, minHeight: 20))
    case 3: AnyView(view.frame(minWidth: 10, maxWidth: 20 + number * 8, maxHeight: 50, alignment: .bottom))
    default: AnyView(view.frame(idealWidth: 30 + number, idealHeight: 20))
    }
  }
}

private struct LastBounds: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = nextValue() ?? value }
}

/// Lines of as many views as fit.
private struct RandomFlow: Layout {
  private func places(_ width: CGFloat, _ subviews: Subviews) -> (origins: [CGPoint], size: CGSize) {
    var origins: [CGPoint] = []
    var (x, y, height, widest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width { (x, y, height) = (0, y + height, 0) }
      origins.append(CGPoint(x: x, y: y))
      x += size.width
      height = max(height, size.height)
      widest = max(widest, x)
    }
    return (origins, CGSize(width: widest, height: y + height))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    places(proposal.width ?? 200, subviews).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, origin) in zip(subviews, places(proposal.width ?? 200, subviews).origins) {
      subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }
}
