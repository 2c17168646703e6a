import SwiftUI

/// The bindings that the benchmark writes through.
@MainActor public enum Handles {
  public static var rows: [Int: Binding<Int>] = [:]
  public static var array: Binding<[Item]>?
  public static var bodies = 0

  static func ran(row: Int, _ count: Binding<Int>) {
    bodies += 1
    rows[row] = count
  }

  static func ran(_ items: Binding<[Item]>) {
    bodies += 1
    array = items
  }
}

public struct Item: Identifiable, Equatable {
  public var id: Int
  public var title: String

  public init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

/// A row with a state of its own and two texts.
struct StateRow: View {
  let item: Item
  @State private var count = 10

  var body: some View {
    let _ = Handles.ran(row: item.id, $count)
    HStack {
      Text(item.title)
      Text("\(count)")
    }
  }
}

/// N rows, fed by an array.
public struct RowList: View {
  @State private var items: [Item]

  public init(count: Int) { _items = State(initialValue: (0..<count).map { Item(id: $0, title: "Row \($0)") }) }

  public var body: some View {
    let _ = Handles.ran($items)
    ScrollView {
      VStack(spacing: 0) {
        ForEach(items) { item in StateRow(item: item) }
      }
    }
  }
}
