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
  private var oldWords: String?

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
    if !isWaiting, let recorder = graph.recorder { oldWords = words(recorder.describer) }
    wait()
  }

  private func words(_ describer: Describer) -> String? {
    guard let object else { return nil }
    return graph.untracked {
      guard let value = readValue(of: object, at: path) else { return "nil" }
      return describer.describeDynamically(value, 0)
    }
  }

  override func recorded(_ describer: Describer) -> (kind: Source.Kind, name: String, owner: _ViewNode?, value: String?)
  {
    (.modelProperty, name, nil, words(describer))
  }

  override func recordedWrites(_ describer: Describer, isEqual: Bool) -> [(
    property: String?, old: String?, new: String?
  )] {
    let result = (property: String?.none, old: oldWords, new: words(describer))
    oldWords = nil
    return [result]
  }
}

/// Reads a property by an erased key path.
func readValue(of object: AnyObject, at path: AnyKeyPath) -> Any? {
  func open<Object>(_ object: Object) -> Any? { object[keyPath: path] }
  return _openExistential(object as Any, do: open)
}
