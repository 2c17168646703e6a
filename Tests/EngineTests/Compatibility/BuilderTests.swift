import EngineCharts
import EngineFrameworks
import Foundation
import Recording
import Testing

@testable import Engine

// Conditions in the builders beside that of views: what stands in a branch that is not taken is not there.

private enum Kind: CaseIterable { case one, two, three }

@MainActor private func texts(_ view: some View) -> [String] { Session(view).texts }

@MainActor private func shown(_ type: String, _ view: some View) -> String? {
  Session(view).frame.nodesInOrder.first { $0.type.hasPrefix(type) }?.name
}

@MainActor @Test func aToolbarTakesConditions() {
  func items(_ kind: Kind, _ extra: String?) -> [String] {
    texts(
      Text("content").toolbar {
        if kind == .one { ToolbarItem { Text("one") } }
        if let extra { ToolbarItem { Text(extra) } } else { ToolbarItem { Text("none") } }
        switch kind {
        case .one: ToolbarItem { Text("first") }
        case .two: ToolbarItemGroup { Text("second") }
        case .three: ToolbarItem { Text("third") }
        }
        if #available(iOS 17, macOS 14, *) { ToolbarItem { Text("new") } }
      })
  }
  #expect(items(.one, nil) == ["content", "one", "none", "first", "new"])
  #expect(items(.two, "more") == ["content", "more", "second", "new"])
  #expect(items(.three, nil) == ["content", "none", "third", "new"])
}

@MainActor @Test func aMenuTakesConditions() {
  func items(_ kind: Kind, _ extra: String?) -> [String] {
    texts(
      Menu("menu") {
        if kind == .one { Button("one") {} }
        if let extra { Button(extra) {} } else { Divider() }
        switch kind {
        case .one, .two: Button("early") {}
        case .three: Text("late")
        }
        ForEach(Kind.allCases.prefix(2), id: \.self) { Button("\($0)") {} }
      })
  }
  #expect(items(.one, "more") == ["menu", "one", "more", "early", "one", "two"])
  #expect(items(.three, nil) == ["menu", "late", "one", "two"])
}

@MainActor @Test func aMapTakesConditions() {
  let place = CLLocationCoordinate2D(latitude: 0, longitude: 0)
  func words(_ kind: Kind, _ extra: String?) -> String? {
    shown(
      "Map",
      Map {
        if kind == .one { Marker("one", coordinate: place) }
        if let extra { Marker(extra, coordinate: place) } else { Marker("none", coordinate: place) }
        switch kind {
        case .one: Marker("first", coordinate: place)
        case .two: Marker("second", coordinate: place)
        case .three: Marker("third", coordinate: place)
        }
        if #available(iOS 17, macOS 14, *) { Marker("new", coordinate: place) }
      })
  }
  #expect(words(.one, nil)?.hasSuffix("one; none; first; new") == true)
  #expect(words(.two, "more")?.hasSuffix("more; second; new") == true)
}

@MainActor @Test func aChartTakesConditions() {
  func words(_ kind: Kind, _ goal: Int?) -> String? {
    shown(
      "Chart",
      Chart {
        if kind == .one { RuleMark(y: .value("y", 1)) }
        if let goal { RuleMark(y: .value("y", goal)) } else { RuleMark(y: .value("y", 0)) }
        switch kind {
        case .one: RuleMark(y: .value("y", 10))
        case .two: RuleMark(y: .value("y", 20))
        case .three: RuleMark(y: .value("y", 30))
        }
        for step in 1...2 { RuleMark(y: .value("y", step * 100)) }
        if #available(iOS 17, macOS 14, *) { RuleMark(y: .value("y", 7)) }
      })
  }
  #expect(words(.one, nil) == "rule 1; rule 0; rule 10; rule 100; rule 200; rule 7")
  #expect(words(.two, 5) == "rule 5; rule 20; rule 100; rule 200; rule 7")
}

@MainActor @Test func theAxesOfAChartTakeConditions() {
  func chart(_ kind: Kind, _ goal: Int?) -> some View {
    Chart { RuleMark(y: .value("y", 1)) }
      .chartXAxis {
        if kind == .one { AxisMarks(position: .bottom) }
        if goal == nil { AxisMarks(position: .top) } else { AxisMarks(position: .bottom) }
        AxisMarks { _ in
          if kind == .two { AxisGridLine() }
          if let goal, goal > 2 { AxisTick() } else { AxisGridLine() }
          if #available(iOS 17, macOS 14, *) { AxisValueLabel() }
        }
      }
  }
  #expect(shown("Chart", chart(.one, nil)) == "rule 1")
  #expect(shown("Chart", chart(.two, 3)) == "rule 1")
}

