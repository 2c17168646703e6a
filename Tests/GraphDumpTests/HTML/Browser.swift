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
  func run(_ script: String, in page: String, dark: Bool = false, width: Int = 1_200) throws -> Report {
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
    return try report(of: text, dark: dark, width: width)
  }

  /// Opens `page` and gives what it wrote into itself between `REPORT` and `END`.
  func report(of page: String, dark: Bool = false, width: Int = 1_200) throws -> Report {
    try withPage(page) { file, folder in
      let dom = try run(
        ["--virtual-time-budget=2000", "--window-size=\(width),900", "--dump-dom", file.absoluteString], in: folder,
        dark: dark)
      guard let start = dom.range(of: "REPORT{", options: .backwards),
        let end = dom.range(of: "}END", options: .backwards)
      else { return Report(values: [:], errors: ["no report: " + dom.suffix(300)], requests: []) }
      let json = "{" + dom[start.upperBound..<end.lowerBound] + "}"
      return try JSONDecoder().decode(Report.self, from: Data(json.utf8))
    }
  }

  /// A picture of `page`, which may refer to `files` beside it.
  func picture(of page: String, files: [String: String] = [:], width: Int, height: Int, dark: Bool = false) throws
    -> Data
  {
    try withPage(page) { file, folder in
      for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
      let image = folder.appendingPathComponent("page.png")
      _ = try run(
        [
          "--hide-scrollbars", "--force-device-scale-factor=1", "--window-size=\(width),\(height)",
          "--screenshot=\(image.path)", file.absoluteString,
        ], in: folder, dark: dark)
      return try Data(contentsOf: image)
    }
  }

  private func withPage<Result>(_ text: String, _ work: (URL, URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.html")
    try Data(text.utf8).write(to: file)
    return try work(file, folder)
  }

  private func run(_ arguments: [String], in folder: URL, dark: Bool) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments =
      ["--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile"]
      + (dark ? ["--blink-settings=preferredColorScheme=0"] : []) + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }
}
