import Foundation
import GraphDump

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Tells a failure to the framework that runs the test, Swift Testing or XCTest.
enum Reporting {
  static func report(_ failure: Snapshot.Failure, _ place: TestPlace) {
    #if canImport(Testing)
      if Test.current != nil {
        for attachment in failure.attachments {
          Attachment.record(Array(attachment.data), named: attachment.name, sourceLocation: place.location)
        }
        Issue.record(Comment(rawValue: failure.message), sourceLocation: place.location)
        return
      }
    #endif
    #if canImport(XCTest)
      #if canImport(Darwin)
        XCTContext.runActivity(named: "graphdump") { activity in
          for attachment in failure.attachments {
            let item = XCTAttachment(data: attachment.data)
            item.name = attachment.name
            activity.add(item)
          }
        }
      #endif
      XCTFail(failure.message, file: place.file, line: UInt(place.line))
    #endif
  }
}

/// Where in a test an assertion stands.
struct TestPlace {
  var fileID: String
  var path: String
  var file: StaticString
  var line: Int
  var column: Int

  #if canImport(Testing)
    var location: SourceLocation { SourceLocation(fileID: fileID, filePath: path, line: line, column: column) }
  #endif
}
