/// The elements of a longest strictly increasing subsequence; of several, the one that keeps the earliest elements, so
/// that the later ones count as moved (B8). Cost: O(n log n).
func longestIncreasingRun(_ values: [Int]) -> Set<Int> {
  // Seen from the back: for each length the largest head of a run, and the next element of each element's run.
  var heads: [Int] = []
  var next = [Int](repeating: -1, count: values.count)
  var chainStart = -1
  for index in values.indices.reversed() {
    var low = 0
    var high = heads.count
    while low < high {
      let middle = (low + high) / 2
      if values[heads[middle]] > values[index] { low = middle + 1 } else { high = middle }
    }
    next[index] = low > 0 ? heads[low - 1] : -1
    if low == heads.count {
      heads.append(index)
      chainStart = index
    } else {
      heads[low] = index
      if low == heads.count - 1 { chainStart = index }
    }
  }
  var result: Set<Int> = []
  var index = chainStart
  while index >= 0 {
    result.insert(values[index])
    index = next[index]
  }
  return result
}
