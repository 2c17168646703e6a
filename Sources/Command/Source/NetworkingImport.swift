/// `URLSession` and its like: on Apple's platforms they come with Foundation, elsewhere with a module of their own, which
/// the copy of a source then imports too.
enum NetworkingImport {
  private static let types: Set<String> = [
    "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask", "URLRequest", "URLResponse",
    "HTTPURLResponse", "URLCache", "HTTPCookie", "HTTPCookieStorage", "URLCredential", "URLProtocol",
    "URLAuthenticationChallenge", "CachedURLResponse", "URLSessionDelegate", "URLSessionWebSocketTask",
  ]

  #if canImport(FoundationNetworking)
    static let statement: String? = "import FoundationNetworking; "
  #else
    static let statement: String? = nil
  #endif

  /// Where the import belongs: before the file's first one; nowhere in a file that names none of the types.
  static func place(in tokens: [Token], of source: SourceText) -> Int? {
    guard tokens.contains(where: { $0.kind == .identifier && types.contains(source[$0.range]) }) else { return nil }
    return tokens.first { $0.kind == .identifier && $0.isFirstOnLine && source[$0.range] == "import" }?.range.lowerBound
  }
}
