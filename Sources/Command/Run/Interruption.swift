import Dispatch
import Foundation
import Synchronization

/// Stops the programs that were started when somebody interrupts the command.
enum Interruption {
  private static let running = Mutex<Set<pid_t>>([])

  static func began(_ process: pid_t) { running.withLock { _ = $0.insert(process) } }

  /// Comes back unless the command is being interrupted: then the program was stopped by us, and nothing is to be said.
  static func ended(_ process: pid_t) {
    let isInterrupted = running.withLock { running in
      running.remove(process)
      return interrupted.withLock { $0 }
    }
    while isInterrupted { sleep(1) }
  }

  private static let interrupted = Mutex(false)

  /// For as long as the result is kept, an interruption stops the programs first, then the command.
  static func watch() -> [any DispatchSourceSignal] {
    let queue = DispatchQueue(label: "interruption")
    return [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        running.withLock { running in
          interrupted.withLock { $0 = true }
          for process in running { kill(-process, SIGKILL) }
        }
        WorkFolder.removeAll(exitingWith: 128 + number)
      }
      source.resume()
      return source
    }
  }
}
