// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import Engine
import Foundation
import Testing

private struct Broken: Error, Equatable {}

/// What a publisher emits at once, and how it ends.
private func events<P: Publisher>(_ publisher: P) -> (values: [P.Output], end: String) {
  var (values, end) = ([P.Output](), "goes on")
  _ = publisher.sink(
    receiveCompletion: {
      switch $0 {
      case .finished: end = "finished"
      case .failure(let error): end = "\(error)"
      }
    }, receiveValue: { values.append($0) })
  return (values, end)
}

private func values<P: Publisher>(_ publisher: P) -> [P.Output] { events(publisher).values }

private var numbers: some Publisher<Int, Never> { [3, 1, 4, 1, 5].publisher }

@Suite("Combine's operators") struct OperatorTests {
  @Test func parts() {
    #expect(values(numbers.last()) == [5])
    #expect(values(numbers.last { $0 < 4 }) == [1])
    #expect(values(numbers.prefix { $0 != 4 }) == [3, 1])
    #expect(values(numbers.drop { $0 != 4 }) == [4, 1, 5])
    #expect(values(numbers.output(at: 2)) == [4])
    #expect(values(numbers.output(in: 1...2)) == [1, 4])
    #expect(values(numbers.output(in: 3...)) == [1, 5])
  }

  @Test func beginningsAndEnds() {
    #expect(values(numbers.prepend(0, 9)) == [0, 9, 3, 1, 4, 1, 5])
    #expect(values(numbers.append([7])) == [3, 1, 4, 1, 5, 7])
    #expect(values(numbers.append(Just(2))) == [3, 1, 4, 1, 5, 2])
    #expect(events(Empty<Int, Never>().append(1)).values == [1])
    let failing = Fail<Int, Broken>(error: Broken())
    #expect(events(failing.append(1)) == ([], "Broken()"))
  }

  @Test func wholes() {
    #expect(values(numbers.collect(2)) == [[3, 1], [4, 1], [5]])
    #expect(values(numbers.count()) == [5])
    #expect(values(numbers.contains(4)) == [true])
    #expect(values(numbers.contains(9)) == [false])
    #expect(values(numbers.allSatisfy { $0 > 0 }) == [true])
    #expect(values(numbers.allSatisfy { $0 > 1 }) == [false])
    #expect(values(numbers.min()) == [1])
    #expect(values(numbers.max()) == [5])
    #expect(values([Int]().publisher.max()) == [])
    #expect(values([nil, 2, nil].publisher.replaceNil(with: 0)) == [0, 2, 0])
    #expect(events(numbers.ignoreOutput()).end == "finished")
  }

  @Test("What a closure throws is the failure") func throwing() {
    let halves = numbers.tryMap { value -> Int in
      if value == 4 { throw Broken() }
      return value * 2
    }
    #expect(events(halves) == ([6, 2], "Broken()"))
    #expect(
      events(
        numbers.tryFilter {
          if $0 == 5 { throw Broken() }
          return $0 > 1
        }) == ([3, 4], "Broken()"))
    #expect(
      values(
        numbers.tryScan(0) {
          if $1 == 5 { throw Broken() }
          return $0 + $1
        }.catch { _ in Just(-1) }) == [3, 4, 8, 9, -1])
    #expect(events(halves.tryCatch { _ in Just(0) }) == ([6, 2, 0], "finished"))
  }

  @Test func retryBeginsAnewSoManyTimes() {
    var attempts = 0
    let publisher = Deferred {
      attempts += 1
      return attempts < 3
        ? Fail<Int, Broken>(error: Broken()).eraseToAnyPublisher() : Result.success(7).publisher.eraseToAnyPublisher()
    }
    #expect(events(publisher.retry(1)).end == "Broken()")
    #expect(attempts == 2)
    #expect(events(publisher.retry(1)) == ([7], "finished"))
  }

  @Test func dataIsDecodedAndEncoded() throws {
    let decoded = Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
    #expect(values(decoded) == [[1, 2]])
    #expect(events(Just(Data("x".utf8)).decode(type: [Int].self, decoder: JSONDecoder())).values.isEmpty)
    #expect(values(Just([1]).encode(encoder: JSONEncoder())) == [Data("[1]".utf8)])
  }

  @Test func eventsAreToldAsTheyCome() {
    var told: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    func handle(_ name: String) -> AnyCancellable {
      subject.handleEvents(
        receiveSubscription: { _ in told.append("\(name) begins") }, receiveOutput: { told.append("\(name) \($0)") },
        receiveCompletion: { _ in told.append("\(name) ends") }, receiveCancel: { told.append("\(name) cancelled") }
      ).sink { _ in }
    }
    let first = handle("a")
    subject.send(1)
    first.cancel()
    let second = handle("b")
    subject.send(completion: .finished)
    second.cancel()
    #expect(told == ["a begins", "a 1", "a cancelled", "b begins", "b ends"])
  }

  @Test func valuesAreAwaited() async {
    var seen: [Int] = []
    for await value in numbers.values { seen.append(value) }
    #expect(seen == [3, 1, 4, 1, 5])
  }
}

private func == <T: Equatable>(a: (values: [T], end: String), b: ([T], String)) -> Bool {
  a.values == b.0 && a.end == b.1
}
