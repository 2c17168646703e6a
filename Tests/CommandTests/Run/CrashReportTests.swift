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
    #expect(Backtrace(backtrace).kind == "Bad pointer dereference")
    #expect(Backtrace("").kind == nil)
    #expect(report.location(inBacktrace: "") == nil)
  }

  /// A backtrace of a pointer that leads nowhere, where the stack ends at `stack`.
  private func backtrace(at address: String, stack: String) -> String {
    """
    *** Program crashed: Bad pointer dereference at 0x\(address) ***

         0              0x1 f(_:) + 23 in program at /x/graphdump-sources/0/Row.swift:2:9
    ...
    130947 [ra] [system] 0x2 main + 8 in program

    Registers:

    rbp 0x00007ffeae52c030  70 c0 52 ae fe 7f 00 00  pRRR
    \(stack)  00 00 00 00 00 00 00 00  ........
    """
  }

  static let stacks: [(String, String, Bool)] = [
    ("00007ffeae52bff8", "rsp 0x00007ffeae52c000", true), ("00007ffd5be8dfd0", "rsp 0x00007ffd5be8df70", true),
    ("000000016f000000", " sp 0x000000016f000010", true), ("0000000000000010", "rsp 0x00007ffeae52c000", false),
    ("00007ffeae52bff8", "rsp 0x00007ffeae92c000", false), ("00007ffeae52bff8", "r12 0x00007ffeae52c000", false),
  ]

  @Test(arguments: stacks) func aFullStackIsToldFromABadPointer(address: String, stack: String, isFull: Bool) {
    let text = backtrace(at: address, stack: stack)
    let crash = report.crash(signal: 11, lines: [], backtrace: text, step: "appear", updates: 0)
    #expect(crash.message?.hasPrefix("the stack is full, 130948 calls deep") == isFull)
    #expect(isFull || crash.message == "Bad pointer dereference")
    #expect(crash.location == SourceLocation(path: "my/Row.swift", line: 2, column: 9))
  }

  @Test func aModelThatIsMissingIsLookedForWhereTheViewAsksForIt() {
    let text = """
      struct Other: View { @Environment(Model.self) var model; var body: some View { Text("") } }
      struct Row: View {
        @Environment(\\.colorScheme) var scheme
        @Environment(Model.self) var model
      }

      """
    let report = CrashReport(files: [SourceText(path: "my/Row.swift", text)])
    let backtrace = """
      *** Program crashed: Illegal instruction at 0x1 ***
        0       0x1 EnvironmentValues.subscript.getter + 424 in libEngineRuntime.so
        1 [ra]  0x2 protocol witness for static View._makeView(_:_:) in conformance Row + 22 in program at //<compiler-generated>
        2 [ra]  0x2 protocol witness for static View._makeView(_:_:) in conformance Other + 22 in program at //<compiler-generated>
      """
    func location(_ line: String) -> Command.SourceLocation? {
      report.crash(signal: 4, lines: [line], backtrace: backtrace, step: nil, updates: 0).location
    }
    let missing = "Engine/Environment.swift:58: Fatal error: No Observable object of type Model found."
    #expect(location(missing) == SourceLocation(path: "my/Row.swift", line: 4, column: 4))
    #expect(location("Engine/A.swift:1: Fatal error: no") == SourceLocation(path: "my/Row.swift", line: 2, column: 8))
  }
}
