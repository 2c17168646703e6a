import Dispatch
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension StandIns {
  /// A request that waits to be resumed; its answer comes as ``URLSession`` says.
  open class URLSessionTask: @unchecked Sendable {
    /// How far a task has come.
    public enum State: Int, Sendable { case running, suspended, canceling, completed }

    /// The usual priority.
    public static let defaultPriority: Float = 0.5
    /// A low priority.
    public static let lowPriority: Float = 0.25
    /// A high priority.
    public static let highPriority: Float = 0.75

    /// The request, as it was given.
    public let originalRequest: URLRequest?
    /// The request that is loaded: always the original one.
    open var currentRequest: URLRequest? { originalRequest }
    /// How far the task has come; suspended until it is resumed.
    open private(set) var state = State.suspended
    /// What came of it; `nil` before, and where it failed.
    open private(set) var response: URLResponse?
    /// Why it failed; `nil` where it did not.
    open private(set) var error: (any Error)?
    /// A name for people who debug.
    open var taskDescription: String?
    /// Kept as it is set.
    open var priority = URLSessionTask.defaultPriority
    /// How far the task has come, out of 1.
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

    /// Puts a running request off: its answer does not come until the task is resumed.
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

  /// A task that gives bytes.
  open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
  /// A task that was to send bytes.
  open class URLSessionUploadTask: URLSessionTask, @unchecked Sendable {}
  /// A task that gives a file.
  open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}
}

extension StandIns.URLSession {
  public typealias Completion = @Sendable (Data?, URLResponse?, (any Error)?) -> Void

  /// A task for an address whose answer nobody is told.
  public func dataTask(with url: URL) -> StandIns.URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

  /// A task for a request whose answer nobody is told.
  public func dataTask(with request: URLRequest) -> StandIns.URLSessionDataTask {
    StandIns.URLSessionDataTask(request) { _ in }
  }

  /// A task for an address that calls a closure with its answer.
  public func dataTask(with url: URL, completionHandler: @escaping Completion) -> StandIns.URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// A task for a request that calls a closure with its answer.
  public func dataTask(
    with request: URLRequest, completionHandler: @escaping Completion
  ) -> StandIns.URLSessionDataTask {
    StandIns.URLSessionDataTask(request) { completionHandler(try? $0.get().0, try? $0.get().1, $0.failure) }
  }

  /// A task that was to send bytes, and calls a closure with its answer; they are not sent.
  public func uploadTask(
    with request: URLRequest, from body: Data?, completionHandler: @escaping Completion
  ) -> StandIns.URLSessionUploadTask {
    StandIns.URLSessionUploadTask(request) { completionHandler(try? $0.get().0, try? $0.get().1, $0.failure) }
  }

  /// A task for an address whose file nobody is told.
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
