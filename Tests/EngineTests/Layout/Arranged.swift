import Foundation

@testable import Engine

/// A view laid out in a window, for reading frames by what the views show.
@MainActor struct Arranged {
  let session: Session

  init<V: View>(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ view: () -> V) {
    session = Session(view(), size: CGSize(width: width, height: height))
  }

  /// The frames in the window of the views of a name or type, as `x y width height`.
  subscript(name: String) -> [String] { session.frames(of: name).map(Arranged.words) }

  static func words(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map(number).joined(separator: " ")
  }

  private static func number(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
  }
}

/// A font in which a letter `a` is 11.12 points wide, a wide character 20, and a line 24 high.
extension Font { static let measured = Font.system(size: 20) }
