/// What a source's copy says otherwise than the source, so that what is written for a phone compiles here: frameworks of
/// the phone come from the engine, conditions hold as they do on a phone, and what needs Objective-C is taken out.
///
/// The lines stay what they are. What has to be declared beside the source is in `appended`.
struct PlatformEdits: Hashable, Sendable {
  var edits: [PreparedCopy.Edit] = []
  var appended: [String] = []
  /// The views that a playground shows, as previews.
  var liveViews: [PreviewMacro] = []

  /// Where the names of a framework come from here.
  static let frameworks: [String: String] = [
    "UIKit": "SwiftUI", "AppKit": "SwiftUI", "Cocoa": "SwiftUI", "PlaygroundSupport": "SwiftUI",
    "UniformTypeIdentifiers": "SwiftUI", "QuartzCore": "SwiftUI", "CoreTransferable": "SwiftUI",
    "DeveloperToolsSupport": "SwiftUI", "Accessibility": "SwiftUI", "SwiftUICore": "SwiftUI", "Symbols": "SwiftUI",
    "CoreGraphics": "Foundation", "CoreFoundation": "Foundation", "Darwin": "Foundation", "ObjectiveC": "Foundation",
    "os": "EngineFrameworks", "OSLog": "EngineFrameworks", "MapKit": "EngineFrameworks",
    "CoreLocation": "EngineFrameworks", "UserNotifications": "EngineFrameworks", "StoreKit": "EngineFrameworks",
    "PhotosUI": "EngineFrameworks", "AVFoundation": "EngineFrameworks", "AVKit": "EngineFrameworks",
    "AudioToolbox": "EngineFrameworks", "WebKit": "EngineFrameworks", "LocalAuthentication": "EngineFrameworks",
    "WidgetKit": "EngineFrameworks", "TipKit": "EngineFrameworks", "RealityKit": "EngineFrameworks",
    "_RealityKit_SwiftUI": "EngineFrameworks", "CoreImage": "EngineFrameworks",
    "AuthenticationServices": "EngineFrameworks", "SafariServices": "EngineFrameworks",
    "CoreHaptics": "EngineFrameworks", "CoreMotion": "EngineFrameworks", "PencilKit": "EngineFrameworks",
    "PDFKit": "EngineFrameworks", "QuickLook": "EngineFrameworks", "MessageUI": "EngineFrameworks",
  ]

  /// The module that stands for an imported one, where they differ.
  static func module(for name: String) -> String { frameworks[name] ?? name }

  /// - Parameter tokens: all tokens but comments; `active`: those that are compiled.
  init(tokens: [Token], active: [Token], of source: SourceText) {
    conditions(TokenCursor(source: source, tokens: tokens))
    let cursor = TokenCursor(source: source, tokens: active)
    imports(cursor)
    for index in active.indices { objectiveC(cursor, index) }
    resources(cursor)
    delegates(cursor)
    liveViews(cursor)
    edits += PersistentModels.edits(cursor, appending: &appended)
  }

  private mutating func replace(_ cursor: TokenCursor, _ first: Int, _ last: Int, with text: String) {
    let range = cursor.tokens[first].range.lowerBound..<cursor.tokens[last].range.upperBound
    edits.append(.init(range: range, replacement: text))
  }

  // MARK: Conditions

  /// `os(iOS)` holds, and so does what can be imported on a phone and comes from the engine here.
  private mutating func conditions(_ cursor: TokenCursor) {
    for index in cursor.tokens.indices {
      guard cursor.kind(index) == .pound, ["#if", "#elseif"].contains(cursor.text(index)) else { continue }
      var next = index + 1
      while next < cursor.tokens.count, cursor.tokens[next].line == cursor.tokens[index].line {
        if ["os", "canImport", "targetEnvironment"].contains(cursor.text(next)), cursor.isPunctuation(next + 1, "("),
          let close = cursor.closing(next + 1)
        {
          let arguments = (next + 2..<close).map { cursor.text($0) }
          if let holds = Self.holds(cursor.text(next), arguments) {
            replace(cursor, next, close, with: holds ? "true" : "false")
          }
          next = close
        }
        next += 1
      }
    }
  }

