// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import Engine
import Testing

@Suite("Publishers together") struct CombiningTests {
  private let a = PassthroughSubject<Int, Never>()
  private let b = PassthroughSubject<Int, Never>()
  private let c = PassthroughSubject<String, Never>()

  @Test func theLastValuesOfAll() {
    var seen: [String] = []
    let two = a.combineLatest(b) { "\($0) \($1)" }.sink { seen.append($0) }
    let three = Publishers.CombineLatest3(a, b, c).sink { seen.append("\($0) \($1) \($2)") }
    let four = Publishers.CombineLatest4(a, b, c, a.map { -$0 }).sink { seen.append("\($0) \($1) \($2) \($3)") }
    a.send(1)
    b.send(2)
    c.send("x")
    #expect(seen == ["1 2", "1 2 x", "1 2 x -1"])
    for cancellable in [two, three, four] { cancellable.cancel() }
  }

  @Test("Pairs are made of what has come, also when one has ended already") func pairs() {
    var seen: [String] = []
    var ends = 0
    _ = [1, 2, 3].publisher.zip(["a", "b"].publisher).sink(
      receiveCompletion: { _ in ends += 1 }, receiveValue: { seen.append("\($0)\($1)") })
    #expect(seen == ["1a", "2b"])
    #expect(ends == 1)
    seen = []
    let three = Publishers.Zip3(a, b, c).sink { seen.append("\($0)\($1)\($2)") }
    a.send(1)
    a.send(2)
    b.send(3)
    c.send("x")
    c.send("y")
    b.send(4)
    #expect(seen == ["13x", "24y"])
    three.cancel()
  }

  @Test func asTheyCome() {
    var seen: [Int] = []
    let merged = Publishers.Merge3(a, b, Just(0)).sink { seen.append($0) }
    let many = Publishers.MergeMany([a, b]).sink { seen.append($0 * 10) }
    a.send(1)
    b.send(2)
    #expect(seen == [0, 1, 10, 2, 20])
    for cancellable in [merged, many] { cancellable.cancel() }
  }

  @Test("A shared publisher is subscribed to once, and anew when all have left") func sharing() {
    var subscriptions = 0
    let shared = Deferred { [a] in
      subscriptions += 1
      return a
    }.share()
    var seen: [Int] = []
    let first = shared.sink { seen.append($0) }
    let second = shared.sink { seen.append($0 * 10) }
    a.send(1)
    first.cancel()
    a.send(2)
    second.cancel()
    a.send(3)
    let third = shared.sink { seen.append($0 * 100) }
    a.send(4)
    #expect(seen == [1, 10, 20, 400])
    #expect(subscriptions == 2)
    third.cancel()
  }

  @Test func aConnectablePublisherWaits() {
    var seen: [Int] = []
    let connectable = [1, 2].publisher.makeConnectable()
    let subscription = connectable.sink { seen.append($0) }
    #expect(seen == [])
    let connection = connectable.connect()
    #expect(seen == [1, 2])
    connection.cancel()
    subscription.cancel()
  }

  @Test func untilAnotherEmits() {
    var seen: [Int] = []
    let until = a.prefix(untilOutputFrom: c).sink { seen.append($0) }
    let from = a.drop(untilOutputFrom: c).sink { seen.append($0 * 10) }
    a.send(1)
    c.send("now")
    a.send(2)
    #expect(seen == [1, 20])
    for cancellable in [until, from] { cancellable.cancel() }
  }
}
