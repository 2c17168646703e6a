import Foundation
import Testing

@testable import Command

@Suite struct PrivateFolderTests {
  @Test func aNewCacheIsOursAlone() throws {
    try inTemporaryFolder { (folder: String) throws in
      let cache = try Cache(folder: "\(folder)/a/b", isUsed: true)
      #expect(cache.folder == "\(folder)/a/b/v1")
      var info = stat()
      #expect(stat("\(folder)/a/b", &info) == 0)
      #expect(info.st_mode & 0o777 == 0o700)
    }
  }

  @Test(arguments: [0o777, 0o775, 0o707]) func aFolderThatOthersCanWriteToIsNotUsed(mode: Int) throws {
    try inTemporaryFolder { (folder: String) throws in
      try WholeFile.makeFolder("\(folder)/shared")
      #expect(chmod("\(folder)/shared", mode_t(mode)) == 0)
      let cache = try Cache(folder: "\(folder)/shared", temporaryFolder: "\(folder)/own", isUsed: true)
      #expect(cache.folder == "\(folder)/own/v1")
    }
  }

  @Test func whereNoFolderCanBeTrustedANewOneIsMade() throws {
    try inTemporaryFolder { (folder: String) throws in
      try WholeFile.makeFolder("\(folder)/shared")
      #expect(chmod("\(folder)/shared", 0o777) == 0)
      let cache = try Cache(folder: "\(folder)/shared", temporaryFolder: "\(folder)/shared", isUsed: true)
      #expect(!cache.folder.hasPrefix(folder))
      var info = stat()
      #expect(stat((try #require(PrivateFolder.temporary)), &info) == 0)
      #expect(info.st_mode & 0o777 == 0o700)
      #expect(info.st_uid == geteuid())
    }
  }

  @Test func aFileInThePlaceOfAFolderIsNoCache() throws {
    try inTemporaryFolder { (folder: String) throws in
      try WholeFile.write(Data(), to: "\(folder)/file")
      let cache = try Cache(folder: "\(folder)/file", temporaryFolder: "\(folder)/own", isUsed: true)
      #expect(cache.folder == "\(folder)/own/v1")
    }
  }
}
