/// An error in words: what happened, where, and what to do next.
struct Message: Hashable, Sendable {
  var what: String
  var location: SourceLocation?
  var advice: String?

  init(_ what: String, at location: SourceLocation? = nil, advice: String? = nil) {
    self.what = what
    self.location = location
    self.advice = advice
  }
}

extension Message: CustomStringConvertible {
  /// As compilers write them, so that editors find the place.
  var description: String { text(colours: Colours(isOn: false)) }

  func text(colours: Colours) -> String {
    let place = location.map(\.description) ?? "graphdump"
    var lines = "\(colours.bold("\(place):")) \(colours.red("error:")) \(what)"
    if let advice { lines += "\n  \(advice.replacing("\n", with: "\n  "))" }
    return lines
  }
}