@MainActor @Test func keyframesTakeConditions() {
  func end(_ kind: Kind, _ extra: Double?) -> [String] {
    texts(
      Text("a").keyframeAnimator(initialValue: 0.0, trigger: 0) { content, _ in
        content
      } keyframes: { value in
        if kind == .one { LinearKeyframe(value + 1, duration: 1) }
        if let extra { LinearKeyframe(extra, duration: 1) } else { MoveKeyframe(2) }
      })
  }
  #expect(end(.one, 3) == ["a"])
  #expect(end(.two, nil) == ["a"])
  struct Tracks: View {
    let kind: Kind
    @State private var runs = 0
    var body: some View {
      VStack {
        KeyframeAnimator(initialValue: 0.0, trigger: runs) {
          Text("at \(Int($0))")
        } keyframes: { _ in
          KeyframeTrack(\.self) {
            if kind == .one { LinearKeyframe(1, duration: 1) }
            for step in 1...2 { LinearKeyframe(Double(step), duration: 1) }
            switch kind {
            case .one: LinearKeyframe(10, duration: 1)
            case .two: LinearKeyframe(20, duration: 1)
            case .three: LinearKeyframe(30, duration: 1)
            }
          }
        }
        Button("Run") { runs += 1 }
      }
    }
  }
  for (kind, end) in zip(Kind.allCases, [10, 20, 30]) {
    let session = Session(Tracks(kind: kind))
    _ = try? session.tap("Run")
    #expect(session.texts.first == "at \(end)")
  }
}

private struct Dog: Identifiable {
  let id: Int
  var name: String { "dog \(id)" }
}

@MainActor @Test func aTableTakesConditionsInItsColumnsAndRows() {
  func cells(_ kind: Kind, _ extra: String?) -> [String] {
    texts(
      Table(of: Dog.self) {
        TableColumn("Name", value: \.name)
        if kind == .one { TableColumn("One") { Text("one \($0.id)") } }
        if let extra {
          TableColumn("Extra") { _ in Text(extra) }
        } else {
          TableColumn("None") { _ in Text("-") }
        }
        switch kind {
        case .one: TableColumn("First") { _ in Text("first") }
        case .two: TableColumn("Second") { _ in Text("second") }
        case .three: TableColumn("Third") { _ in Text("third") }
        }
        if #available(iOS 17, macOS 14, *) { TableColumn("New") { _ in Text("new") } }
      } rows: {
        TableRow(Dog(id: 1))
        if kind == .two { TableRow(Dog(id: 2)) }
        if #available(iOS 17, macOS 14, *) { TableRow(Dog(id: 3)) }
      })
  }
  #expect(
    cells(.one, nil) == [
      "Name", "One", "None", "First", "New", "dog 1", "one 1", "-", "first", "new", "dog 3", "one 3", "-", "first",
      "new",
    ])
  #expect(
    cells(.two, "x") == [
      "Name", "Extra", "Second", "New", "dog 1", "x", "second", "new", "dog 2", "x", "second", "new", "dog 3", "x",
      "second", "new",
    ])
}

@MainActor @Test func tabsTakeConditions() {
  func titles(_ kind: Kind, _ extra: String?) -> [String] {
    texts(
      TabView {
        if kind == .one { Tab("one", systemImage: "a") { Text("content one") } }
        if let extra {
          Tab(LocalizedStringKey(extra), systemImage: "a") { Text("content \(extra)") }
        } else {
          Tab("none", systemImage: "a") { Text("content none") }
        }
        switch kind {
        case .one: Tab("first", systemImage: "a") { Text("content first") }
        case .two: Tab("second", systemImage: "a") { Text("content second") }
        case .three: Tab("third", systemImage: "a") { Text("content third") }
        }
      }
    ).filter { $0 != "a" }
  }
  #expect(Set(titles(.one, nil)) == ["content one", "one", "none", "first"])
  #expect(Set(titles(.two, "more")) == ["content more", "more", "second"])
}

@MainActor @Test func commandsScenesAndRotorsTakeConditions() {
  struct Shown: App {
    let kind: Kind
    var body: some Scene {
      WindowGroup { Text("window") }
        .commands {
          if kind == .one { CommandMenu("one") { Button("go") {} } }
          if kind == .two { CommandMenu("two") {} } else { CommandGroup(after: .newItem) {} }
          if #available(iOS 17, macOS 14, *) { CommandMenu("new") {} }
        }
      if #available(iOS 17, macOS 14, *) { WindowGroup("other", id: "other") { Text("other") } }
    }
    init() { kind = .one }
  }
  #expect(Shown().body._root != nil)
  let view = Text("content").accessibilityRotor("places") {
    if Bool(true) { AccessibilityRotorEntry("one", id: 1) }
    if Bool(false) { AccessibilityRotorEntry("two", id: 2) } else { AccessibilityRotorEntry("three", id: 3) }
    if #available(iOS 17, macOS 14, *) { AccessibilityRotorEntry("new", id: 4) }
  }
  #expect(texts(view) == ["content"])
}
