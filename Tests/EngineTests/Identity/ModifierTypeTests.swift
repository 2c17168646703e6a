import Foundation
import Testing

@testable import Engine

/// A view with state, and a button that changes what is around it.
private struct Counter: View {
  @State private var count = 0
  var body: some View { Button("count \(count)") { count += 1 } }
}

/// Holds a counter in one of several modifiers, erased.
private struct Erased: View {
  let variants: [@MainActor (Counter) -> AnyView]
  @State private var index = 0
  var body: some View {
    VStack {
      variants[index](Counter())
      Button("Next") { index += 1 }
    }
  }
}

/// Modifiers that are one another's siblings by what they are given.
@MainActor private let siblings: [(name: String, make: @MainActor (Counter) -> AnyView)] = [
  ("opacity", { AnyView($0.opacity(0.5)) }),
  ("brightness", { AnyView($0.brightness(0.5)) }),
  ("contrast", { AnyView($0.contrast(0.5)) }),
  ("saturation", { AnyView($0.saturation(0.5)) }),
  ("grayscale", { AnyView($0.grayscale(0.5)) }),
  ("zIndex", { AnyView($0.zIndex(0.5)) }),
  ("layoutPriority", { AnyView($0.layoutPriority(0.5)) }),
  ("blur", { AnyView($0.blur(radius: 3)) }),
  ("cornerRadius", { AnyView($0.cornerRadius(3)) }),
  ("padding", { AnyView($0.padding(3)) }),
  ("safeAreaPadding", { AnyView($0.safeAreaPadding(3)) }),
  ("frame", { AnyView($0.frame(width: 300)) }),
  ("flexible frame", { AnyView($0.frame(maxWidth: 300)) }),
  ("offset", { AnyView($0.offset(x: 3)) }),
  ("position", { AnyView($0.position(x: 30, y: 30)) }),
  ("fixedSize", { AnyView($0.fixedSize()) }),
  ("aspectRatio", { AnyView($0.aspectRatio(1, contentMode: .fit)) }),
  ("rotation", { AnyView($0.rotationEffect(.degrees(3))) }),
  ("hue", { AnyView($0.hueRotation(.degrees(3))) }),
  ("scale", { AnyView($0.scaleEffect(0.5)) }),
  ("hidden", { AnyView($0.hidden()) }),
  ("invert", { AnyView($0.colorInvert()) }),
  ("drawingGroup", { AnyView($0.drawingGroup()) }),
  ("compositingGroup", { AnyView($0.compositingGroup()) }),
  ("clip to a circle", { AnyView($0.clipShape(Circle())) }),
  ("clip to a capsule", { AnyView($0.clipShape(Capsule())) }),
  ("contentShape", { AnyView($0.contentShape(Circle())) }),
  ("background", { AnyView($0.background(Color.red)) }),
  ("overlay", { AnyView($0.overlay(Color.red)) }),
  ("mask", { AnyView($0.mask(Color.red)) }),
  ("background style", { AnyView($0.background(.red)) }),
  ("background style, material", { AnyView($0.background(.thinMaterial)) }),
  ("background shape", { AnyView($0.background(.red, in: Circle())) }),
  ("border", { AnyView($0.border(.red)) }),
  ("foregroundStyle", { AnyView($0.foregroundStyle(.red)) }),
  ("foregroundStyle, level", { AnyView($0.foregroundStyle(.secondary)) }),
  ("foregroundColor", { AnyView($0.foregroundColor(.red)) }),
  ("allowsHitTesting", { AnyView($0.allowsHitTesting(true)) }),
  ("disabled", { AnyView($0.disabled(false)) }),
  ("keyboardType", { AnyView($0.keyboardType(.numberPad)) }),
  ("privacySensitive", { AnyView($0.privacySensitive(true)) }),
  ("scrollDisabled", { AnyView($0.scrollDisabled(true)) }),
  ("help", { AnyView($0.help("help")) }),
  ("navigationTitle", { AnyView($0.navigationTitle("help")) }),
  ("sheet", { AnyView($0.sheet(isPresented: .constant(false)) { Text("x") }) }),
  ("popover", { AnyView($0.popover(isPresented: .constant(false)) { Text("x") }) }),
  ("contextMenu", { AnyView($0.contextMenu { Text("x") }) }),
  ("swipeActions", { AnyView($0.swipeActions { Text("x") }) }),
  ("onTapGesture", { AnyView($0.onTapGesture {}) }),
  ("highPriorityGesture", { AnyView($0.highPriorityGesture(TapGesture().onEnded {})) }),
  ("simultaneousGesture", { AnyView($0.simultaneousGesture(TapGesture().onEnded {})) }),
  ("onAppear", { AnyView($0.onAppear {}) }),
  ("task", { AnyView($0.task {}) }),
  ("task with a value", { AnyView($0.task(id: 1) {}) }),
  ("onChange", { AnyView($0.onChange(of: 1) {}) }),
  ("transition", { AnyView($0.transition(.opacity)) }),
  ("tag", { AnyView($0.tag(1)) }),
  ("tag of a string", { AnyView($0.tag("1")) }),
  ("listRowInsets", { AnyView($0.listRowInsets(EdgeInsets())) }),
  ("deleteDisabled", { AnyView($0.deleteDisabled(true)) }),
  ("moveDisabled", { AnyView($0.moveDisabled(true)) }),
  ("list style", { AnyView($0.listStyle(.plain)) }),
  ("other list style", { AnyView($0.listStyle(.inset)) }),
]

