// Shows: every cell observes the view model of the whole list. One like runs the list and all of its cells.
// graphdump: tap "Like" 3

import SwiftUI

struct CellItem: Identifiable, Equatable {
  let id: Int
  var isLiked = false
}

final class CellListViewModel: ObservableObject {
  @Published var items = (1...20).map { CellItem(id: $0) }

  func isLiked(_ id: Int) -> Bool {
    items.first { $0.id == id }?.isLiked ?? false
  }

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
          CellView(viewModel: viewModel, id: item.id)
        }
      }
    }
  }
}

struct CellView: View {
  @ObservedObject var viewModel: CellListViewModel
  let id: Int

  var body: some View {
    HStack {
      Text("Photo \(id)")
      Button(viewModel.isLiked(id) ? "Liked" : "Like") { viewModel.like(id) }
    }
  }
}

#Preview {
  CellListView()
}
