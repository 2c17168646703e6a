import Dispatch
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension StandIns {
  /// A request that waits to be resumed; its answer comes as ``URLSession`` says.
  open class URLSessionTask: @unchecked Sendable {
    public enum State: Int, Sendable { case running, suspended, canceling, completed }

    public static let defaultPriority: Float = 0.5
    public static let lowPriority: Float = 0.25
    public static let highPriority: Float = 0.75

    public let originalRequest: URLRequest?
    open var currentRequest: URLRequest? { originalRequest }
    open private(set) var state = State.suspended
    open private(set) var response: URLResponse?
    open private(set) var error: (any Error)?
    open var taskDescription: String?
    open var priority = URLSessionTask.defaultPriority
    public let progress = Progress(totalUnitCount: 1)
    private let complete: (Result<(Data, URLResponse), URLError>) -> Void

    init(_ request: URLRequest, _ complete: @escaping (Result<(Data, URLResponse), URLError>) -> Void) {
      originalRequest = request
      self.complete = complete
    }

    /// Begins the request.
    open func resume() {
      guard state == .suspended else { return }
      state = .running
      DispatchQueue.global().asyncAfter(deadline: .now() + URLSession.latency) { [self] in
        if state == .running { end(URLSession.answer(originalRequest?.url)) }
      }
    }

    open func suspend() { if state == .running { state = .suspended } }

    /// Ends the request; it completes with `URLError.cancelled`.
    open func cancel() {
      guard state == .running || state == .suspended else { return }
      state = .canceling
      DispatchQueue.global().async { [self] in end(.failure(URLError(.cancelled))) }
    }

    private func end(_ result: Result<(Data, URLResponse), URLError>) {
      state = .completed
      progress.completedUnitCount = 1
      switch result {
      case .success(let answer): response = answer.1
      case .failure(let failure): error = failure
      }
      complete(result)
    }
  }

  open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
  open class URLSessionUploadTask: URLSessionTask, @unchecked Sendable {}
  open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}
}

extension StandIns.URLSession {
  public typealias Completion = @Sendable (Data?, URLResponse?, (any Error)?) -> Void

  public func dataTask(with url: URL) -> StandIns.URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

  public func dataTask(with request: URLRequest) -> StandIns.URLSessionDataTask {
    StandIns.URLSessionDataTask(request) { _ in }
  }

  public func dataTask(with url: URL, completionHandler: @escaping Completion) -> StandIns.URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  public func dataTask(
    with request: URLRequest, completionHandler: @escaping Completion
  ) -> StandIns.URLSessionDataTask {
    StandIns.URLSessionDataTask(request) { completionHandler(try? $0.get().0, try? $0.get().1, $0.failure) }
  }

  public func uploadTask(
    with request: URLRequest, from body: Data?, completionHandler: @escaping Completion
  ) -> StandIns.URLSessionUploadTask {
    StandIns.URLSessionUploadTask(request) { completionHandler(try? $0.get().0, try? $0.get().1, $0.failure) }
  }

  public func downloadTask(with url: URL) -> StandIns.URLSessionDownloadTask {
    StandIns.URLSessionDownloadTask(URLRequest(url: url)) { _ in }
  }

  /// Gives the file itself, where the address is that of one.
  public func downloadTask(
    with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> StandIns.URLSessionDownloadTask {
    StandIns.URLSessionDownloadTask(URLRequest(url: url)) { result in
      completionHandler(result.failure == nil ? url : nil, try? result.get().1, result.failure)
    }
  }

  /// Publishes the answer to a request to each who subscribes.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

  /// Publishes the answer to a request to each who subscribes.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
