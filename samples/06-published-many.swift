// Shows: one object with two published properties. A change of the count runs the view that reads only the title, too.
// graphdump: tap "Add one"

import SwiftUI

final class MultiPublishedViewModel: ObservableObject {
  @Published var count = 0
  @Published var title = "Steps today"
}

struct SampleMultiPublishedDiffView: View {
  @StateObject private var viewModel = MultiPublishedViewModel()

  var body: some View {
    VStack {
      PublishedCountView(viewModel: viewModel)
      PublishedTitleView(viewModel: viewModel)
      PublishedSubButton(viewModel: viewModel)
    }
  }
}

struct PublishedCountView: View {
  @ObservedObject var viewModel: MultiPublishedViewModel

  var body: some View {
    Text("\(viewModel.count)")
  }
}

struct PublishedTitleView: View {
  @ObservedObject var viewModel: MultiPublishedViewModel

  var body: some View {
    Text(viewModel.title)
  }
}

struct PublishedSubButton: View {
  @ObservedObject var viewModel: MultiPublishedViewModel

  var body: some View {
    Button("Add one") { viewModel.count += 1 }
  }
}

#Preview {
  SampleMultiPublishedDiffView()
}
