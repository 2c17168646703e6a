import Recording

extension Fixtures {
  /// ``explicitID`` without the id: the child is kept.
  static var withoutExplicitID: Recording {
    var sketch = Sketch(root: "SampleDiffView")
    let root = sketch.add(.composed, "SampleDiffView", causes: first + [.property("_isOn")])
    let isOn = sketch.source(.state, "isOn", of: root, value: "false")
    let stack = sketch.add(.container, "VStack", in: root)
    let light = sketch.add(.unary, "Text", in: stack, name: "Off")
    let child = sketch.add(.composed, "ExtractSubView", in: stack, causes: first + [.property("_color")])
    let color = sketch.source(.state, "color", of: child, value: "#3A7F21")
    sketch.add(.unary, "Text", in: child, name: "Constant")
    let button = sketch.add(.unary, "Button", in: stack, name: "Toggle")
    sketch.depend(root, on: isOn, as: "_isOn")
    sketch.depend(child, on: color, as: "_color")
    sketch.step("tap \"Toggle\"", on: button)
    sketch.write(isOn, from: "false", to: "true")
    sketch.run(root, [.property("_isOn")])
    sketch.rename(light, to: "On")
    sketch.skip(child, .noInputs)
    sketch.skip(button, .inputsEqual)
    return sketch.recording
  }

  /// The same recording with other numbers for its nodes.
  static func shifted(_ recording: Recording, by offset: Int) -> Recording {
    func moved(_ id: NodeID?) -> NodeID? { id.map { NodeID($0.rawValue + offset) } }
    var result = recording
    for index in result.updates.indices {
      result.updates[index].target = moved(result.updates[index].target)
      for place in result.updates[index].nodes.indices {
        var change = result.updates[index].nodes[place]
        change.id = NodeID(change.id.rawValue + offset)
        change.replaces = moved(change.replaces)
        change.replacedBy = moved(change.replacedBy)
        if var node = change.node {
          node.id = change.id
          node.parent = moved(node.parent)
          change.node = node
        }
        result.updates[index].nodes[place] = change
      }
      for place in result.updates[index].dependencies.indices {
        result.updates[index].dependencies[place].reader.rawValue += offset
      }
    }
    return result
  }
}
