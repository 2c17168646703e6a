import Engine
import Foundation

/// Writes messages for whoever looks: to standard error here.
public struct Logger: Sendable {
  private let name: String

  public init(subsystem: String, category: String) { name = "\(subsystem) \(category)" }

  public init() { name = "log" }

  private func write(_ level: String, _ message: OSLogMessage) {
    FileHandle.standardError.write(Data("[\(name)] \(level): \(message.text)\n".utf8))
  }

  public func log(_ message: OSLogMessage) { write("log", message) }
  public func log(level: OSLogType, _ message: OSLogMessage) { write("log", message) }
  public func trace(_ message: OSLogMessage) { write("trace", message) }
  public func debug(_ message: OSLogMessage) { write("debug", message) }
  public func info(_ message: OSLogMessage) { write("info", message) }
  public func notice(_ message: OSLogMessage) { write("notice", message) }
  public func warning(_ message: OSLogMessage) { write("warning", message) }
  public func error(_ message: OSLogMessage) { write("error", message) }
  public func critical(_ message: OSLogMessage) { write("critical", message) }
  public func fault(_ message: OSLogMessage) { write("fault", message) }
}

/// A message for a log.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }

  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// The parts of a message, some of which may be private.
  public struct Interpolation: StringInterpolationProtocol, Sendable {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation<T>(_ value: T) { text += String(describing: value) }
    public mutating func appendInterpolation<T>(_ value: T, privacy: OSLogPrivacy) {
      text += String(describing: value)
    }
  }
}

/// Who may read a part of a message.
public struct OSLogPrivacy: Sendable {
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
  public static let auto = OSLogPrivacy()
}

/// How grave a message is.
public struct OSLogType: Sendable {
  public static let `default` = OSLogType()
  public static let info = OSLogType()
  public static let debug = OSLogType()
  public static let error = OSLogType()
  public static let fault = OSLogType()
}

/// Where messages go.
public final class OSLog: Sendable {
  public static let `default` = OSLog(subsystem: "", category: "")
  let name: String
  public init(subsystem: String, category: String) { name = "\(subsystem) \(category)" }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) { FileHandle.standardError.write(Data("\(message)\n".utf8)) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ type: OSLogType, _ message: OSLogMessage) {
  FileHandle.standardError.write(Data("\(message.text)\n".utf8))
}

/// Protects a value from being used twice at the same time.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private var state: State
  private let lock = NSLock()

  public init(initialState: State) { state = initialState }

  public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
}
