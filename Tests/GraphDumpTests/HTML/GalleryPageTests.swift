import Testing

@testable import GraphDump

@Suite struct GalleryPageTests {
  @Test func aSampleIsListedOnceThoughItsNameBeginsThatOfAnother() {
    let names = ["edit-cause.svg", "edit-texts-cause.svg", "edit-view-graph.svg", "edit-texts-view-graph.svg"]
    let page = GalleryPage(names: names) { _ in "" }.text
    let links = page.split(separator: "\n").filter { $0.hasPrefix("<li>") }
    #expect(links == ["<li><a href=\"#g-edit\">edit</a></li>", "<li><a href=\"#g-edit-texts\">edit-texts</a></li>"])
    #expect(page.ranges(of: "<section id=").count == 2)
  }
}
