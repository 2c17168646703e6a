import Foundation
import Testing

@testable import Engine

private enum Theme: String { case light, dark }

private struct Visits: View {
  @AppStorage("visits") private var visits = 1
  var body: some View {
    Text("visits \(visits)")
    Button("Visit") { visits += 1 }
  }
}

// Values are kept under keys: every view that reads one depends on it, whoever writes it.
@MainActor @Test func aStoredValueIsOneForAllThatReadIt() throws {
  struct Screen: View {
    @AppStorage("visits") private var visits = 7
    var body: some View {
      Visits()
      Text("also \(visits)")
    }
  }
  let session = Session(Screen())
  #expect(session.texts.contains("visits 7"))
  #expect(try session.tap("Visit") == ["Screen: _visits changed.", "Visits: _visits changed."])
  #expect(session.texts.contains("also 8"))
}

@MainActor @Test func aSceneHasStoredValuesOfItsOwn() throws {
  struct Screen: View {
    @SceneStorage("visits") private var visits = "none"
    var body: some View {
      Visits()
      Text("scene \(visits)")
      Button("Scene") { visits = "some" }
    }
  }
  let session = Session(Screen())
  #expect(try session.tap("Visit") == ["Visits: _visits changed."])
  #expect(try session.tap("Scene") == ["Screen: _visits changed."])
  #expect(session.texts.contains("scene some"))
  #expect(session.texts.contains("visits 2"))
}

@MainActor @Test func whatCodeSetsInDefaultsIsSeenByTheViewsOfItsKey() throws {
  let name = "what code sets"
  let store = try #require(StandIns.UserDefaults(suiteName: name))
  store.register(defaults: ["count": 3])
  struct Screen: View {
    @AppStorage("count", store: StandIns.UserDefaults(suiteName: "what code sets")) private var count = 0
    @AppStorage("theme", store: StandIns.UserDefaults(suiteName: "what code sets")) private var theme: Theme?
    var body: some View {
      Text("count \(count), \(theme?.rawValue ?? "no theme")")
      Button("Add") { count += 1 }
      Button("Light") { theme = .light }
    }
  }
  let session = Session(Screen())
  #expect(session.texts.contains("count 3, no theme"))
  try session.tap("Add")
  #expect(store.integer(forKey: "count") == 4)
  session.update { store.set(9, forKey: "count") }
  #expect(session.lines() == ["Screen: _count changed."])
  // An equal value runs nothing.
  session.update { store.set(9, forKey: "count") }
  #expect(session.lines() == [])
  session.update { store.set("dark", forKey: "theme") }
  #expect(session.texts.contains("count 9, dark"))
  try session.tap("Light")
  #expect(store.string(forKey: "theme") == "light")
  session.update { StandIns.UserDefaults.standard.removePersistentDomain(forName: name) }
  #expect(session.lines() == ["Screen: _count, _theme changed."])
  #expect(session.texts.contains("count 3, no theme"))
}

@MainActor @Test func sessionsShareNoStoredValues() throws {
  let first = Session(Visits())
  try first.tap("Visit")
  #expect(Session(Visits()).texts.contains("visits 1"))
}

@Test func defaultsConvertAsFoundationsDo() throws {
  let store = try #require(StandIns.UserDefaults(suiteName: "conversions"))
  store.set(2.5, forKey: "double")
  store.set("12", forKey: "text")
  store.set(true, forKey: "flag")
  store.set(["a", "b"], forKey: "list")
  store.set(URL(string: "https://example.com"), forKey: "address")
  #expect(store.integer(forKey: "double") == 2)
  #expect(store.integer(forKey: "text") == 12)
  #expect(store.string(forKey: "double") == "2.5")
  #expect(store.integer(forKey: "flag") == 1)
  #expect(store.bool(forKey: "double"))
  #expect(!store.bool(forKey: "missing"))
  #expect(store.stringArray(forKey: "list") == ["a", "b"])
  #expect(store.url(forKey: "address")?.host == "example.com")
  store.set(nil as Any?, forKey: "text")
  #expect(store.object(forKey: "text") == nil)
  #expect(store.dictionaryRepresentation().keys.sorted() == ["address", "double", "flag", "list"])
}
