import Foundation
import GraphDump
import Testing

@Suite struct PNGTests {
  @Test(arguments: PNGFiles.all) func everyKindOfFileIsRead(file: PNGFiles.Case) throws {
    #expect(try PixelImage(png: file.data).pixels == file.pixels)
  }

  @Test(arguments: 0..<6) func whatIsWrittenIsReadAgain(number: Int) throws {
    let image = ImagePairs.pair(number).1
    #expect(try PixelImage(png: image.png) == image)
    #expect(image.png == image.png)
  }

  @Test func aFileThatIsNoPNGIsAnError() {
    #expect(throws: PNGError.notPNG) { try PixelImage(png: Data("hello".utf8)) }
    #expect(throws: PNGError.notPNG) { try PixelImage(png: Data()) }
  }

  @Test func aFileCutOffAnywhereIsAnError() {
    let file = PNGFiles.all[0].data
    for count in 8..<file.count {
      #expect(throws: PNGError.self) { try PixelImage(png: file.prefix(count)) }
    }
  }

  @Test func aFileWithAnyByteChangedIsReadOrAnErrorAndNoTrap() {
    let file = PNGFiles.all[0].data
    for index in file.indices {
      var damaged = file
      damaged[index] ^= 0x55
      let read = try? PixelImage(png: damaged)
      if index < 8 { #expect(read == nil, "byte \(index) of the signature") }
      if let read { #expect(read.pixels.count == read.width * read.height * 4, "byte \(index)") }
    }
  }

  @Test func aSizeThatIsAbsurdIsAnError() {
    var file = ImagePairs.pair(0).0.png
    file.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
    #expect(throws: PNGError.self) { try PixelImage(png: file) }
  }
}
