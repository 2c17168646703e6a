import Foundation
import Recording

/// How a program made from a person's source runs.
public struct HostConfiguration: Sendable {
  /// Where the recording is written, line by line; without one, nowhere.
  public var output: String?
  /// Where the host says why it gave up; without one, to standard error.
  ///
  /// What the person's code prints, and the status with which it may end the program, are its own: only this file tells
  /// that it was the host that ended it.
  public var failure: String?
  /// The steps in words, in order; they are read when their turn comes.
  public var steps: [String] = []
  /// The size of the window in points.
  public var size = CGSize(width: 390, height: 844)
  /// The wording of causes that the recording asks for; `nil` leaves it to the reader.
  public var dialect: Dialect?
  /// The seed of the random numbers.
  public var seed = 0
  /// Whether bodies, initialisers and layout are measured, and slow ones reported (L).
  public var isTiming = false
  /// Whose ids the rows of tables have (H4).
  public var tableIdentity = TableIdentity.element

  /// The settings of a host that is given no words: no output, no steps, a window of 390 × 844 points.
  public init() {}

  /// Reads the words of the command line: `--output FILE --failure FILE --step TEXT --size W H --dialect NAME --seed N
  /// --timings --table-identity NAME`.
  public static func fromCommandLine() -> HostConfiguration {
    var configuration = HostConfiguration()
    var words = CommandLine.arguments.dropFirst().makeIterator()
    while let word = words.next() {
      switch word {
      case "--output": configuration.output = words.next()
      case "--failure": configuration.failure = words.next()
      case "--step": words.next().map { configuration.steps.append($0) }
      case "--size":
        if let width = words.next().flatMap(Double.init), let height = words.next().flatMap(Double.init) {
          configuration.size = CGSize(width: width, height: height)
        }
      case "--dialect": configuration.dialect = words.next().flatMap(Dialect.init(rawValue:))
      case "--seed": configuration.seed = words.next().flatMap { Int($0) } ?? 0
      case "--timings": configuration.isTiming = true
      case "--table-identity":
        configuration.tableIdentity = words.next().flatMap(TableIdentity.init(rawValue:)) ?? .element
      case "--declared", "--wall-limit": _ = words.next()
      default: break
      }
    }
    return configuration
  }
}

/// Runs a person's root view in a program of its own: lets it appear, does the steps, writes the recording.
///
/// The program ends with 0, or with 3 where a step could not be done; the reason goes to
/// ``HostConfiguration/failure``. All that the person's code prints goes to standard error.
public enum GraphDumpHost {
  /// Records a root view and ends the program; `root` is made only when tasks already run on the simulated clock.
  @MainActor public static func run<V: View>(
    root: @autoclosure @MainActor () -> V, rootName: String? = nil, configuration: HostConfiguration
  ) -> Never {
    redirectStandardOutput()
    let executor = SimulatedExecutor.install()
    let session = Session(
      size: configuration.size, isRecording: true, rootName: rootName ?? TypeName.short(V.self),
      dialect: configuration.dialect)
    session.use(executor)
    session.useStandardDefaults()
    if configuration.isTiming { session.measure(by: Slowness()) }
    let writer = RecordingWriter(configuration.output)
    writer.write(session.recordingHeader)
    session.onUpdate = { writer.write($0) }
    TableIdentity.current = configuration.tableIdentity
    PrintedChanges.dialect = configuration.dialect ?? .keypath
    session.appear(root())
    for step in configuration.steps {
      do { try session.perform(step) } catch {
        fail("\(error)", status: 3, configuration)
      }
    }
    exit(0)
  }

  /// Records the view of the app's first scene that shows one; without such a scene the program ends with 2.
  @MainActor public static func run<A: App>(app: A.Type, configuration: HostConfiguration) -> Never {
    // Tasks that the app's initialiser starts run on the simulated clock too.
    _ = SimulatedExecutor.install()
    nonisolated(unsafe) let app = A()
    nonisolated(unsafe) let scene = app.body
    guard let root = scene._root ?? scene._secondRoot else {
      fail("\(A.self) has no scene that shows a view", status: 2, configuration)
    }
    // An app with properties of its own is a view that makes its scene's: what they change shows in it. Of any other app
    // the scene's own view is the root, as the app would stand in every figure.
    if !PropertyPlan(A.self).isEmpty {
      run(root: AppView(app: Held(value: app)), rootName: TypeName.short(A.self), configuration: configuration)
    }
    func open<V: View>(_ root: V) -> Never {
      run(root: root, rootName: TypeName.short(A.self), configuration: configuration)
    }
    open(root)
  }

  /// Shows a widget, as it is at first.
  @MainActor public static func run<W: Widget>(app: W.Type, configuration: HostConfiguration) -> Never {
    _ = SimulatedExecutor.install()
    show(W()._root, of: W.self, configuration)
  }

  /// Shows the first widget of several.
  @MainActor public static func run<W: WidgetBundle>(app: W.Type, configuration: HostConfiguration) -> Never {
    _ = SimulatedExecutor.install()
    show(W()._root, of: W.self, configuration)
  }

  @MainActor private static func show(
    _ root: (any View)?, of type: Any.Type, _ configuration: HostConfiguration
  ) -> Never {
    guard let root else { fail("\(type) has no widget that shows a view", status: 2, configuration) }
    func open<V: View>(_ root: V) -> Never {
      run(root: root, rootName: TypeName.short(type), configuration: configuration)
    }
    open(root)
  }

  /// Runs what a type of previews shows.
  @MainActor public static func run<P: PreviewProvider>(previews: P.Type, configuration: HostConfiguration) -> Never {
    run(root: P.previews, rootName: TypeName.short(P.self), configuration: configuration)
  }

  /// Ends the program for a reason of the host's.
  private static func fail(_ reason: String, status: Int32, _ configuration: HostConfiguration) -> Never {
    if let path = configuration.failure {
      _ = FileManager.default.createFile(atPath: path, contents: Data(reason.utf8))
    } else {
      FileHandle.standardError.write(Data("\(reason)\n".utf8))
    }
    exit(status)
  }

  /// What people's code prints goes to standard error, so that standard output is the tool's alone.
  private static func redirectStandardOutput() {
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }
}

/// Writes a recording line by line, each whole before the next begins.
@MainActor private final class RecordingWriter {
  private let file: FileHandle?

  init(_ path: String?) {
    guard let path else {
      file = nil
      return
    }
    guard FileManager.default.createFile(atPath: path, contents: nil), let handle = FileHandle(forWritingAtPath: path)
    else {
      FileHandle.standardError.write(Data("the recording can't be written to \(path)\n".utf8))
      exit(2)
    }
    file = handle
  }

  func write(_ value: some Encodable) {
    guard let file, let line = try? Recording.line(value) else { return }
    file.write(line)
  }
}
