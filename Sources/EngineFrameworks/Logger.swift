import Engine
import Foundation

/// Writes messages for whoever looks: to standard error here.
public struct Logger: Sendable {
  private let name: String

  /// A logger whose messages begin with both names.
  public init(subsystem: String, category: String) { name = "\(subsystem) \(category)" }

  /// A logger whose messages begin with `log`.
  public init() { name = "log" }

  private func write(_ level: String, _ message: OSLogMessage) {
    FileHandle.standardError.write(Data("[\(name)] \(level): \(message.text)\n".utf8))
  }

  /// Writes a message that begins with the logger's name.
  public func log(_ message: OSLogMessage) { write("log", message) }
  /// Writes a message; its level is not written.
  public func log(level: OSLogType, _ message: OSLogMessage) { write("log", message) }
  /// Writes a message to follow what a program does.
  public func trace(_ message: OSLogMessage) { write("trace", message) }
  /// Writes a message for those who look for a fault.
  public func debug(_ message: OSLogMessage) { write("debug", message) }
  /// Writes a message that helps.
  public func info(_ message: OSLogMessage) { write("info", message) }
  /// Writes a message about something that is usual and worth a note.
  public func notice(_ message: OSLogMessage) { write("notice", message) }
  /// Writes a message about something that may go wrong.
  public func warning(_ message: OSLogMessage) { write("warning", message) }
  /// Writes a message about something that went wrong.
  public func error(_ message: OSLogMessage) { write("error", message) }
  /// Writes a message about something that can't go on.
  public func critical(_ message: OSLogMessage) { write("critical", message) }
  /// Writes a message about a fault of the program.
  public func fault(_ message: OSLogMessage) { write("fault", message) }
}

/// A message for a log.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// A message without values.
  public init(stringLiteral value: String) { text = value }

  /// A message put together from text and values.
  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// The parts of a message, some of which may be private.
  public struct Interpolation: StringInterpolationProtocol, Sendable {
    var text = ""
    /// A message without parts yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds what stands between the values.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a value as Swift describes it.
    public mutating func appendInterpolation<T>(_ value: T) { text += String(describing: value) }
    /// Adds a value as Swift describes it, whoever may read it.
    public mutating func appendInterpolation<T>(_ value: T, privacy: OSLogPrivacy) {
      text += String(describing: value)
    }
  }
}

/// Who may read a part of a message.
public struct OSLogPrivacy: Sendable {
  /// Everybody.
  public static let `public` = OSLogPrivacy()
  /// Nobody else; here everybody.
  public static let `private` = OSLogPrivacy()
  /// Nobody at all; here everybody.
  public static let sensitive = OSLogPrivacy()
  /// As fits the value; here everybody.
  public static let auto = OSLogPrivacy()
}

/// How grave a message is.
public struct OSLogType: Sendable {
  /// The usual level.
  public static let `default` = OSLogType()
  /// Something that helps.
  public static let info = OSLogType()
  /// For those who look for a fault.
  public static let debug = OSLogType()
  /// Something went wrong.
  public static let error = OSLogType()
  /// A fault of the program.
  public static let fault = OSLogType()
}

/// Where messages go.
public final class OSLog: Sendable {
  /// Where messages go that name no other place.
  public static let `default` = OSLog(subsystem: "", category: "")
  let name: String
  /// A place for messages by two names.
  public init(subsystem: String, category: String) { name = "\(subsystem) \(category)" }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the message as it stands: arguments are not put into it.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) { FileHandle.standardError.write(Data("\(message)\n".utf8)) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the message; its level is not written.
public func os_log(_ type: OSLogType, _ message: OSLogMessage) {
  FileHandle.standardError.write(Data("\(message.text)\n".utf8))
}

/// Protects a value from being used twice at the same time.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private var state: State
  private let lock = NSLock()

  /// A value that is protected from now on.
  public init(initialState: State) { state = initialState }

  /// Does something with the value while nobody else can; throws what that throws.
  public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
}
