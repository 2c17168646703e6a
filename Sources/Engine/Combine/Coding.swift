// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import Foundation

/// Makes values of data.
public protocol TopLevelDecoder {
  associatedtype Input

  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

/// Makes data of values.
public protocol TopLevelEncoder {
  associatedtype Output

  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder { public typealias Input = Data }
extension JSONEncoder: TopLevelEncoder { public typealias Output = Data }
extension PropertyListDecoder: TopLevelDecoder { public typealias Input = Data }
extension PropertyListEncoder: TopLevelEncoder { public typealias Output = Data }

extension Publisher {
  /// The values that a decoder makes of the data.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> _Operator<Item, any Error> where Output == Coder.Input { tryMap { try decoder.decode(type, from: $0) } }
}

extension Publisher where Output: Encodable {
  /// The data that an encoder makes of the values.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> _Operator<Coder.Output, any Error> {
    tryMap { try encoder.encode($0) }
  }
}

/// The values of a publisher that can't fail, to be awaited one after another.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  private let publisher: P

  /// The values of `publisher`, subscribed to when iteration begins.
  public init(_ publisher: P) { self.publisher = publisher }

  /// The values that have come and not been taken yet.
  public struct Iterator: AsyncIteratorProtocol {
    var stream: AsyncStream<P.Output>.Iterator

    /// The next value, awaited; `nil` when the publisher has ended.
    public mutating func next() async -> P.Output? { await stream.next() }
  }

  /// Subscribes to the publisher; the subscription ends with the iteration.
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream<P.Output>.makeStream()
    let subscription = publisher.sink(
      receiveCompletion: { _ in continuation.finish() },
      receiveValue: { value in
        nonisolated(unsafe) let value = value
        continuation.yield(value)
      })
    let kept = Carried(subscription)
    continuation.onTermination = { _ in kept.value.cancel() }
    return Iterator(stream: stream.makeAsyncIterator())
  }
}

/// The values of a publisher that may fail, to be awaited one after another.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence where P.Failure: Error {
  public typealias Element = P.Output
  private let publisher: P

  /// The values of `publisher`, subscribed to when iteration begins.
  public init(_ publisher: P) { self.publisher = publisher }

  /// The values that have come and not been taken yet.
  public struct Iterator: AsyncIteratorProtocol {
    var stream: AsyncThrowingStream<P.Output, any Error>.Iterator

    /// The next value, awaited; `nil` when the publisher has ended. Throws its failure.
    public mutating func next() async throws -> P.Output? { try await stream.next() }
  }

  /// Subscribes to the publisher; the subscription ends with the iteration.
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncThrowingStream<P.Output, any Error>.makeStream()
    let subscription = publisher.sink(
      receiveCompletion: {
        switch $0 {
        case .finished: continuation.finish()
        case .failure(let error): continuation.finish(throwing: error)
        }
      },
      receiveValue: { value in
        nonisolated(unsafe) let value = value
        continuation.yield(value)
      })
    let kept = Carried(subscription)
    continuation.onTermination = { _ in kept.value.cancel() }
    return Iterator(stream: stream.makeAsyncIterator())
  }
}

extension Publisher where Failure == Never {
  /// The values, to be awaited one after another.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values, to be awaited one after another; the failure is thrown.
  @_disfavoredOverload public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
