// swift-format-ignore-file: OnlyOneTrailingClosureArgument

extension Publisher {
  func operate<T>(
    _ body: @escaping (Output, Emitter<T, Failure>) -> Void,
    end: @escaping (Subscribers.Completion<Failure>, Emitter<T, Failure>) -> Void = { $1.finish($0) }
  ) -> _Operator<T, Failure> {
    _Operator { emitter in
      self.sink(receiveCompletion: { end($0, emitter) }, receiveValue: { body($0, emitter) })
    }
  }

  /// An operator with a state of its own for each subscription.
  func operate<T, State>(
    state: @escaping () -> State, _ body: @escaping (inout State, Output, Emitter<T, Failure>) -> Void,
    end: @escaping (inout State, Subscribers.Completion<Failure>, Emitter<T, Failure>) -> Void = { $2.finish($1) }
  ) -> _Operator<T, Failure> {
    _Operator { emitter in
      var state = state()
      return self.sink(
        receiveCompletion: { end(&state, $0, emitter) }, receiveValue: { body(&state, $0, emitter) })
    }
  }

  /// The values changed by a closure.
  public func map<T>(_ transform: @escaping (Output) -> T) -> _Operator<T, Failure> {
    operate { $1.send(transform($0)) }
  }

  /// A part of the values.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> _Operator<T, Failure> { map { $0[keyPath: keyPath] } }

  /// The values that a closure makes something of.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> _Operator<T, Failure> {
    operate { if let value = transform($0) { $1.send(value) } }
  }

  /// The values for which a closure is true.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> _Operator<Output, Failure> {
    operate { if isIncluded($0) { $1.send($0) } }
  }

  /// The values without those that are like the one before.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> _Operator<Output, Failure> {
    operate(state: { Output?.none }) { last, value, emitter in
      if let old = last, predicate(old, value) { return }
      last = value
      emitter.send(value)
    }
  }

  /// What has been made of the values so far.
  public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> _Operator<T, Failure> {
    operate(state: { initial }) { state, value, emitter in
      state = next(state, value)
      emitter.send(state)
    }
  }

  /// What is made of all values, at the end.
  public func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> _Operator<T, Failure> {
    operate(state: { initial }) { state, value, _ in
      state = next(state, value)
    } end: { state, completion, emitter in
      if case .finished = completion { emitter.send(state) }
      emitter.finish(completion)
    }
  }

  /// All values, at the end.
  public func collect() -> _Operator<[Output], Failure> { reduce([]) { $0 + [$1] } }

  /// The first value.
  public func first() -> _Operator<Output, Failure> { prefix(1) }

  /// The first value for which a closure is true.
  public func first(where predicate: @escaping (Output) -> Bool) -> _Operator<Output, Failure> {
    filter(predicate).prefix(1)
  }

  /// The first values.
  public func prefix(_ maxLength: Int) -> _Operator<Output, Failure> {
    operate(state: { 0 }) { count, value, emitter in
      guard count < maxLength else { return }
      count += 1
      emitter.send(value)
      if count == maxLength { emitter.finish(.finished) }
    }
  }

  /// The values without the first ones.
  public func dropFirst(_ count: Int = 1) -> _Operator<Output, Failure> {
    operate(state: { 0 }) { seen, value, emitter in
      if seen < count { seen += 1 } else { emitter.send(value) }
    }
  }

  /// The errors changed by a closure.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> _Operator<Output, E> {
    _Operator { emitter in
      self.sink(
        receiveCompletion: {
          switch $0 {
          case .finished: emitter.finish(.finished)
          case .failure(let error): emitter.finish(.failure(transform(error)))
          }
        }, receiveValue: { emitter.send($0) })
    }
  }

  /// A value in the place of an error.
  public func replaceError(with output: Output) -> _Operator<Output, Never> {
    self.catch { _ in Just(output) }
  }

  /// A value in the place of none at all.
  public func replaceEmpty(with output: Output) -> _Operator<Output, Failure> {
    operate(state: { true }) { isEmpty, value, emitter in
      isEmpty = false
      emitter.send(value)
    } end: { isEmpty, completion, emitter in
      if isEmpty, case .finished = completion { emitter.send(output) }
      emitter.finish(completion)
    }
  }

  /// Another publisher in the place of an error.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> _Operator<Output, P.Failure>
  where P.Output == Output {
    _Operator { emitter in
      var second: AnyCancellable?
      let first = self.sink(
        receiveCompletion: {
          switch $0 {
          case .finished: emitter.finish(.finished)
          case .failure(let error):
            second = handler(error).sink(
              receiveCompletion: { emitter.finish($0) }, receiveValue: { emitter.send($0) })
          }
        }, receiveValue: { emitter.send($0) })
      return AnyCancellable {
        first.cancel()
        second?.cancel()
      }
    }
  }

  /// The values, with something done besides.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> _Operator<Output, Failure> {
    _Operator { emitter in
      receiveSubscription?(OperatorSubscription {})
      receiveRequest?(.unlimited)
      let values = self.sink(
        receiveCompletion: {
          receiveCompletion?($0)
          emitter.finish($0)
        },
        receiveValue: {
          receiveOutput?($0)
          emitter.send($0)
        })
      return AnyCancellable {
        if !emitter.isFinished { receiveCancel?() }
        values.cancel()
      }
    }
  }

  /// The values, printed as they come.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> _Operator<Output, Failure> {
    let start = prefix.isEmpty ? "" : prefix + ": "
    return handleEvents(
      receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
      receiveCompletion: {
        switch $0 {
        case .finished: Swift.print("\(start)receive finished")
        case .failure(let error): Swift.print("\(start)receive error: (\(error))")
        }
      }, receiveCancel: { Swift.print("\(start)receive cancel") })
  }

  /// The same publisher with an error type, where it can't fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> _Operator<Output, E> where Failure == Never {
    _Operator { emitter in
      self.sink(receiveCompletion: { _ in emitter.finish(.finished) }, receiveValue: { emitter.send($0) })
    }
  }
}

extension Publisher where Output: Equatable {
  /// The values without those equal to the one before.
  public func removeDuplicates() -> _Operator<Output, Failure> { removeDuplicates(by: ==) }
}

extension Subscribers.Completion {
  var erased: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(error)
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes the values into a property of an object.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Writes the values into a published property, for as long as its object lives.
  public func assign(to published: inout Published<Output>.Publisher) { published.assign(self) }
}
