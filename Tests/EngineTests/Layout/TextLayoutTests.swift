import Testing

@testable import Engine

@MainActor @Test func i4ATextIsAsWideAsItsLettersAndBreaksAtSpaces() {
  // Four letters: 44.48, up to a 64th of a point 44.484375. A space: 5.56.
  let one = Arranged(200, 100) { Text("aaaa").font(.measured) }
  #expect(one["aaaa"] == ["77.758 38 44.484 24"])
  let two = Arranged(80, 100) { Text("aaaa aaaa").font(.measured) }
  #expect(two["aaaa aaaa"] == ["17.758 26 44.484 48"])
}

@MainActor @Test func i4FixedSizeLetsALongTextBeOneLine() {
  let screen = Arranged(100, 100) { Text("aaaa aaaa aaaa aaaa").font(.measured).fixedSize() }
  // 16 letters and 3 spaces: 194.6, over both sides of 100.
  #expect(screen["aaaa aaaa aaaa aaaa"] == ["-47.305 38 194.609 24"])
}

@MainActor @Test func i4FixedSizeInOneDirectionKeepsTheOtherProposal() {
  let screen = Arranged(60, 30) {
    Text("aaaa aaaa aaaa").font(.measured).fixedSize(horizontal: false, vertical: true)
  }
  #expect(screen["aaaa aaaa aaaa"] == ["7.758 -21 44.484 72"])
}

@MainActor @Test func i4ATextIsCutToTheHeightThatItIsOffered() {
  let screen = Arranged(60, 50) { Text("aaaa aaaa aaaa").font(.measured) }
  #expect(screen["aaaa aaaa aaaa"] == ["7.758 1 44.484 48"])
  let least = Arranged(60, 10) { Text("aaaa aaaa aaaa").font(.measured) }
  #expect(least["aaaa aaaa aaaa"] == ["7.758 -7 44.484 24"])
}

@MainActor @Test func i4ALineLimitCutsLines() {
  let screen = Arranged(60, 200) { Text("aaaa aaaa aaaa").font(.measured).lineLimit(2) }
  #expect(screen["aaaa aaaa aaaa"] == ["7.758 76 44.484 48"])
}

@MainActor @Test func i4WideCharactersCountTwiceAndBreakAnywhere() {
  let one = Arranged(200, 100) { Text("漢字かな").font(.measured) }
  #expect(one["漢字かな"] == ["60 38 80 24"])
  // Two of 20 points in a line of 50.
  let three = Arranged(50, 100) { Text("漢字かなカナ").font(.measured) }
  #expect(three["漢字かなカナ"] == ["5 14 40 72"])
}

@MainActor @Test func i4AnEmojiIsOneWideCharacterHoweverManyScalarsItHas() {
  let plain = Arranged(100, 100) { Text("👍").font(.measured) }
  #expect(plain["👍"] == ["40 38 20 24"])
  let family = Arranged(100, 100) { Text("👨‍👩‍👧‍👦👍🏽").font(.measured) }
  #expect(family["👨‍👩‍👧‍👦👍🏽"] == ["30 38 40 24"])
}

@MainActor @Test func i4WideAndNarrowCharactersMix() {
  // a 11.12 + 20 + 20 + a 11.12 = 62.24, up to a 64th.
  let screen = Arranged(100, 100) { Text("a漢字a").font(.measured) }
  #expect(screen["a漢字a"] == ["18.875 38 62.25 24"])
  // In 45 points: `a漢` of 31.12 on the first line, `字a` on the second.
  let narrow = Arranged(45, 100) { Text("a漢字a").font(.measured) }
  #expect(narrow["a漢字a"] == ["6.938 26 31.125 48"])
}

@MainActor @Test func i4AWordLongerThanALineIsBrokenAnywhere() {
  // Three letters of 11.12 in 35 points.
  let screen = Arranged(35, 100) { Text("aaaaaaa").font(.measured) }
  #expect(screen["aaaaaaa"] == ["0.813 14 33.375 72"])
}

@MainActor @Test func i4ALineBreakInATextBeginsALine() {
  let screen = Arranged(200, 100) { Text(verbatim: "aa\n漢").font(.measured) }
  #expect(screen["aa\n漢"] == ["88.875 26 22.25 48"])
}
