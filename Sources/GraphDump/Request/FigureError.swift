/// Why a figure can't be drawn of a recording.
public enum FigureError: Error, Hashable, Sendable {
  /// There is no update, not even the appearance.
  case emptyRecording
  /// The index is out of the range that the recording has.
  case noSuchUpdate(Int, available: ClosedRange<Int>)
  /// No node has the type or name that was asked for.
  case nothingInFocus(String, candidates: [String])
}

extension FigureError: CustomStringConvertible {
  /// What is wrong and what there is to choose from, in words.
  public var description: String {
    switch self {
    case .emptyRecording:
      "there is nothing to draw: the recording holds no update, not even the appearance; record it again"
    case .noSuchUpdate(let index, let available):
      "there is no update \(index): the recording holds the updates \(available.lowerBound) to \(available.upperBound)"
    case .nothingInFocus(let name, let candidates):
      "nothing is called “\(name)”: choose one of \(candidates.joined(separator: ", "))"
    }
  }
}
