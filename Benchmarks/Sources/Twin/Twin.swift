/// The same screen written by hand: a tree of row objects with two texts each and the same stack layout, changed directly.
public final class TwinList {
  public final class Row {
    public let title: TwinText
    public let count: TwinText
    public let stack: TwinRow

    init(title: String, count: Int) {
      self.title = TwinText(title)
      self.count = TwinText("\(count)")
      stack = TwinRow([self.title, self.count])
    }
  }
  public private(set) var rows: [Row] = []
  public private(set) var size = TwinSize()
  private let proposal = TwinProposal(width: 390, height: nil)

  public init(count: Int) {
    rows.reserveCapacity(count)
    for index in 0..<count { rows.append(Row(title: "Row \(index)", count: 10)) }
    for row in rows { row.stack.layOut(proposal) }
    place()
  }

  /// The rows one below another, centred.
  private func place() {
    size.width = rows.reduce(0) { max($0, $1.stack.size.width) }
    var y = 0.0
    for row in rows {
      row.stack.x = (size.width - row.stack.size.width) / 2
      row.stack.y = y
      y += row.stack.size.height
    }
    size.height = y
  }

  /// Lays out one row, and the list where that changes it.
  private func layOut(_ row: Row) {
    let old = row.stack.size
    row.stack.layOut(proposal)
    let new = row.stack.size
    if new.height != old.height || new.width > size.width || old.width == size.width && new.width != size.width {
      place()
    } else {
      row.stack.x = (size.width - new.width) / 2
    }
  }

  /// Changes the count of one row, and lays out what that changes.
  public func setCount(_ count: Int, row index: Int) {
    rows[index].count.text = "\(count)"
    layOut(rows[index])
  }

  /// Takes other titles: compares row by row, and changes those that differ.
  public func setTitles(_ titles: [String]) {
    for (index, title) in titles.enumerated() where rows[index].title.text != title {
      rows[index].title.text = title
      layOut(rows[index])
    }
  }
}
