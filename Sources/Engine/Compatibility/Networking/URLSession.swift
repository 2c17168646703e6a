import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension StandIns {
  /// Loads what addresses name, as on a device without a connection: what a server answers would be another thing each
  /// time.
  ///
  /// An answer takes a tenth of a second of the simulated clock. What a `file` address names is read; any other request
  /// fails with `URLError.notConnectedToInternet`.
  open class URLSession: @unchecked Sendable {
    /// The session that needs no configuration.
    public static let shared = URLSession(configuration: .default)

    public let configuration: URLSessionConfiguration
    /// A name for the session, for people who debug.
    open var sessionDescription: String?

    public init(configuration: URLSessionConfiguration) { self.configuration = configuration }

    /// Makes a session; its delegate is told nothing, as nothing arrives.
    public convenience init(
      configuration: URLSessionConfiguration, delegate: AnyObject?, delegateQueue: OperationQueue?
    ) { self.init(configuration: configuration) }

    open func finishTasksAndInvalidate() {}

    open func invalidateAndCancel() {}

    // MARK: With async

    open func data(from url: URL) async throws -> (Data, URLResponse) { try await URLSession.load(url) }

    open func data(from url: URL, delegate: AnyObject?) async throws -> (Data, URLResponse) {
      try await data(from: url)
    }

    open func data(for request: URLRequest) async throws -> (Data, URLResponse) {
      try await URLSession.load(request.url)
    }

    open func data(for request: URLRequest, delegate: AnyObject?) async throws -> (Data, URLResponse) {
      try await data(for: request)
    }

    open func upload(for request: URLRequest, from body: Data) async throws -> (Data, URLResponse) {
      try await data(for: request)
    }

    open func upload(for request: URLRequest, fromFile file: URL) async throws -> (Data, URLResponse) {
      try await data(for: request)
    }

    /// Gives the file itself, where the address is that of one.
    open func download(from url: URL) async throws -> (URL, URLResponse) {
      let (_, response) = try await data(from: url)
      return (url, response)
    }

    open func download(for request: URLRequest) async throws -> (URL, URLResponse) {
      let (_, response) = try await data(for: request)
      return (request.url ?? URL(fileURLWithPath: "/"), response)
    }

    open func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
      let (data, response) = try await data(from: url)
      return (AsyncBytes(data: data), response)
    }

    open func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
      let (data, response) = try await data(for: request)
      return (AsyncBytes(data: data), response)
    }

    static let latency = 0.1

    private static func load(_ url: URL?) async throws -> (Data, URLResponse) {
      try await Task.sleep(nanoseconds: UInt64(latency * 1e9))
      return try answer(url).get()
    }

    static func answer(_ url: URL?) -> Result<(Data, URLResponse), URLError> {
      guard let url else { return .failure(URLError(.badURL)) }
      guard url.isFileURL else {
        return .failure(URLError(.notConnectedToInternet, userInfo: [NSURLErrorFailingURLErrorKey: url]))
      }
      guard let data = try? Data(contentsOf: url) else {
        return .failure(URLError(.fileDoesNotExist, userInfo: [NSURLErrorFailingURLErrorKey: url]))
      }
      return .success(
        (data, URLResponse(url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)))
    }
  }
}

extension StandIns.URLSession {
  /// The bytes of an answer, one by one.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    let data: Data

    public struct AsyncIterator: AsyncIteratorProtocol {
      var bytes: Data.Iterator

      public mutating func next() async throws -> UInt8? { bytes.next() }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: data.makeIterator()) }

    /// The lines of the answer's text.
    public var lines: AsyncThrowingStream<String, any Error> {
      let text = String(decoding: data, as: UTF8.self)
      return AsyncThrowingStream { continuation in
        text.enumerateLines { line, _ in continuation.yield(line) }
        continuation.finish()
      }
    }
  }
}
