import Foundation
import GraphDump
import Recording

/// `graphdump render`: recordings to figures.
struct Rendering {
  let recorder: Recorder

  func run() throws -> Int32 {
    throw CommandError.drawing("figures are not part of this build")
  }
}
