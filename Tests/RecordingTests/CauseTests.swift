import Recording
import Testing

private let model = Cause.model(property: "_model", keyPath: "\\LightModel.isOn")

@Test func f1CausesStandInTheirOrderAndOnceEach() {
  #expect(
    Cause.line(type: "V", causes: [.value, .identity, .property("_a"), .property("_b")], in: .keypath)
      == "V: @self, @identity, _a, _b changed.")
  #expect(Cause.line(type: "V", causes: [.property("_model"), model], in: .property) == "V: _model changed.")
}

@Test func f4AModelsChangeIsWordedInThreeDialects() {
  #expect(Cause.line(type: "V", causes: [model], in: .keypath) == "V: \\LightModel.isOn changed.")
  #expect(Cause.line(type: "V", causes: [model], in: .property) == "V: _model changed.")
  #expect(
    Cause.line(type: "V", causes: [.value, model], in: .dependencies) == "V: @dependencies, @self changed.")
}

@Test func fOutsideOfAnEvaluationALineSaysUnchanged() {
  #expect(Cause.line(type: "Outer.Row", causes: [], in: .keypath) == "Outer.Row: unchanged.")
}

@Test func jALineSaysWhatAndWhere() {
  let line = { (kind: DisplayChange.Kind) in
    DisplayChange(container: NodeID(0), kind: kind, offset: 2, from: 0).line
  }
  #expect(line(.inserted) == "Inserted displayable at 2")
  #expect(line(.removed) == "Removed displayable at 2")
  #expect(line(.changed) == "Changed displayable at 2")
  #expect(line(.moved) == "Moved displayable from 0 to 2")
}
