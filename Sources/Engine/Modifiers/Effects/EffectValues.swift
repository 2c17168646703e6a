/// A style as a parameter, compared by what it holds.
public nonisolated struct _StyleValue: Equatable, RecordingDescribable {
  let style: any ShapeStyle

  init(_ style: any ShapeStyle) { self.style = style }

  public static func == (a: _StyleValue, b: _StyleValue) -> Bool {
    if let x = a.style as? Color, let y = b.style as? Color { return x == y }
    return isEqualDynamically(a.style, b.style)
  }

  func recordingDescription(_ describer: Describer) -> String { style._styleWords }
}

/// A shape as a parameter, compared by what it holds.
public nonisolated struct _ShapeValue: Equatable, RecordingDescribable {
  let shape: any Shape

  init(_ shape: any Shape) { self.shape = shape }

  public static func == (a: _ShapeValue, b: _ShapeValue) -> Bool { isEqualDynamically(a.shape, b.shape) }

  func recordingDescription(_ describer: Describer) -> String {
    func words<S: Shape>(_ shape: S) -> String {
      let name = (shape as? any WordedShape)?.shapeName ?? TypeName.short(S.self)
      return shapeWords(shape).map { "\(name)(\($0))" } ?? name
    }
    return words(shape)
  }
}
