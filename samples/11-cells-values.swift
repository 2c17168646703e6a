// Shows: each cell takes its item and an action, and is compared on the item. One like runs the list and one cell.
// graphdump: tap "Like" 3

import SwiftUI

struct CellItem: Identifiable, Equatable {
  let id: Int
  var isLiked = false
}

final class CellListViewModel: ObservableObject {
  @Published var items = (1...20).map { CellItem(id: $0) }

  func like(_ id: Int) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    items[index].isLiked.toggle()
  }
}

struct CellListView: View {
  @StateObject private var viewModel = CellListViewModel()

  var body: some View {
    ScrollView {
      VStack {
        ForEach(viewModel.items) { item in
          CellView(item: item) { viewModel.like(item.id) }
            .equatable()
        }
      }
    }
  }
}

struct CellView: View, Equatable {
  let item: CellItem
  let action: () -> Void

  nonisolated static func == (old: Self, new: Self) -> Bool {
    old.item == new.item
  }

  var body: some View {
    HStack {
      Text("Photo \(item.id)")
      Button(item.isLiked ? "Liked" : "Like", action: action)
    }
  }
}

#Preview {
  CellListView()
}
