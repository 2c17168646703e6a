import Recording

/// Recordings like those of the samples, written by hand.
enum Fixtures {
  static let first: [Cause] = [.value, .identity]

  /// A body that reads state runs again; what it makes again and finds equal is skipped.
  static var stateInBody: Recording {
    var sketch = Sketch(root: "SampleDiffView")
    let root = sketch.add(.composed, "SampleDiffView", causes: first + [.property("_isOn")])
    let isOn = sketch.source(.state, "isOn", of: root, value: "false")
    let stack = sketch.add(.container, "VStack", in: root)
    let tuple = sketch.add(.structural, "TupleView<(Text, Text, Button<Text>)>", in: stack)
    let constant = sketch.add(.unary, "Text", in: tuple, name: "Constant")
    let light = sketch.add(.unary, "Text", in: tuple, name: "Light is off")
    let button = sketch.add(.unary, "Button", in: tuple, name: "Toggle")
    sketch.add(.unary, "Text", in: button, name: "Toggle")
    sketch.depend(root, on: isOn, as: "_isOn")
    for (old, new) in [("false", "true"), ("true", "false")] {
      sketch.step("tap \"Toggle\"", on: button)
      sketch.write(isOn, from: old, to: new)
      sketch.run(root, [.property("_isOn")])
      sketch.skip(constant, .inputsEqual)
      sketch.rename(light, to: new == "true" ? "Light is on" : "Light is off")
      sketch.skip(button, .inputsEqual)
    }
    return sketch.recording
  }

  /// An id made anew at each evaluation recreates what is under it, with the loss of its state.
  static var explicitID: Recording {
    var sketch = Sketch(root: "SampleDiffView")
    let root = sketch.add(.composed, "SampleDiffView", causes: first + [.property("_isOn")])
    let isOn = sketch.source(.state, "isOn", of: root, value: "false")
    let stack = sketch.add(.container, "VStack", in: root)
    let light = sketch.add(.unary, "Text", in: stack, name: "Off")
    let id = sketch.add(.modifier, ".id", in: stack)
    var child = sketch.add(
      .composed, "ExtractSubView", in: id, id: "UUID#1", causes: first + [.property("_color")])
    var color = sketch.source(.state, "color", of: child, value: "#3A7F21")
    var text = sketch.add(.unary, "Text", in: child, name: "Constant")
    let button = sketch.add(.unary, "Button", in: stack, name: "Toggle")
    sketch.depend(root, on: isOn, as: "_isOn")
    sketch.depend(child, on: color, as: "_color")
    sketch.step("tap \"Toggle\"", on: button)
    sketch.write(isOn, from: "false", to: "true")
    sketch.run(root, [.property("_isOn")])
    sketch.rename(light, to: "On")
    let (oldChild, oldColor, oldText) = (child, color, text)
    child = sketch.add(
      .composed, "ExtractSubView", in: id, at: 0, id: "UUID#2", existence: .recreated,
      causes: first + [.property("_color")], replaces: oldChild)
    color = sketch.source(.state, "color", of: child, value: "#C05BD0")
    text = sketch.add(.unary, "Text", in: child, name: "Constant", existence: .recreated, replaces: oldText)
    sketch.depend(child, on: color, as: "_color")
    sketch.end(oldText, replacedBy: text)
    sketch.end(oldChild, replacedBy: child, lost: ["color"])
    sketch.end(oldColor)
    sketch.skip(button, .inputsEqual)
    return sketch.recording
  }

  /// A binding makes its reader run, not its owner.
  static var binding: Recording {
    var sketch = Sketch(root: "SampleBindingDiffView")
    let root = sketch.add(.composed, "SampleBindingDiffView", causes: first + [.property("_isOn")])
    let isOn = sketch.source(.state, "isOn", of: root, value: "false")
    let stack = sketch.add(.container, "VStack", in: root)
    let title = sketch.add(.composed, "ExtractTitleView", in: stack, causes: [.value])
    sketch.add(.unary, "Text", in: title, name: "Binding")
    let light = sketch.add(.composed, "ExtractLightView", in: stack, causes: first + [.property("_isOn")])
    let text = sketch.add(.unary, "Text", in: light, name: "Light is off")
    let sub = sketch.add(.composed, "ExtractSubButton", in: stack, causes: first + [.property("_isOn")])
    let button = sketch.add(.unary, "Button", in: sub, name: "Toggle")
    sketch.depend(light, on: isOn, as: "_isOn")
    for (old, new) in [("false", "true"), ("true", "false")] {
      sketch.step("tap \"Toggle\"", on: button)
      sketch.write(isOn, from: old, to: new)
      sketch.run(light, [.property("_isOn")])
      sketch.rename(text, to: new == "true" ? "Light is on" : "Light is off")
    }
    return sketch.recording
  }

