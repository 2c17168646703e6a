/// The elements of a longest strictly increasing subsequence; of several, the one with the smallest elements.
///
/// For the old places of rows in their new order these are the rows that stay: of two that changed places the one that
/// stood first stays, and the later one is said to move (B8). Cost: O(n log n).
func longestIncreasingRun(_ values: [Int]) -> Set<Int> {
  // For each length the smallest end of a run so far, and before each element the end of the run that it prolongs.
  var ends: [Int] = []
  var previous = [Int](repeating: -1, count: values.count)
  for index in values.indices {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if values[ends[middle]] < values[index] { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[index] = ends[low - 1] }
    if low == ends.count { ends.append(index) } else { ends[low] = index }
  }
  var result: Set<Int> = []
  var index = ends.last ?? -1
  while index >= 0 {
    result.insert(values[index])
    index = previous[index]
  }
  return result
}
