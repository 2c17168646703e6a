import Foundation

/// The same screen written by hand: row objects with two texts each and the same stack layout, changed directly.
public final class TwinList {
  public final class Row {
    public var title: String
    public var count: Int
    var titleWidth = 0.0
    var countWidth = 0.0
    public private(set) var width = 0.0
    public private(set) var height = 0.0
    public var x = 0.0
    public var y = 0.0

    init(title: String, count: Int) {
      self.title = title
      self.count = count
      measure()
    }

    func measure() {
      titleWidth = TwinText.width(title)
      countWidth = TwinText.width("\(count)")
      width = titleWidth + 8 + countWidth
      height = 20.40625
    }
  }
  public private(set) var rows: [Row] = []
  public private(set) var width = 0.0
  public private(set) var height = 0.0

  public init(count: Int) {
    rows.reserveCapacity(count)
    for index in 0..<count { rows.append(Row(title: "Row \(index)", count: 10)) }
    layOut()
  }

  func layOut() {
    width = rows.reduce(0) { max($0, $1.width) }
    var y = 0.0
    for row in rows {
      row.x = (width - row.width) / 2
      row.y = y
      y += row.height
    }
    height = y
  }

  /// Changes the count of one row, and lays out what that changes.
  public func setCount(_ count: Int, row index: Int) {
    let row = rows[index]
    row.count = count
    let (width, height) = (row.width, row.height)
    row.measure()
    if row.height != height || row.width > self.width || width == self.width && row.width != width {
      layOut()
    } else {
      row.x = (self.width - row.width) / 2
    }
  }

  /// Takes other titles: compares row by row, and changes those that differ.
  public func setTitles(_ titles: [String]) {
    var changed = false
    for (index, title) in titles.enumerated() where rows[index].title != title {
      rows[index].title = title
      rows[index].measure()
      changed = true
    }
    if changed { layOut() }
  }
}

/// The widths of ASCII text at 17 points.
enum TwinText {
  static func width(_ text: String) -> Double {
    var thousandths = 0
    for byte in text.utf8 { thousandths += byte == 32 ? 278 : 556 }
    return (Double(thousandths) / 1000 * 17 * 64).rounded(.up) / 64
  }
}