  /// An observable object makes every view run that declares it.
  static var observedObject: Recording {
    var sketch = Sketch(root: "SampleObservedObjectDiffView")
    let root = sketch.add(
      .composed, "SampleObservedObjectDiffView", causes: first + [.property("_viewModel")])
    let model = sketch.source(.object, "LightViewModel", of: root)
    let stack = sketch.add(.container, "VStack", in: root)
    let title = sketch.add(.composed, "ObservedTitleView", in: stack, causes: [.value])
    sketch.add(.unary, "Text", in: title, name: "Observed")
    let light = sketch.add(.composed, "ObservedLightView", in: stack, causes: first + [.property("_viewModel")])
    let text = sketch.add(.unary, "Text", in: light, name: "Light is off")
    let sub = sketch.add(.composed, "ObservedSubButton", in: stack, causes: first + [.property("_viewModel")])
    let button = sketch.add(.unary, "Button", in: sub, name: "Toggle")
    sketch.depend(root, on: model, as: "_viewModel", isRead: false)
    sketch.depend(light, on: model, as: "_viewModel")
    sketch.depend(sub, on: model, as: "_viewModel", isRead: false)
    sketch.step("tap \"Toggle\"", on: button)
    sketch.write(model, property: "isOn", from: "false", to: "true")
    sketch.run(root, [.property("_viewModel")])
    sketch.skip(title, .noInputs)
    sketch.run(light, [.property("_viewModel")])
    sketch.run(sub, [.property("_viewModel")], evaluation: .wasted)
    sketch.rename(text, to: "Light is on")
    sketch.skip(button, .inputsEqual)
    return sketch.recording
  }

  /// Rows with stable ids are kept; rows whose id holds a counter are recreated.
  static var forEachIdentity: Recording {
    var sketch = Sketch(root: "ForEachIdentitySampleView")
    let root = sketch.add(.composed, "ForEachIdentitySampleView", causes: first + [.property("_tick")])
    let tick = sketch.source(.state, "tick", of: root, value: "0")
    let stack = sketch.add(.container, "VStack", in: root)
    let button = sketch.add(.unary, "Button", in: stack, name: "Tick")
    let stable = sketch.add(.structural, "ForEach", in: stack)
    for index in 0..<3 { addRow("StableIdentityRow", "\(index)", index, in: stable, tick: nil, &sketch) }
    let unstable = sketch.add(.structural, "ForEach", in: stack)
    var olds: [(NodeID, NodeID, SourceID)] = []
    for index in 0..<3 {
      olds.append(addRow("UnstableIdentityRow", "\(index)-0", index, in: unstable, tick: nil, &sketch))
    }
    sketch.depend(root, on: tick, as: "_tick")
    sketch.step("tap \"Tick\"", on: button)
    sketch.write(tick, from: "0", to: "1")
    sketch.run(root, [.property("_tick")])
    sketch.skip(button, .inputsEqual)
    sketch.skip(stable, .inputsEqual)
    sketch.run(unstable, [])
    for index in 0..<3 {
      let (row, text, color) = olds[index]
      let new = addRow("UnstableIdentityRow", "\(index)-1", index, in: unstable, tick: (row, text), &sketch)
      sketch.end(text, replacedBy: new.1)
      sketch.end(row, replacedBy: new.0, lost: ["color"])
      sketch.end(color)
    }
    return sketch.recording
  }

  @discardableResult
  private static func addRow(
    _ type: String, _ id: String, _ index: Int, in parent: NodeID, tick: (NodeID, NodeID)?, _ sketch: inout Sketch
  ) -> (NodeID, NodeID, SourceID) {
    let row = sketch.add(
      .composed, type, in: parent, at: index, id: id, existence: tick == nil ? .inserted : .recreated,
      causes: first + [.property("_color")], replaces: tick?.0)
    let color = sketch.source(.state, "color", of: row, value: "#\(index)\(id.count)A\(index)F\(id.last ?? "0")")
    let text = sketch.add(
      .unary, "Text", in: row, name: "Item \(index)", existence: tick == nil ? .inserted : .recreated,
      replaces: tick?.1)
    sketch.depend(row, on: color, as: "_color")
    return (row, text, color)
  }

  /// Cells that observe the whole list's model all run for one like; cells that take values don't.
  static func cells(observing: Bool, count: Int = 20) -> Recording {
    var sketch = Sketch(root: "CellListView")
    let root = sketch.add(.composed, "CellListView", causes: first + [.property("_viewModel")])
    let model = sketch.source(.object, "CellListViewModel", of: root)
    let scroll = sketch.add(.container, "ScrollView", in: root)
    let stack = sketch.add(.container, "VStack", in: scroll)
    let list = sketch.add(.structural, "ForEach", in: stack)
    var cells: [(cell: NodeID, button: NodeID)] = []
    for index in 0..<count {
      let cell = sketch.add(
        .composed, "CellView", in: list, id: "\(index)",
        causes: observing ? first + [.property("_viewModel")] : [.value])
      let row = sketch.add(.container, "HStack", in: cell)
      sketch.add(.unary, "Text", in: row, name: "Cell \(index)")
      let button = sketch.add(.unary, "Button", in: row, name: "Like 0")
      if observing { sketch.depend(cell, on: model, as: "_viewModel") }
      cells.append((cell, button))
    }
    sketch.depend(root, on: model, as: "_viewModel")
    sketch.step("tap \"Like 0\" 3", on: cells[2].button)
    sketch.write(model, property: "items", from: "[Item(likes: 0), …]", to: "[Item(likes: 1), …]")
    sketch.run(root, [.property("_viewModel")])
    sketch.run(list, [])
    for (index, cell) in cells.enumerated() {
      if observing {
        sketch.run(cell.cell, [.property("_viewModel")], evaluation: index == 2 ? .ran : .wasted)
      } else if index == 2 {
        sketch.run(
          cell.cell, [.value],
          comparison: [
            FieldComparison(name: "item", method: .equatable, isEqual: false, old: "likes 0", new: "likes 1")
          ])
      } else {
        sketch.skip(cell.cell, .equatable)
      }
    }
    sketch.rename(cells[2].button, to: "Like 1")
    return sketch.recording
  }
}
