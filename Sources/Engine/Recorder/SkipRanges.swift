import Recording

/// Writes many equal skips as ranges.
@MainActor enum SkipRanges {
  static func compress(_ skips: [Skip]) -> [SkipRange] {
    var result: [SkipRange] = []
    // The range that is being made, in numbers.
    var (first, count, stride, reason) = (0, 0, 1, SkipReason.inputsEqual)
    func close() {
      if count > 0 { result.append(SkipRange(first: NodeID(first), count: count, stride: stride, skip: reason)) }
    }
    for skip in skips where !skip.isTakenOut {
      let id = Int(skip.id)
      let end = first + (count - 1) * stride
      if count > 0, skip.reason == reason, count == 1 ? id > end : id == end + stride {
        stride = id - end
        count += 1
        continue
      }
      close()
      (first, count, stride, reason) = (id, 1, 1, skip.reason)
    }
    close()
    return result
  }
}
