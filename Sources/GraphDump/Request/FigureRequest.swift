import Recording

/// What somebody wants drawn of a recording, and how. The defaults suit most.
public struct FigureRequest: Hashable, Sendable {
  /// What the figure shows.
  public var kind: FigureKind
  /// Which updates it shows.
  public var updates: UpdateSelection
  /// Which pictures it has of them.
  public var panels: PanelChoice
  /// The colours of the document.
  public var theme: Theme
  /// How causes are worded; `nil` takes what the recording asks for, else key paths.
  public var dialect: Dialect?
  /// Draws the nodes of this type or name, with what is above and below them, and collapses the rest.
  public var focus: String?
  /// Collapses what lies more than so many levels below the root.
  public var depth: Int?
  /// Draws every node: nothing is folded or collapsed.
  public var all: Bool
  /// How many nodes a panel may have before it is collapsed.
  public var budget: Int
  /// Stands in place of the title that tells name, update and step.
  public var title: String?
  /// The figure's greatest width in points: its direction and the rows of its panels are chosen for it, and what is
  /// wider still is drawn smaller. `nil` aims at the width of a page, and draws nothing smaller.
  public var width: Double?
  /// `nil` chooses what makes the better figure.
  public var direction: Direction?
  /// Whether what the shapes, borders and tags mean is explained in the figure.
  public var legend: Bool
  /// Says how long each update took, where the recording holds it: such a figure is another one in every run.
  public var timings = false
  /// How many updates a figure may show: more of them can't be taken in, and each costs a copy of the graph.
  public var mostUpdates = 8
  /// Whether its panels are seen one at a time, on a page.
  var isSteppedThrough = false

  /// A request; whatever is not given is chosen for the figure.
  public init(
    kind: FigureKind = .viewGraph, updates: UpdateSelection = .all, panels: PanelChoice = .automatic,
    theme: Theme = .light, dialect: Dialect? = nil, focus: String? = nil, depth: Int? = nil, all: Bool = false,
    budget: Int = 60, title: String? = nil, width: Double? = nil, direction: Direction? = nil, legend: Bool = true
  ) {
    self.kind = kind
    self.updates = updates
    self.panels = panels
    self.theme = theme
    self.dialect = dialect
    self.focus = focus
    self.depth = depth
    self.all = all
    self.budget = budget
    self.title = title
    self.width = width
    self.direction = direction
    self.legend = legend
  }
}

/// Which updates a figure shows.
public enum UpdateSelection: Hashable, Sendable {
  /// All after the appearance; the appearance where there is no other.
  case all
  /// The update with this index, 0 for the appearance.
  case one(Int)
  /// The updates with these indices.
  case range(ClosedRange<Int>)
}

/// Which pictures a figure has.
public enum PanelChoice: String, Hashable, Sendable, CaseIterable {
  /// For one update before, after and what changed; for several what was before, then what each changed. A large
  /// graph is drawn once for each update, with what changed.
  case automatic
  /// The same for a graph of any size.
  case beforeAndAfter = "before-and-after"
  /// Only what each update changed.
  case changes
}

/// The colours of a document.
public enum Theme: String, Hashable, Sendable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
  /// Follows the reader's `prefers-color-scheme`.
  case auto
}

/// A form that a figure can be written in.
public enum FigureFormat: String, Hashable, Sendable, CaseIterable {
  /// A picture of the layout: see ``SVGDocument``.
  case svg
  /// Graphviz's language: see ``DOTDocument``.
  case dot
  /// The figure's model: see ``FigureJSON``.
  case json
  /// A snippet that shows the SVG: see ``MarkdownSnippet``.
  case markdown = "md"
  /// A page to step through the updates.
  case html
  /// Mermaid's language: see ``MermaidDocument``.
  case mermaid
  /// An image of points twice as dense as the SVG's. Needs `rsvg-convert`.
  case png
  /// Needs `rsvg-convert`.
  case pdf
  /// SVGs of all themes, alternative text, and snippets for DocC and a README.
  case docs
}

extension FigureFormat {
  /// The ending of its files; `nil` where there are several.
  public var fileExtension: String? {
    switch self {
    case .mermaid: "mmd"
    case .docs: nil
    default: rawValue
    }
  }

  /// The format that a file's ending means.
  public init?(fileExtension: String) {
    guard let format = Self.allCases.first(where: { $0.fileExtension == fileExtension }) else { return nil }
    self = format
  }
}
