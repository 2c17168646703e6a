// swift-format-ignore-file: OnlyOneTrailingClosureArgument

/// Operators that look at several values, or at all of them.
extension Publisher {
  /// The values in groups of so many; the last one may be smaller.
  public func collect(_ count: Int) -> _Operator<[Output], Failure> {
    operate(state: { [Output]() }) { group, value, emitter in
      group.append(value)
      guard group.count >= count else { return }
      emitter.send(group)
      group = []
    } end: { group, completion, emitter in
      if case .finished = completion, !group.isEmpty { emitter.send(group) }
      emitter.finish(completion)
    }
  }

  /// How many values there were.
  public func count() -> _Operator<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Whether a closure is true of a value.
  public func contains(where predicate: @escaping (Output) -> Bool) -> _Operator<Bool, Failure> {
    map(predicate).filter { $0 }.prefix(1).replaceEmpty(with: false)
  }

  /// Whether a closure is true of all values.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> _Operator<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }

  /// The greatest value, in the order of a closure.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> _Operator<Output, Failure> {
    reduce(Output?.none) { greatest, value in
      greatest.map { areInIncreasingOrder($0, value) ? value : $0 } ?? value
    }.compactMap { $0 }
  }

  /// The least value, in the order of a closure.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> _Operator<Output, Failure> {
    reduce(Output?.none) { least, value in
      least.map { areInIncreasingOrder(value, $0) ? value : $0 } ?? value
    }.compactMap { $0 }
  }

  /// A value in the place of `nil`.
  public func replaceNil<T>(with output: T) -> _Operator<T, Failure> where Output == T? { map { $0 ?? output } }

  /// Two parts of the values.
  public func map<A, B>(_ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>) -> _Operator<(A, B), Failure> {
    map { ($0[keyPath: first], $0[keyPath: second]) }
  }

  /// Three parts of the values.
  public func map<A, B, C>(
    _ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>, _ third: KeyPath<Output, C>
  ) -> _Operator<(A, B, C), Failure> {
    map { ($0[keyPath: first], $0[keyPath: second], $0[keyPath: third]) }
  }
}

extension Publisher where Output: Equatable {
  /// Whether a value is among those that come.
  public func contains(_ output: Output) -> _Operator<Bool, Failure> { contains { $0 == output } }
}

extension Publisher where Output: Comparable {
  /// The greatest value.
  public func max() -> _Operator<Output, Failure> { max(by: <) }

  /// The least value.
  public func min() -> _Operator<Output, Failure> { min(by: <) }
}

/// Operators whose closure may throw: what it throws is the failure.
extension Publisher {
  private func attempt<T>(_ body: @escaping (Output, Emitter<T, any Error>) throws -> Void) -> _Operator<T, any Error> {
    _Operator { emitter in
      self.sink(
        receiveCompletion: { emitter.finish($0.erased) },
        receiveValue: { do { try body($0, emitter) } catch { emitter.finish(.failure(error)) } })
    }
  }

  /// The values changed by a closure that may throw.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> _Operator<T, any Error> {
    attempt { $1.send(try transform($0)) }
  }

  /// The values for which a closure that may throw is true.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> _Operator<Output, any Error> {
    attempt { if try isIncluded($0) { $1.send($0) } }
  }

  /// The values that a closure that may throw makes something of.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> _Operator<T, any Error> {
    attempt { if let value = try transform($0) { $1.send(value) } }
  }

  /// What a closure that may throw has made of the values so far.
  public func tryScan<T>(_ initial: T, _ next: @escaping (T, Output) throws -> T) -> _Operator<T, any Error> {
    _Operator { emitter in
      var state = initial
      return self.attempt { value, inner in
        state = try next(state, value)
        inner.send(state)
      }.sink(receiveCompletion: { emitter.finish($0) }) { emitter.send($0) }
    }
  }

  /// Another publisher in the place of an error; making it may throw.
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> _Operator<Output, any Error>
  where P.Output == Output {
    self.catch { failure -> AnyPublisher<Output, any Error> in
      do {
        return try handler(failure).mapError { $0 as any Error }.eraseToAnyPublisher()
      } catch { return Fail(error: error).eraseToAnyPublisher() }
    }
  }
}
