import Foundation
import Testing

@testable import Engine

/// Makes the older links, so that the test that uses them is not told that they are old.
private protocol LinkMaker {
  associatedtype Links: View
  @MainActor static func links(_ isActive: Binding<Bool>, _ choice: Binding<Int?>) -> Links
}

private enum OlderLinks: LinkMaker {
  @available(*, deprecated)
  @MainActor @ViewBuilder static func links(_ isActive: Binding<Bool>, _ choice: Binding<Int?>) -> some View {
    NavigationLink("One", isActive: isActive) { Text("first screen") }
    NavigationLink("Two", destination: Text("second screen"), tag: 2, selection: choice)
  }
}

private struct LinkScreen<Maker: LinkMaker>: View {
  @State private var isActive = false
  @State private var choice: Int?
  var body: some View {
    NavigationView {
      VStack {
        Maker.links($isActive, $choice)
        Text("\(isActive) \(choice ?? 0)")
      }
    }
  }
}

@MainActor @Test func anOlderLinkPushesWhenItsBindingSaysSo() throws {
  let session = Session(LinkScreen<OlderLinks>())
  #expect(session.texts == ["One", "Two", "false 0"])
  try session.tap("Two")
  #expect(session.texts.contains("second screen"))
}

@MainActor @Test func aTreeInAListCanBeSelectedFrom() throws {
  struct Item: Identifiable {
    let id: String
    var children: [Item]?
  }
  struct Root: View {
    let items = [Item(id: "a", children: [Item(id: "b")])]
    @State private var one: String?
    @State private var several: Set<String> = []
    var body: some View {
      List(items, children: \.children, selection: $one) { Text($0.id) }
      List(items, children: \.children, selection: $several) { Text("more \($0.id)") }
      Text("chosen \(one ?? "none") \(several.sorted().joined())")
    }
  }
  #expect(Session(Root()).texts.last == "chosen none ")
}

@MainActor @Test func whatModifiersSayCanBeRead() throws {
  struct Reader: View {
    @Environment(\.autocorrectionDisabled) private var isOff
    @Environment(\.headerProminence) private var prominence
    var body: some View { Text("\(isOff) \(prominence == .increased)") }
  }
  struct Root: View {
    var body: some View {
      Reader()
      Reader().autocorrectionDisabled().headerProminence(.increased)
      Reader().disableAutocorrection(true)
    }
  }
  #expect(Session(Root()).texts == ["false false", "true true", "true false"])
}

@MainActor @Test func aWatchsNamesAreKeptWithTheirParameters() throws {
  struct Root: View {
    @State private var value = 0.0
    var body: some View {
      Text("crown").focusable().digitalCrownRotation($value)
      Text("steps").digitalCrownRotation($value, from: 0, through: 10, by: 1, sensitivity: .low, isContinuous: true)
      Text("detents").digitalCrownRotation(detent: $value, from: 0, through: 3, by: 1) { print($0.offset) }
      Gauge(value: 0.5) { Text("level") }.gaugeStyle(CircularGaugeStyle(tint: Gradient(colors: [.red])))
      Gauge(value: 0.5) { Text("linear") }.gaugeStyle(.accessoryLinearCapacity)
    }
  }
  let session = Session(Root())
  #expect(session.texts == ["crown", "steps", "detents", "level", "linear"])
  #expect(session.outcomes(".digitalCrownRotation").count == 3)
}

@MainActor @Test func toolbarsTakeTheSystemsItemsAndTitleMenus() throws {
  struct Root: View {
    var body: some View {
      NavigationStack {
        Text("content").toolbar {
          ToolbarTitleMenu { Button("Sort") {} }
          DefaultToolbarItem(kind: .search, placement: .bottomBar)
          ToolbarItem { Button("Add") {} }
        }
      }
    }
  }
  #expect(Session(Root()).texts == ["content", "Sort", "Add"])
}

@MainActor @Test func whatHasNoTextIsCalledByWhatIsModified() throws {
  struct Root: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Circle().fill(.red).opacity(0.5).onTapGesture { count += 1 }
        Text("count \(count)")
      }
    }
  }
  let session = Session(Root())
  try session.tap("Circle")
  #expect(session.texts == ["count 1"])
}

@MainActor @Test func splitViewsLinesAndSystemLinksShowTheirContent() throws {
  struct Root: View {
    var body: some View {
      HSplitView {
        Text("left")
        Text("right")
      }
      VSplitView {
        Text("top")
        Text("bottom")
      }
      SettingsLink()
      HelpLink {}
      Text("shader").colorEffect(Shader(function: ShaderFunction(library: .default, name: "wave"), arguments: []))
    }
  }
  #expect(Session(Root()).texts == ["left", "right", "top", "bottom", "Settings…", "Help", "shader"])
}
