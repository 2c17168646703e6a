import Engine
import Testing

private struct Reader: View {
  @Binding var value: Int
  var body: some View { Text("\(value)") }
}

@MainActor @Test func d3ProjectionsOfOneStateAreEqualFromOneEvaluationToTheNext() throws {
  struct Root: View {
    @State private var value = 0
    @State private var tick = 0
    var body: some View {
      VStack {
        Text("tick \(tick)")
        Reader(value: $value)
        Button("Tick") { tick += 1 }
      }
    }
  }
  let session = Session(Root())
  #expect(try session.tap("Tick") == ["Root: _tick changed."])
  #expect(session.skips("Reader") == [.inputsEqual])
}

@MainActor @Test func d3ABindingMadeOfClosuresNeverEqualsAnother() throws {
  struct Root: View {
    @State private var tick = 0
    var body: some View {
      VStack {
        Text("tick \(tick)")
        Reader(value: Binding(get: { 7 }, set: { _ in }))
        Button("Tick") { tick += 1 }
      }
    }
  }
  let session = Session(Root())
  #expect(try session.tap("Tick") == ["Root: _tick changed.", "Reader: @self, _value changed."])
  #expect(session.outcomes("Reader") == ["kept wasted"])
}

@MainActor @Test func d3APartOfABoundValueConcernsItsReadersOnly() throws {
  struct Pair: Equatable {
    var a = 0
    var b = 0
  }
  struct Root: View {
    @State private var pair = Pair()
    var body: some View {
      VStack {
        Reader(value: $pair.a)
        Reader(value: $pair.b)
        Button("Raise b") { pair.b += 1 }
      }
    }
  }
  let session = Session(Root())
  #expect(try session.tap("Raise b") == ["Reader: _value changed."])
  #expect(session.outcomes("Reader") == ["kept skipped", "kept ran"])
  #expect(session.texts == ["0", "1", "Raise b"])
}

@MainActor @Test func d3AnElementOfABoundArrayConcernsItsReadersOnly() throws {
  struct Root: View {
    @State private var numbers = [1, 2, 3]
    var body: some View {
      VStack {
        Reader(value: $numbers[0])
        Reader(value: $numbers[2])
        Button("Other") { numbers[1] = 20 }
        Button("Mine") { numbers[2] = 30 }
      }
    }
  }
  let session = Session(Root())
  #expect(try session.tap("Other") == [])
  #expect(session.outcomes("Reader") == ["kept skipped", "kept skipped"])
  #expect(try session.tap("Mine") == ["Reader: _value changed."])
  #expect(session.texts == ["1", "30", "Other", "Mine"])
}

@MainActor @Test func d3AnotherBindingFromTheParentIsACause() throws {
  struct Root: View {
    @State private var a = 1
    @State private var b = 2
    @State private var usesB = false
    var body: some View {
      VStack {
        Reader(value: usesB ? $b : $a)
        Button("Switch") { usesB = true }
        Button("Raise a") { a += 1 }
        Button("Raise b") { b += 1 }
      }
    }
  }
  let session = Session(Root())
  #expect(try session.tap("Switch") == ["Root: _usesB changed.", "Reader: @self, _value changed."])
  #expect(session.texts.first == "2")
  #expect(try session.tap("Raise a") == [])
  #expect(try session.tap("Raise b") == ["Reader: _value changed."])
  #expect(session.texts.first == "3")
}

private final class Model: ObservableObject {
  @Published var number = 0
  @Published var other = 0
}

@MainActor @Test func d3ABindingToAnObjectsPropertyRunsItsReaderWhenTheValueDiffers() throws {
  struct Root: View {
    @StateObject private var model = Model()
    var body: some View {
      VStack {
        Reader(value: $model.number)
        Button("Number") { model.number += 1 }
        Button("Other") { model.other += 1 }
      }
    }
  }
  let session = Session(Root())
  #expect(try session.tap("Number") == ["Root: _model changed.", "Reader: _value changed."])
  #expect(session.texts.first == "1")
  #expect(try session.tap("Other") == ["Root: _model changed."])
  #expect(session.outcomes("Reader") == ["kept skipped"])
}

@Observable private final class Tracked {
  var number = 0
}

@MainActor @Test func d3ABindingToAModelsPropertyIsReadByItsReaderOnly() throws {
  struct Root: View {
    @State private var model = Tracked()
    var body: some View {
      @Bindable var model = model
      VStack {
        Reader(value: $model.number)
        Button("Number") { model.number += 1 }
      }
    }
  }
  let session = Session(Root())
  #expect(try session.tap("Number") == ["Reader: \\Tracked.number changed."])
  #expect(session.texts.first == "1")
}

@MainActor @Test func d3ABindingInsideAnOptionalIsReadLikeAnother() throws {
  struct Maybe: View {
    let value: Binding<Int>?
    var body: some View { Text(value.map { "\($0.wrappedValue)" } ?? "nothing") }
  }
  struct Root: View {
    @State private var value = 0
    var body: some View {
      VStack {
        Maybe(value: $value)
        Maybe(value: nil)
        Button("Raise") { value += 1 }
      }
    }
  }
  let session = Session(Root())
  try session.tap("Raise")
  #expect(session.texts == ["1", "nothing", "Raise"])
  #expect(session.outcomes("Maybe") == ["kept ran", "kept skipped"])
}

@MainActor @Test func d3AConstantBindingEqualsOneWithAnEqualValue() throws {
  struct Root: View {
    @State private var tick = 0
    var body: some View {
      VStack {
        Reader(value: .constant(1))
        Reader(value: .constant(tick))
        Button("Tick") { tick += 1 }
      }
    }
  }
  let session = Session(Root())
  #expect(try session.tap("Tick") == ["Root: _tick changed.", "Reader: @self, _value changed."])
  #expect(session.outcomes("Reader") == ["kept skipped", "kept ran"])
}
