import GraphDump

extension PixelOptions {
  /// What the command line asks for.
  init(_ arguments: Arguments) throws {
    self.init()
    threshold = try arguments.number(.threshold, in: 0...1, reason: "a threshold is from 0 to 1") ?? threshold
    let reason = "a number of pixels is a whole number, from 0"
    tolerance = try arguments.counts(.tolerance, in: 0...Int.max, reason: reason).last ?? 0
    countsAntialiasing = arguments.has(.antialiasing)
    ignored = try arguments[.ignore].map { text in
      let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3],
        x >= 0, y >= 0, width > 0, height > 0
      else { throw Self.bad(text) }
      return PixelRegion(x: x, y: y, width: width, height: height)
    }
    if let path = arguments[.mask].last {
      do { mask = try PixelImage(png: try Input.read(path)) } catch let error as PNGError {
        throw CommandError.comparing(.content(name: path, reason: "\(error)"))
      }
    }
  }

  private static func bad(_ text: String) -> CommandError {
    guard let option = Option.with(.ignore) else { return .output(.drawing(text)) }
    return .usage(
      .badValue(option, text, reason: "write left, top, width and height in pixels: 10,20,100,40", choices: []))
  }
}
