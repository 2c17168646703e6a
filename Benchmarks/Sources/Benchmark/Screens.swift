import Engine
import Rows
import Twin

/// The screen of rows in a session of its own, with the bindings to change it by.
@MainActor final class Screen {
  static let statesAtOnce = 100
  let session: Session
  let count: Int
  private let rows: [Int: Binding<Int>]
  private let array: Binding<[Item]>?
  private var value = 10
  private var row = 0
  private var round = 0

  init(_ count: Int, isRecording: Bool = false) {
    Handles.rows = [:]
    session = Session(RowList(count: count), isRecording: isRecording)
    self.count = count
    rows = Handles.rows
    array = Handles.array
  }

  /// Another number of two digits in another row.
  func changeState() {
    row = (row + 7919) % count
    value = value == 99 ? 10 : value + 1
    session.update { rows[row]?.wrappedValue = value }
  }

  func changeStates() { for _ in 0..<Screen.statesAtOnce { changeState() } }

  /// Another title in one element of the array that feeds the rows.
  func changeArray() {
    round += 1
    session.update { array?.wrappedValue[round % count].title = "Changed \(round % 97)" }
  }
}

/// The same changes to the screen written by hand.
@MainActor final class Twin {
  private let list: TwinList
  private let count: Int
  private var titles: [String]
  private var value = 10
  private var row = 0
  private var round = 0

  init(_ count: Int) {
    list = TwinList(count: count)
    self.count = count
    titles = (0..<count).map { "Row \($0)" }
  }

  func changeStates() {
    for _ in 0..<Screen.statesAtOnce {
      row = (row + 7919) % count
      value = value == 99 ? 10 : value + 1
      list.setCount(value, row: row)
    }
  }

  func changeArray() {
    round += 1
    titles[round % count] = "Changed \(round % 97)"
    list.setTitles(titles)
  }
}
