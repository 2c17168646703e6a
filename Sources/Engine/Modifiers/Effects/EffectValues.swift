/// A style as a parameter, compared by what it holds.
nonisolated struct StyleValue: Equatable, RecordingDescribable {
  let style: any ShapeStyle

  init(_ style: any ShapeStyle) { self.style = style }

  static func == (a: StyleValue, b: StyleValue) -> Bool {
    if let x = a.style as? Color, let y = b.style as? Color { return x == y }
    return isEqualDynamically(a.style, b.style)
  }

  func recordingDescription(_ describer: Describer) -> String { style._styleWords }
}

/// A shape as a parameter, compared by what it holds.
nonisolated struct ShapeValue: Equatable, RecordingDescribable {
  let shape: any Shape

  init(_ shape: any Shape) { self.shape = shape }

  static func == (a: ShapeValue, b: ShapeValue) -> Bool { isEqualDynamically(a.shape, b.shape) }

  func recordingDescription(_ describer: Describer) -> String {
    func words<S: Shape>(_ shape: S) -> String {
      let name = (shape as? any WordedShape)?.shapeName ?? TypeName.short(S.self)
      return shapeWords(shape).map { "\(name)(\($0))" } ?? name
    }
    return words(shape)
  }
}
