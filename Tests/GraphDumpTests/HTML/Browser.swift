import Foundation

/// Chromium without a window, to see what a page does in it.
struct Browser: Sendable {
  let program: String

  /// `nil` where no Chromium is installed.
  static let found: Browser? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for name in ["chromium", "chromium-browser", "google-chrome"] {
      for folder in folders where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)") {
        return Browser(program: "\(folder)/\(name)")
      }
    }
    return nil
  }()

  struct Report: Decodable {
    var values: [String: String]
    var errors: [String]
    var requests: [String]
  }

  /// Opens `page`, runs `script` in it and gives what the script put into `values`, with errors and requests.
  func run(_ script: String, in page: String, dark: Bool = false) throws -> Report {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let before = """
      <script>window.problems=[];
      addEventListener("error",e=>problems.push(e.message));
      addEventListener("securitypolicyviolation",e=>problems.push("policy: "+e.blockedURI));
      console.error=(...a)=>problems.push(a.join(" "));</script>
      """
    let after = """
      <script>(() => { const values = {};
      const key = (k, at) => (at || document.activeElement || document.body).dispatchEvent(
        new KeyboardEvent("keydown", {key: k, bubbles: true, cancelable: true}));
      const shown = () => [...document.querySelectorAll(".frame.shown strong")].map(e => e.textContent).join("|");
      try { \(script) } catch (e) { problems.push(String(e)); }
      const report = document.createElement("script");
      report.type = "application/json"; report.id = "report";
      report.textContent = "REPORT" + JSON.stringify({values, errors: problems,
        requests: performance.getEntriesByType("resource").map(e => e.name)}).replaceAll("<", "\\u003c") + "END";
      document.body.append(report); })();</script>
      """
    let text = page.replacingOccurrences(of: "<head>", with: "<head>" + before)
      .replacingOccurrences(of: "</body>", with: after + "</body>")
    let file = folder.appendingPathComponent("page.html")
    try Data(text.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments =
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=2000",
        "--user-data-dir=\(folder.path)/profile",
      ] + (dark ? ["--blink-settings=preferredColorScheme=0"] : []) + ["--dump-dom", file.absoluteString]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let dom = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard let start = dom.range(of: "REPORT{", options: .backwards),
      let end = dom.range(of: "}END", options: .backwards)
    else { return Report(values: [:], errors: ["no report: " + dom.suffix(300)], requests: []) }
    let json = "{" + dom[start.upperBound..<end.lowerBound] + "}"
    return try JSONDecoder().decode(Report.self, from: Data(json.utf8))
  }
}
