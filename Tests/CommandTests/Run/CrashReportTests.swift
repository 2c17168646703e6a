import Testing

@testable import Command

@Suite struct CrashReportTests {
  private let report = CrashReport(files: [
    SourceText(path: "my/Row.swift", ""), SourceText(path: "my/List.swift", ""),
  ])

  @Test func thePersonsOwnLineIsRead() {
    let (message, location) = report.message(in: ["UserProgram/List.swift:12: Fatal error: no such row"])
    #expect(message == "no such row")
    #expect(location == SourceLocation(path: "my/List.swift", line: 12))
  }

  @Test func aLineOfTheLibraryIsNoPlace() {
    let (message, location) = report.message(in: [
      "Swift/ContiguousArrayBuffer.swift:691: Fatal error: Index out of range"
    ])
    #expect(message == "Index out of range")
    #expect(location == nil)
  }

  @Test func theFirstOwnFrameOfABacktraceIsThePlace() {
    let backtrace = """
      *** Program crashed: Bad pointer dereference at 0x00000010 ***

        0               0x1 _assertionFailure(_:) + 623 in libswiftCore.so
        1 [ra]          0x2 Row.body.getter + 84 in program at /x/graphdump-sources/1/List.swift:8:20
        2 [ra]          0x3 main in program at /x/graphdump-sources/0/Row.swift:2:1
      """
    #expect(report.location(inBacktrace: backtrace) == SourceLocation(path: "my/List.swift", line: 8, column: 20))
    #expect(report.kind(inBacktrace: backtrace) == "Bad pointer dereference")
    #expect(report.location(inBacktrace: "") == nil)
  }
}