  /// Whether a condition about the system holds; `nil` where the compiler knows it.
  static func holds(_ name: String, _ arguments: [String]) -> Bool? {
    guard let argument = arguments.first else { return nil }
    switch name {
    case "os": return argument == "iOS"
    case "targetEnvironment": return argument == "simulator"
    case "canImport" where ["AppKit", "Cocoa"].contains(argument): return false
    case "canImport" where frameworks[argument] != nil: return true
    default: return nil
    }
  }

  private static let accesses: Set<String> = ["public", "package", "internal", "fileprivate", "private"]

  // MARK: Imports

  private mutating func imports(_ cursor: TokenCursor) {
    var imported: [String: String] = [:]
    for index in cursor.tokens.indices where cursor.text(index) == "import" && cursor.kind(index) == .identifier {
      guard
        cursor.tokens[index].isFirstOnLine || cursor.isPunctuation(index - 2, "@")
          || Self.accesses.contains(cursor.text(index - 1))
      else { continue }
      var next = index + 1
      if ["struct", "class", "enum", "protocol", "func", "let", "var", "typealias"].contains(cursor.text(next)) {
        next += 1
      }
      guard cursor.kind(next) == .identifier, let module = Self.frameworks[cursor.text(next)] else { continue }
      var last = next
      // `os.log` is a part of a framework; after `import struct` the name of what is imported stays.
      if next == index + 1 {
        while cursor.text(last + 1) == ".", cursor.kind(last + 2) == .identifier { last += 2 }
      }
      imported[cursor.text(next)] = module
      replace(cursor, next, last, with: module)
    }
    guard !imported.isEmpty else { return }
    // `WidgetKit.TimelineEntry`: a type by the name of its module.
    for index in cursor.tokens.indices {
      guard cursor.kind(index) == .identifier, let module = imported[cursor.text(index)],
        cursor.text(index + 1) == ".", cursor.text(index + 2).first?.isUppercase == true,
        cursor.text(index - 1) != ".", cursor.text(index - 1) != "import"
      else { continue }
      replace(cursor, index, index, with: module)
    }
  }

  // MARK: Objective-C

  private mutating func objectiveC(_ cursor: TokenCursor, _ index: Int) {
    if cursor.kind(index) == .pound, cursor.text(index) == "#selector", cursor.isPunctuation(index + 1, "("),
      let close = cursor.closing(index + 1)
    {
      let name = (index + 2..<close).map { cursor.text($0) }.joined()
      replace(cursor, index, close, with: "SwiftUI.Selector(\"\(name)\")")
    }
    // A rule of a tip: the macro's closure is a plain one here.
    if cursor.kind(index) == .pound, cursor.text(index) == "#Rule" {
      replace(cursor, index, index, with: "EngineFrameworks.Tips.Rule")
    }
    guard cursor.isPunctuation(index, "@") else { return }
    switch cursor.text(index + 1) {
    case "objc":
      let close = cursor.isPunctuation(index + 2, "(") ? cursor.closing(index + 2) : nil
      replace(cursor, index, close ?? index + 1, with: "")
    case "objcMembers", "IBAction", "IBOutlet": replace(cursor, index, index + 1, with: "")
    // Values arrive at their end at once, so that nothing is to be animated by parts.
    case "Animatable", "AnimatableIgnored": replace(cursor, index, index + 1, with: "")
    default: break
    }
  }

  // MARK: Assets

