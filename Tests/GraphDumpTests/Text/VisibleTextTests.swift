import Testing

@testable import GraphDump

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("two\nlines", "two↵lines"), ("\t", "⇥"), ("\u{0}\u{1F}", "␀␟"), ("\u{7F}", "␡"),
    ("\u{202E}x", "⟨U+202E⟩x"), ("\u{85}", "⟨U+0085⟩"), ("\u{FFFE}", "⟨U+FFFE⟩"), ("C:\\N", "C:\\N"),
    ("é한👍", "é한👍"),
  ])
  func whatHasNoPictureGetsASign(text: String, shown: String) { #expect(VisibleText.line(text) == shown) }
}
