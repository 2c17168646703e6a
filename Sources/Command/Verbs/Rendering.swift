import Foundation
import GraphDump
import Recording
import Synchronization

/// `graphdump render`: inputs to recordings, recordings to figures, figures to files.
struct Rendering: Sendable {
  let recorder: Recorder
  let drawing: Drawing
  let destination: Destination

  private var console: Console { recorder.console }

  private let dependencies = DependencyFile()

  init(recorder: Recorder) throws {
    self.recorder = recorder
    destination = Destination(
      recorder.arguments[.output].last, extensions: FigureFormat.allCases.compactMap(\.fileExtension))
    drawing = try Drawing(recorder.arguments, fileExtension: destination.fileExtension)
  }

  func run() throws -> Int32 {
    let inputs = try Shard(recorder.arguments)?.part(of: recorder.arguments.inputs) ?? recorder.arguments.inputs
    if case .folder = destination {
    } else if inputs.count * drawing.documentCount > 1 || recorder.arguments.has(.gallery) {
      let path = if case .file(let path) = destination { path } else { "standard output" }
      throw CommandError.output(.oneFileForMany(path, count: max(2, inputs.count * drawing.documentCount)))
    }
    if case .folder(let path) = destination {
      try checkNames(of: inputs)
      try WholeFile.makeFolder(path)
    }
    guard recorder.arguments.has(.watch) else { return try renderAll(inputs) }
    var watch = SourceWatch(inputs)
    while true {
      _ = try renderAll(inputs)
      console.note("watching \(inputs.joined(separator: ", ")): interrupt to end")
      watch.waitForChange()
    }
  }

  /// Two inputs of one name would be written to the same files: that is said before anything is drawn.
  private func checkNames(of inputs: [String]) throws {
    var known: [String: String] = [:]
    for input in inputs {
      guard let name = Input.outputName(of: input) else { continue }
      if let other = known.updateValue(input, forKey: name), other != input {
        throw CommandError.output(.sameName(name, inputs: [other, input]))
      }
    }
  }

  private func renderAll(_ inputs: [String]) throws -> Int32 {
    let names = Mutex<[String: String]>([:])
    let statuses = Mutex<[Int32]>([])
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount =
      try recorder.arguments.counts(.jobs, in: 1...256, reason: "a number of jobs is from 1 to 256").last
      ?? ProcessInfo.processInfo.activeProcessorCount
    for input in inputs {
      queue.addOperation {
        let status = run(input, names: names)
        statuses.withLock { $0.append(status) }
      }
    }
    queue.waitUntilAllOperationsAreFinished()
    if let path = recorder.arguments[.depfile].last { try dependencies.write(to: path) }
    if recorder.arguments.has(.gallery), case .folder(let folder) = destination {
      try Gallery(folder: folder).write(console)
    }
    return statuses.withLock { $0.max() ?? 0 }
  }

  /// Renders one input; gives its exit status.
  private func run(_ input: String, names: borrowing Mutex<[String: String]>) -> Int32 {
    do {
      let recorded = try recorder.record(input)
      let documents: [Document]
      do { documents = try drawing.documents(of: recorded.recording, name: recorded.name) } catch {
        // Where nothing was recorded, the failure is what there is to say.
        throw recorded.failure ?? error
      }
      for document in documents {
        if let other = names.withLock({ $0.updateValue(input, forKey: document.fileName) }), other != input {
          throw CommandError.output(.sameName(recorded.name, inputs: [other, input]))
        }
      }
      try write(documents)
      dependencies.add(outputs: documents.compactMap { path(of: $0) }, input: input)
      return Verb.status(recorded.failure, console)
    } catch let error as CommandError {
      console.error(error.message)
    } catch let error as FigureError {
      console.error(CommandError.output(.figure(error)).message)
    } catch {
      console.error(CommandError.output(.drawing("\(error)")).message)
    }
    return 2
  }

  private func write(_ documents: [Document]) throws {
    for document in documents {
      let data = document.content
      switch destination {
      case .standardOutput: try StandardOutput.write(data)
      case .file(let path):
        try WholeFile.write(data, to: path)
        console.note("wrote \(path)")
      case .folder(let folder):
        let path = Path(folder).appending(document.fileName)
        try WholeFile.write(data, to: path)
        console.note("wrote \(path)")
      }
    }
  }

  /// Where a document goes; `nil` for standard output.
  private func path(of document: Document) -> String? {
    switch destination {
    case .standardOutput: return nil
    case .file(let path): return path
    case .folder(let folder): return Path(folder).appending(document.fileName)
    }
  }
}
