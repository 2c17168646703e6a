import Recording

extension Arguments {
  /// The number given for an option, if one was.
  func number(_ key: Option.Name, in range: ClosedRange<Double>, reason: String) throws -> Double? {
    guard let option = Option.with(key), let text = self[key].last else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw CommandError.usage(.badValue(option, text, reason: reason, choices: []))
    }
    return number
  }

  /// The whole numbers given for an option.
  func counts(_ key: Option.Name, in range: ClosedRange<Int>, reason: String) throws -> [Int] {
    guard let option = Option.with(key) else { return [] }
    return try self[key].map { text in
      guard let number = Int(text), range.contains(number) else {
        throw CommandError.usage(.badValue(option, text, reason: reason, choices: []))
      }
      return number
    }
  }

  /// The steps given with `--step`; `nil` where none was.
  func steps() throws -> [String]? {
    guard has(.step) else { return nil }
    return try self[.step].map { text in
      do { _ = try Step(parsing: text) } catch let error as StepError { throw CommandError.usage(.badStep(error)) }
      return text
    }
  }

  func dialect() -> Dialect? { self[.dialect].last.flatMap(Dialect.init(rawValue:)) }

  /// The window's size: `320x480`.
  func size() throws -> Size? {
    guard let option = Option.with(.size), let text = self[.size].last else { return nil }
    let parts = text.lowercased().split { $0 == "x" || $0 == "×" || $0 == " " }.map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (1...100_000).contains(width), (1...100_000).contains(height)
    else {
      throw CommandError.usage(
        .badValue(option, text, reason: "write width and height in points: 320x480", choices: []))
    }
    return Size(width: width, height: height)
  }
}
