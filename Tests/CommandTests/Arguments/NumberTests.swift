import GraphDump
import Testing

@testable import Command

/// Numbers on the command line that nobody means.
@Suite struct NumberTests {
  static let numbers = [
    "0", "-1", "1e99", "-1e99", "1e400", "nan", "inf", "-inf", "1e-320", "1.5", "99999999999", "9223372036854775807",
    "9223372036854775808", "-9223372036854775808", "", " ", "x", "0x1", "1-", "-", "1-9223372036854775807",
  ]

  /// Whether a value is understood, for which only an error of usage may be thrown otherwise.
  private func isTaken(_ verb: Verb, _ option: String, _ value: String, _ read: (Arguments) throws -> Void) -> Bool {
    let inputs = verb == .compare ? ["a", "b"] : ["a"]
    do {
      try read(Arguments(verb: verb, words: inputs + ["\(option)=\(value)"]))
      return true
    } catch CommandError.usage(let error) {
      #expect(!CommandError.usage(error).message.what.isEmpty)
    } catch {
      Issue.record("\(option) \(value): \(error)")
    }
    return false
  }

  @Test(arguments: numbers) func eachNumberIsTakenOrRefused(number: String) throws {
    func request(_ arguments: Arguments) throws { _ = try RunRequest(arguments: arguments, directives: []) }
    func drawing(_ arguments: Arguments) throws { _ = try Drawing(arguments, fileExtension: nil) }
    func pixels(_ arguments: Arguments) throws { _ = try PixelOptions(arguments) }
    #expect(!isTaken(.render, "--width", number, drawing))
    #expect(isTaken(.render, "--depth", number, drawing) == ["0"].contains(number))
    #expect(
      isTaken(.render, "--update", number, drawing)
        == ["0", "99999999999", "9223372036854775807", "1-9223372036854775807"].contains(number))
    #expect(
      isTaken(.changes, "--seed", number, request) == ["0", "99999999999", "9223372036854775807"].contains(number))
    #expect(isTaken(.changes, "--time-limit", number, request) == ["1.5", "0x1"].contains(number))
    #expect(!isTaken(.changes, "--size", number, request))
    #expect(!isTaken(.changes, "--size", "320x\(number)", request) || ["1.5", "0x1"].contains(number))
    #expect(!isTaken(.compare, "--shard", number) { _ = try Shard($0) })
    #expect(!isTaken(.compare, "--shard", "2/\(number)") { _ = try Shard($0) } || number.hasPrefix("9"))
    #expect(
      isTaken(.compare, "--threshold", number, pixels) == ["0", "1e-320", "0x1"].contains(number))
    #expect(
      isTaken(.compare, "--tolerance", number, pixels) == ["0", "99999999999", "9223372036854775807"].contains(number))
  }
}