@MainActor @Test func b6EachModifierIsATypeOfItsOwn() throws {
  // From each of the modifiers to the next one, the first with the last: what is below is recreated.
  var session = Session(Erased(variants: siblings.map(\.make)))
  for (old, new) in zip(siblings, siblings.dropFirst()) {
    try session.tap("count 0")
    try session.tap("Next")
    #expect(session.texts.first == "count 0", "from \(old.name) to \(new.name)")
  }
  // All pairs, by their types.
  let types = siblings.map { (name: $0.name, type: $0.make(Counter()).wrappedType) }
  for (index, one) in types.enumerated() {
    for other in types[(index + 1)...] { #expect(one.type != other.type, "\(one.name) and \(other.name)") }
  }
  session = Session(Erased(variants: [siblings[0].make, siblings[7].make]))
  try session.tap("count 0")
  try session.tap("Next")
  #expect(session.outcomes("Counter") == ["recreated ran", "removed untouched, lost count"])
}

@MainActor @Test func b6OneModifierWithOtherParametersIsTheSameType() throws {
  let pairs: [(String, @MainActor (Counter) -> AnyView, @MainActor (Counter) -> AnyView)] = [
    ("opacity", { AnyView($0.opacity(0.5)) }, { AnyView($0.opacity(1)) }),
    ("padding", { AnyView($0.padding(3)) }, { AnyView($0.padding(.top)) }),
    ("frame", { AnyView($0.frame(width: 300)) }, { AnyView($0.frame(height: 100)) }),
    ("scale", { AnyView($0.scaleEffect(0.5)) }, { AnyView($0.scaleEffect(x: 1, y: 2)) }),
    ("clip", { AnyView($0.clipShape(RoundedRectangle(cornerRadius: 3))) }, { AnyView($0.cornerRadius(4)) }),
    ("background", { AnyView($0.background(Color.red)) }, { AnyView($0.background(Color.blue, alignment: .top)) }),
    ("foregroundStyle", { AnyView($0.foregroundStyle(.red)) }, { AnyView($0.foregroundStyle(.blue)) }),
    ("help", { AnyView($0.help("one")) }, { AnyView($0.help("two")) }),
    ("onTapGesture", { AnyView($0.onTapGesture {}) }, { AnyView($0.onTapGesture(count: 2) {}) }),
    ("onAppear", { AnyView($0.onAppear {}) }, { AnyView($0.onDisappear {}) }),
    // Both set a colour of the environment, as in SwiftUI.
    ("colours", { AnyView($0.foregroundColor(.red)) }, { AnyView($0.tint(.red)) }),
    ("flags", { AnyView($0.labelsHidden()) }, { AnyView($0.environment(\.isEnabled, true)) }),
  ]
  for (name, one, other) in pairs {
    let session = Session(Erased(variants: [one, other]))
    try session.tap("count 0")
    let isSetBefore = name != "flags"
    try session.tap("Next")
    // A first value that views read gives those below another environment, so that they begin again.
    #expect(session.texts == [isSetBefore ? "count 1" : "count 0", "Next"], "\(name)")
  }
}

@MainActor @Test func f3ModifiersAreCalledAsInSwiftUI() {
  let image = Image(systemName: "star")
  func name<V: View>(_ view: V) -> String { String(describing: type(of: view)) }
  let names: [(String, String)] = [
    (name(image.padding()), "_PaddingLayout"),
    (name(image.frame(width: 1)), "_FrameLayout"),
    (name(image.frame(maxWidth: 1)), "_FlexFrameLayout"),
    (name(image.offset(x: 1)), "_OffsetEffect"),
    (name(image.position(x: 1, y: 1)), "_PositionLayout"),
    (name(image.fixedSize()), "_FixedSizeLayout"),
    (name(image.aspectRatio(contentMode: .fit)), "_AspectRatioLayout"),
    (name(image.opacity(1)), "_OpacityEffect"),
    (name(image.blur(radius: 1)), "_BlurEffect"),
    (name(image.shadow(radius: 1)), "_ShadowEffect"),
    (name(image.rotationEffect(.zero)), "_RotationEffect"),
    (name(image.rotation3DEffect(.zero, axis: (x: 1, y: 0, z: 0))), "_Rotation3DEffect"),
    (name(image.scaleEffect(1)), "_ScaleEffect"),
    (name(image.clipped()), "_ClipEffect<Rectangle>"),
    (name(image.cornerRadius(1)), "_ClipEffect<RoundedRectangle>"),
    (name(image.clipShape(Capsule())), "_ClipEffect<Capsule>"),
    (name(image.background(Text("b"))), "_BackgroundModifier<Text>"),
    (name(image.background(.red)), "_BackgroundStyleModifier<Color>"),
    (name(image.background(.red, in: Capsule())), "_InsettableBackgroundShapeModifier<Color, Capsule>"),
    (name(image.overlay(Text("o"))), "_OverlayModifier<Text>"),
    (name(image.overlay(.red)), "_OverlayStyleModifier<Color>"),
    (name(image.mask { Text("m") }), "_MaskAlignmentEffect<Text>"),
    (name(image.safeAreaInset(edge: .top) { Text("i") }), "_InsetViewModifier<Text>"),
    (name(image.ignoresSafeArea()), "_SafeAreaRegionsIgnoringLayout"),
    (name(image.edgesIgnoringSafeArea(.all)), "_SafeAreaIgnoringLayout"),
    (name(image.foregroundColor(.red)), "_EnvironmentKeyWritingModifier<Optional<Color>>"),
    (name(image.foregroundStyle(.red)), "_ForegroundStyleModifier<Color>"),
    (name(image.tint(.red)), "_EnvironmentKeyWritingModifier<Optional<Color>>"),
    (name(image.font(.title)), "_EnvironmentKeyWritingModifier<Optional<Font>>"),
    (name(image.lineLimit(1)), "_EnvironmentKeyWritingModifier<Optional<Int>>"),
    (name(image.environment(\.lineSpacing, 1)), "_EnvironmentKeyWritingModifier<CGFloat>"),
    (name(image.transformEnvironment(\.lineSpacing) { $0 += 1 }), "_EnvironmentKeyTransformModifier<CGFloat>"),
    (name(image.disabled(true)), "_EnvironmentKeyTransformModifier<Bool>"),
    (name(image.allowsHitTesting(true)), "_AllowsHitTestingModifier"),
    (name(image.contentShape(Capsule())), "_ContentShapeModifier<Capsule>"),
    (name(image.zIndex(1)), "_TraitWritingModifier<ZIndexTraitKey>"),
    (name(image.layoutPriority(1)), "_TraitWritingModifier<LayoutPriorityTraitKey>"),
    (name(image.tag(1)), "_TraitWritingModifier<TagValueTraitKey<Int>>"),
    (name(image.transition(.opacity)), "_TraitWritingModifier<TransitionTraitKey>"),
    (name(image.listRowInsets(nil)), "_TraitWritingModifier<ListRowInsetsTraitKey>"),
    (name(image.alignmentGuide(.leading) { _ in 0 }), "_AlignmentWritingModifier"),
    (name(image.onAppear {}), "_AppearanceActionModifier"),
    (name(image.onChange(of: 1) {}), "_ValueActionModifier<Int>"),
    (name(image.task {}), "_TaskModifier"),
    (name(image.task(id: 1) {}), "_TaskValueModifier<Int>"),
    (name(image.onTapGesture {}), "AddGestureModifier<_EndedGesture<TapGesture>>"),
    (
      name(image.gesture(DragGesture().onChanged { _ in }.onEnded { _ in })),
      "AddGestureModifier<_EndedGesture<_ChangedGesture<DragGesture>>>"
    ),
    (name(image.animation(.default, value: 1)), "_AnimationModifier<Int>"),
    (name(image.transaction { _ in }), "_TransactionModifier"),
    (name(image.accessibilityLabel("a")), "AccessibilityAttachmentModifier"),
    (name(image.help("h")), "_Effect<Help, Pack{String}>"),
  ]
  for (name, expected) in names { #expect(name == "ModifiedContent<Image, \(expected)>") }
}
