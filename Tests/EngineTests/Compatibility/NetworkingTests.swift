import Foundation
import Testing

@testable import Engine

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

private let address = URL(string: "https://example.com/list")!

private func file(_ text: String) throws -> URL {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
  try Data(text.utf8).write(to: url)
  return url
}

// A request fails as without a connection: what a server answers would be another thing each time.
@Test func requestsFailAsWithoutAConnection() async throws {
  await #expect { _ = try await StandIns.URLSession.shared.data(from: address) } throws: {
    ($0 as? URLError)?.code == .notConnectedToInternet
  }
  await #expect { _ = try await StandIns.URLSession.shared.bytes(for: URLRequest(url: address)) } throws: {
    ($0 as? URLError)?.code == .notConnectedToInternet
  }
}

@Test func filesAreRead() async throws {
  let url = try file("one\ntwo\n")
  defer { try? FileManager.default.removeItem(at: url) }
  let (data, response) = try await StandIns.URLSession.shared.data(from: url)
  #expect(String(decoding: data, as: UTF8.self) == "one\ntwo\n")
  #expect(response.expectedContentLength == 8)
  let (bytes, _) = try await StandIns.URLSession.shared.bytes(from: url)
  var lines: [String] = []
  for try await line in bytes.lines { lines.append(line) }
  #expect(lines == ["one", "two"])
  await #expect { _ = try await StandIns.URLSession.shared.data(from: url.appendingPathExtension("not")) } throws: {
    ($0 as? URLError)?.code == .fileDoesNotExist
  }
}

@Test func aTaskCompletesOnceItIsResumed() async throws {
  let codes: [URLError.Code?] = await withCheckedContinuation { continuation in
    nonisolated(unsafe) var found: [URLError.Code?] = []
    let first = StandIns.URLSession.shared.dataTask(with: address) { data, _, error in
      #expect(data == nil)
      found.append((error as? URLError)?.code)
      let second = StandIns.URLSession.shared.dataTask(with: address) { _, _, error in
        found.append((error as? URLError)?.code)
        continuation.resume(returning: found)
      }
      second.resume()
      second.cancel()
    }
    #expect(first.state == .suspended)
    first.resume()
    #expect(first.state == .running)
  }
  #expect(codes == [.notConnectedToInternet, .cancelled])
}

@Test func anAnswerIsPublished() async throws {
  let url = try file("[1, 2]")
  defer { try? FileManager.default.removeItem(at: url) }
  let publisher = StandIns.URLSession.shared.dataTaskPublisher(for: url).map(\.data)
    .decode(type: [Int].self, decoder: JSONDecoder())
  var values: [[Int]] = []
  for try await value in publisher.values { values.append(value) }
  #expect(values == [[1, 2]])
}
