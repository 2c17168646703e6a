import Foundation
import Recording
import Testing

@testable import Engine

private struct Nested: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Color.red.frame(height: 40)
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            Color.green.frame(width: 30, height: 50)
            GeometryReader { proxy in
              let inner = proxy.frame(in: .scrollView(axis: .horizontal))
              let outer = proxy.frame(in: .scrollView(axis: .vertical))
              let nearest = proxy.frame(in: .scrollView)
              Text("\(Int(inner.minX)) \(Int(inner.minY)), \(Int(outer.minX)) \(Int(outer.minY)), \(Int(nearest.minY))")
            }
            .frame(width: 100, height: 50)
          }
        }
      }
    }
  }
}

/// The space of a scroll view along an axis is that of the nearest one that scrolls so.
@MainActor @Test func aScrollViewIsMeantByItsAxis() { #expect(Session(Nested()).texts == ["30 0, 30 40, 0"]) }
