/// One of the sections that a view is made of, as far as its value tells without making a body.
public nonisolated struct SectionConfiguration: Identifiable {
  /// The identity of a section among the others.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }
  /// What tells the section apart from the others.
  public let id: ID
  /// The views of the section's header.
  public let header: SubviewsCollection
  /// The views of the section.
  public let content: SubviewsCollection
  /// The views of the section's footer.
  public let footer: SubviewsCollection

  /// What the section tells its container.
  public var containerValues: ContainerValues { values }
  let values: ContainerValues
}

/// The sections that a view is made of, in order; views outside of any section are one together.
public nonisolated struct SectionCollection: RandomAccessCollection {
  let all: [SectionConfiguration]

  /// Always 0.
  public var startIndex: Int { 0 }
  /// How many sections there are.
  public var endIndex: Int { all.count }

  /// The section at a place, from 0.
  public subscript(index: Int) -> SectionConfiguration { all[index] }
}

/// A section, as its parts.
protocol SectionHolder {
  var parts: (header: any View, content: any View, footer: any View) { get }
}

extension Section: SectionHolder where Parent: View, Content: View, Footer: View {
  var parts: (header: any View, content: any View, footer: any View) { (header, content, footer) }
}

extension SectionCollection {
  init(of view: any View) {
    var sections: [SectionConfiguration] = []
    var loose: [Subview] = []
    func close() {
      guard let first = loose.first else { return }
      sections.append(
        SectionConfiguration(
          id: .init(path: first.id.path), header: .init(all: []), content: .init(all: loose), footer: .init(all: []),
          values: .init()))
      loose = []
    }
    for subview in SubviewsCollection(of: view).all {
      var base = subview.view
      while let modified = base as? any ModifiedView, let inner = modified.modifiedView as? any View { base = inner }
      guard let section = base as? any SectionHolder else {
        loose.append(subview)
        continue
      }
      close()
      let values = (subview.view as? any ContainerValueHolder)?.containerValues ?? ContainerValues()
      let (header, content, footer) = section.parts
      sections.append(
        SectionConfiguration(
          id: .init(path: subview.id.path), header: SubviewsCollection(of: header),
          content: SubviewsCollection(of: content), footer: SubviewsCollection(of: footer), values: values))
    }
    close()
    all = sections
  }
}

extension Group {
  /// Makes a view of the sections that another one is made of.
  public init<Base: View>(
    sections view: Base, @ViewBuilder transform: (SectionCollection) -> Content
  ) where Content: View { self.init(content: transform(SectionCollection(of: view))) }
}

extension ForEach where Data == [SectionConfiguration], ID == SectionConfiguration.ID, Content: View {
  /// Makes a view for each of the sections that another one is made of.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) {
    self.init(data: SectionCollection(of: view).all, content: content, id: { $0.id }, idKind: .identifiable)
  }
}
