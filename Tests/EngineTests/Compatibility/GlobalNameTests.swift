import Engine
import Foundation
import Testing

// Names that a person's file uses without asking for more than the interface framework.

@Test func timesAreSecondsThatGoForward() {
  let (before, media) = (CFAbsoluteTimeGetCurrent(), CACurrentMediaTime())
  let interval: CFTimeInterval = CFAbsoluteTimeGetCurrent() - before
  #expect(interval >= 0)
  #expect(CACurrentMediaTime() >= media)
  // Half an hour around now, in seconds since 2001.
  #expect(abs(before - Date().timeIntervalSinceReferenceDate) < 1_800)
}

@Test func aPoolGivesWhatItsWorkGivesAndPassesErrorsOn() {
  struct Fault: Error {}
  #expect(autoreleasepool { 6 * 7 } == 42)
  #expect(throws: Fault.self) { try autoreleasepool { throw Fault() } }
}

@Test func aTextIsMeasuredByItsFont() {
  // Half the font's size a letter, and a fifth more than it high.
  #expect("four".size() == CGSize(width: 24, height: 12 * 1.2))
  let large = "four".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
  #expect(large == CGSize(width: 40, height: 24))
  #expect(NSString(string: "four").size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]) == large)
}

@Test func aPictureIsUprightAndHasParts() {
  let picture = UIImage()
  #expect(picture.imageOrientation == .up)
  #expect(UIImage(data: Data(), scale: 2) != nil || UIImage(data: Data()) == nil)
  let container = NSTextContainer()
  #expect(container.lineFragmentPadding == 5)
  #expect(container.maximumNumberOfLines == 0)
}
