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
        #if compiler(>=6.2)
          for attachment in failure.attachments {
            Attachment.record(Array(attachment.data), named: attachment.name, sourceLocation: place.location)
          }
        #endif
        Issue.record(Comment(rawValue: failure.message), sourceLocation: place.location)
        return
      }
    #endif
    #if canImport(XCTest)
      #if canImport(Darwin)
        if Thread.isMainThread { MainActor.assumeIsolated { attach(failure.attachments) } }
      #endif
      XCTFail(failure.message, file: place.file, line: UInt(place.line))
    #endif
  }

  #if canImport(XCTest) && canImport(Darwin)
    @MainActor private static func attach(_ attachments: [Snapshot.Attached]) {
      XCTContext.runActivity(named: "graphdump") { activity in
        for attachment in attachments {
          let item = XCTAttachment(data: attachment.data)
          item.name = attachment.name
          activity.add(item)
        }
      }
    }
  #endif
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
