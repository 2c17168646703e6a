import Recording

/// Writes many equal skips as ranges.
@MainActor enum SkipRanges {
  static func compress(_ skips: [(node: _ViewNode?, reason: SkipReason)]) -> [SkipRange] {
    var result: [SkipRange] = []
    for (skipped, reason) in skips {
      guard let node = skipped, !node.flags.contains(.isEnded) else { continue }
      let id = Int(node.id)
      guard var last = result.last, last.skip == reason else {
        result.append(SkipRange(first: NodeID(id), count: 1, stride: 1, skip: reason))
        continue
      }
      let end = last.first.rawValue + (last.count - 1) * last.stride
      if last.count == 1, id > end {
        last.stride = id - end
        last.count = 2
      } else if last.count > 1, id == end + last.stride {
        last.count += 1
      } else {
        result.append(SkipRange(first: NodeID(id), count: 1, stride: 1, skip: reason))
        continue
      }
      result[result.count - 1] = last
    }
    return result
  }
}
