import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension StandIns.URLSession {
  /// The answer to a request, or why there is none.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    public let request: URLRequest
    public let session: StandIns.URLSession

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      subscriber.receive(subscription: Loading(request, subscriber))
    }
  }

  private final class Loading: Subscription, @unchecked Sendable {
    private var task: StandIns.URLSessionDataTask?

    init<S: Subscriber>(_ request: URLRequest, _ subscriber: S)
    where S.Input == DataTaskPublisher.Output, S.Failure == URLError {
      task = StandIns.URLSessionDataTask(request) { [weak self] result in
        guard self?.task != nil else { return }
        switch result {
        case .success(let answer):
          _ = subscriber.receive((data: answer.0, response: answer.1))
          subscriber.receive(completion: .finished)
        case .failure(let error): subscriber.receive(completion: .failure(error))
        }
      }
    }

    func request(_ demand: Subscribers.Demand) { task?.resume() }

    func cancel() { task = nil }
  }
}
