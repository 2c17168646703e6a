import Recording

/// One property of one observable model, as a source (D5).
final class ModelSource: SourceAttribute {
  struct Key: Hashable {
    var object: ObjectIdentifier
    var path: AnyKeyPath
  }
  private(set) weak var object: AnyObject?
  let path: AnyKeyPath
  let key: Key
  /// What the property held before it was first written in this pass; kept only where there is a recording.
  private var old: Any?

  init(_ graph: Graph, _ object: AnyObject, _ path: AnyKeyPath) {
    self.object = object
    self.path = path
    key = Key(object: ObjectIdentifier(object), path: path)
    super.init(graph)
  }

  /// `\LightModel.isOn`
  var keyPathWords: String {
    KeyPathName.words(path)
  }

  /// `LightModel.isOn`
  var name: String { String(keyPathWords.dropFirst()) }

  func willChange() {
    graph.noteWrite()
    if !isWaiting, graph.recorder != nil { old = value }
    wait()
  }

  private var value: Any? {
    guard let object else { return nil }
    return graph.untracked { readValue(of: object, at: path) }
  }

  override func recorded(_ describer: Describer) -> (kind: Source.Kind, name: String, owner: _ViewNode?, value: String?)
  {
    (.modelProperty, name, nil, value.map { describer.describeDynamically($0, 0) } ?? (object == nil ? nil : "nil"))
  }

  override func recordedWrites(_ describer: Describer, isEqual: Bool) -> [RecordedWrite] {
    defer { old = nil }
    guard let old, let new = value else { return [RecordedWrite()] }
    let words = graph.untracked { describer.describe(fromDynamic: old, toDynamic: new) }
    return [RecordedWrite(old: words.old, new: words.new)]
  }
}

/// Reads a property by an erased key path.
func readValue(of object: AnyObject, at path: AnyKeyPath) -> Any? {
  func open<Object>(_ object: Object) -> Any? { object[keyPath: path] }
  return _openExistential(object as Any, do: open)
}