  /// `Image(.name)`: the members that Xcode makes of a catalogue of assets.
  private mutating func resources(_ cursor: TokenCursor) {
    var images: [String] = []
    var colors: [String] = []
    for index in cursor.tokens.indices where cursor.text(index) == "." && cursor.kind(index + 1) == .identifier {
      let (name, next) = (cursor.text(index + 1), cursor.text(index + 2))
      guard next == ")" || next == "," else { continue }
      let (before, owner) = (cursor.text(index - 1), cursor.text(index - 2))
      if before == "(", owner == "Image" || owner == "ImageResource", !images.contains(name) {
        images.append(name)
      } else if before == ":", owner == "image" || owner == "resource", !images.contains(name) {
        images.append(name)
      } else if before == "(", owner == "Color", next == ")", !colors.contains(name) {
        colors.append(name)
      }
    }
    for (type, names) in [("ImageResource", images), ("ColorResource", colors)] where !names.isEmpty {
      guard !cursor.tokens.indices.contains(where: { cursor.text($0) == "extension" && cursor.text($0 + 1) == type })
      else { continue }
      let members = names.map { "static var \($0): SwiftUI.\(type) { .init(name: \"\($0)\", bundle: .main) }" }
      appended.append("fileprivate extension SwiftUI.\(type) { \(members.joined(separator: "; ")) }")
    }
  }

  // MARK: Delegates

  /// `@UIApplicationDelegateAdaptor(Delegate.self) var delegate`: without Objective-C a class can't be made from its type.
  private mutating func delegates(_ cursor: TokenCursor) {
    for index in cursor.tokens.indices {
      let adaptor = cursor.text(index)
      guard ["UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor"].contains(adaptor),
        cursor.isPunctuation(index - 1, "@")
      else { continue }
      if cursor.isPunctuation(index + 1, "("), let close = cursor.closing(index + 1), close >= index + 5 {
        let name = (index + 2..<close - 2).map { cursor.text($0) }.joined()
        replace(cursor, index + 1, close, with: "(_make: { \(name)() })")
      } else if let colon = (index + 1..<min(index + 6, cursor.tokens.count)).first(where: { cursor.text($0) == ":" }) {
        replace(cursor, index, index, with: "\(adaptor)(_make: { \(cursor.text(colon + 1))() })")
      }
    }
  }

  // MARK: Playgrounds

  /// `PlaygroundPage.current.setLiveView(view)` at the top of a file: what a playground shows is a preview.
  private mutating func liveViews(_ cursor: TokenCursor) {
    var index = 0
    while index < cursor.tokens.count {
      if cursor.kind(index) == .punctuation, ["{", "(", "["].contains(cursor.text(index)) {
        index = (cursor.closing(index) ?? cursor.tokens.count) + 1
        continue
      }
      if cursor.text(index) == "PlaygroundPage", cursor.text(index + 2) == "current",
        let (preview, next) = liveView(cursor, index)
      {
        if let preview { liveViews.append(preview) }
        index = next
      } else {
        index += 1
      }
    }
  }

  private mutating func liveView(_ cursor: TokenCursor, _ index: Int) -> (PreviewMacro?, Int)? {
    let start = cursor.tokens[index].range.lowerBound
    let value: Range<Int>
    let header: Range<Int>
    if cursor.text(index + 4) == "setLiveView", cursor.isPunctuation(index + 5, "("),
      let close = cursor.closing(index + 5)
    {
      header = start..<cursor.tokens[index + 5].range.lowerBound
      value = index + 5..<close + 1
    } else if cursor.text(index + 5) == "=" {
      var end = index + 6
      while end < cursor.tokens.count, end == index + 6 || !cursor.beginsStatement(end) {
        if ["{", "(", "["].contains(cursor.text(end)), let close = cursor.closing(end) { end = close }
        end += 1
      }
      guard cursor.text(index + 4) == "liveView" else {
        replace(cursor, index, end - 1, with: "")
        return (nil, end)
      }
      header = start..<cursor.tokens[index + 5].range.upperBound
      value = index + 6..<end
    } else {
      return nil
    }
    guard let last = value.last else { return nil }
    let end = cursor.tokens[last].range.upperBound
    let mentioned = value.filter { cursor.kind($0) == .identifier }.map { cursor.text($0) }.filter {
      $0.first?.isUppercase == true && !$0.hasPrefix("UIHosting") && !$0.hasPrefix("NSHosting")
    }
    let preview = PreviewMacro(
      name: nil, header: header, closingBrace: end..<end, hasReturn: false, previewable: [], firstStatement: nil,
      mentioned: mentioned, isLiveView: true)
    return (preview, last + 1)
  }
}
