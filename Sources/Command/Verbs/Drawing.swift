import GraphDump
import Recording

/// What the command line asks to be drawn, and the only place that calls the drawing library.
struct Drawing: Sendable {
  private var requests: [FigureRequest]
  private var formats: [FigureFormat]

  /// How many documents each recording gives.
  var documentCount: Int { requests.count * formats.reduce(0) { $0 + ($1 == .docs ? 2 : 1) } }

  /// - Parameter fileExtension: the ending of the one file that is to be written, which tells the format.
  init(_ arguments: Arguments, fileExtension: String?) throws {
    formats = arguments[.format].compactMap(FigureFormat.init(rawValue:))
    if formats.isEmpty { formats = [fileExtension.flatMap(FigureFormat.init(fileExtension:)) ?? .svg] }
    formats = FigureFormat.allCases.filter(formats.contains)
    var request = FigureRequest()
    request.theme = arguments[.theme].last.flatMap(Theme.init(rawValue:)) ?? request.theme
    request.dialect = arguments.dialect()
    request.focus = arguments[.focus].last
    request.depth = try arguments.counts(.depth, in: 0...10_000, reason: "a depth is a whole number, from 0").last
    request.all = arguments.has(.all)
    request.title = arguments[.title].last
    request.width =
      try arguments.number(.width, in: 100...100_000, reason: "a width in points is from 100 to 100000")
      ?? request.width
    request.direction = arguments[.direction].last.flatMap(Direction.init(rawValue:))
    request.legend = !arguments.has(.noLegend)
    request.timings = arguments.has(.timings)
    request.panels = arguments[.panels].last.flatMap(PanelChoice.init(rawValue:)) ?? request.panels
    let kinds = arguments[.figure].compactMap(FigureKind.init(rawValue:))
    let selections = try Self.selections(arguments)
    requests = (kinds.isEmpty ? [request.kind] : kinds).flatMap { kind in
      selections.map { selection in
        var request = request
        request.kind = kind
        request.updates = selection
        return request
      }
    }
  }

  /// The finished documents of one recording.
  func documents(of recording: Recording, name: String) throws -> [Document] {
    try requests.flatMap { try render(recording, name: name, request: $0, formats: formats) }
  }

  /// `--update 2` and `--update 1-3`.
  private static func selections(_ arguments: Arguments) throws -> [UpdateSelection] {
    guard let option = Option.with(.update), arguments.has(.update) else { return [.all] }
    return try arguments[.update].map { text in
      let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      switch ends.count {
      case 1: if let index = ends[0], index >= 0 { return .one(index) }
      case 2: if let first = ends[0], let last = ends[1], first >= 0, first <= last { return .range(first...last) }
      default: break
      }
      throw CommandError.usage(
        .badValue(
          option, text, reason: "an update is a number from 0, or a range such as 1-3", choices: []))
    }
  }
}
