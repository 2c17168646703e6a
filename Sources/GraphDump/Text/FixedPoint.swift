/// Numbers written the same way in every locale.
enum FixedPoint {
  /// `value` rounded to `digits` places, without zeros at the end: `3.5`, `12`.
  static func text(_ value: Double, digits: Int = 1) -> String {
    var scale = 1
    for _ in 0..<digits { scale *= 10 }
    let scaled = (value * Double(scale)).rounded()
    guard scaled.isFinite, scaled.magnitude < 1e15 else { return "0" }
    let whole = Int(scaled)
    let magnitude = whole.magnitude
    var text = String(magnitude / UInt(scale))
    var rest = Int(magnitude % UInt(scale))
    if rest != 0 {
      var places = digits
      while rest % 10 == 0 {
        rest /= 10
        places -= 1
      }
      let fraction = String(rest)
      text += "." + String(repeating: "0", count: places - fraction.count) + fraction
    }
    return whole < 0 ? "-" + text : text
  }
}
