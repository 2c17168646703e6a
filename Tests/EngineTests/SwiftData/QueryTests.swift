import EngineSwiftData
import Foundation
import Recording
import Testing

@testable import Engine

@Engine.Observable private final class Folder {
  var name: String
  var notes: [Note] = []
  init(name: String) { self.name = name }
}

extension Folder: PersistentModel {
  static var _relations: [_Relation] { [_Relation(\Folder.notes, cascades: true, inverse: \Note.folder)] }
}

@Engine.Observable private final class Note {
  var title: String
  var isDone = false
  var folder: Folder?
  init(title: String, folder: Folder? = nil) {
    self.title = title
    self.folder = folder
  }
}

extension Note: PersistentModel {}

private struct Titles: View {
  @Query(filter: #Predicate<Note> { !$0.isDone }, sort: \.title) var notes: [Note]
  var body: some View { Text(notes.map(\.title).joined(separator: ", ")) }
}

private struct Counter: View {
  @Query var notes: [Note]
  var body: some View { Text("\(notes.count) notes") }
}

private struct Board: View {
  @Environment(\.modelContext) private var context
  var body: some View {
    VStack {
      Titles()
      Counter()
      Button("Add") {
        context.insert(Note(title: "b"))
        context.insert(Note(title: "a"))
      }
      Button("Finish") { if let note = try? context.fetch(FetchDescriptor<Note>()).first { note.isDone = true } }
      Button("Delete") { try? context.delete(model: Note.self) }
    }
  }
}

@MainActor private func board() throws -> Session {
  let container = try ModelContainer(for: Note.self, Folder.self)
  return Session(Board().modelContainer(container))
}

/// A view that asks for objects depends on which there are, and on what its condition and its order read.
@MainActor @Test func queriesFollowTheirObjects() throws {
  let session = try board()
  #expect(session.texts.prefix(2) == ["0 notes", "Add"])
  let added = try session.tap("Add")
  #expect(session.texts.prefix(2) == ["a, b", "2 notes"])
  #expect(added == ["Titles: _notes changed.", "Counter: _notes changed."])
  // Only the view whose condition reads the property runs.
  #expect(try session.tap("Finish") == ["Titles: \\Note.isDone changed."])
  #expect(session.texts.prefix(2) == ["a", "2 notes"])
  try session.tap("Delete")
  #expect(session.texts.prefix(2) == ["0 notes", "Add"])
}

/// Both ends of a relation tell the same, and what belongs to an object ends with it where its relation says so.
@MainActor @Test func relationsAreKeptAtBothEnds() throws {
  let context = try ModelContainer(for: Folder.self, Note.self).mainContext
  let (first, second) = (Folder(name: "first"), Folder(name: "second"))
  context.insert(first)
  context.insert(second)
  let note = Note(title: "a", folder: first)
  context.insert(note)
  #expect(first.notes.map(\.title) == ["a"])
  note.folder = second
  #expect(first.notes.isEmpty)
  #expect(second.notes.map(\.title) == ["a"])
  first.notes.append(Note(title: "b"))
  #expect(first.notes.first?.folder === first)
  #expect(try context.fetchCount(FetchDescriptor<Note>()) == 2)
  second.notes.removeAll()
  #expect(note.folder == nil)
  context.delete(first)
  #expect(try context.fetch(FetchDescriptor<Note>()).map(\.title) == ["a"])
}

/// What is asked for can be ordered, begin later and be bounded.
@MainActor @Test func descriptorsOrderAndBound() throws {
  let context = try ModelContainer(for: Note.self).mainContext
  for title in ["c", "a", "d", "b"] { context.insert(Note(title: title)) }
  var descriptor = FetchDescriptor<Note>(sortBy: [SortDescriptor(\.title, order: .reverse)])
  #expect(try context.fetch(descriptor).map(\.title) == ["d", "c", "b", "a"])
  descriptor.fetchOffset = 1
  descriptor.fetchLimit = 2
  #expect(try context.fetch(descriptor).map(\.title) == ["c", "b"])
  #expect(context.hasChanges)
  try context.save()
  #expect(!context.hasChanges)
}

/// An identity is a number in the order in which objects were asked for one: no address is part of it.
@MainActor @Test func identitiesAreInTheOrderOfTheirObjects() throws {
  let context = try ModelContainer(for: Note.self).mainContext
  let notes = ["a", "b", "c"].map { Note(title: $0) }
  for note in notes.reversed() { context.insert(note) }
  let identities = notes.map(\.persistentModelID)
  #expect(identities.sorted() == identities)
  #expect(Set(identities).count == 3)
  #expect(identities.allSatisfy { $0.description.hasPrefix("Note ") })
  #expect(context.model(for: identities[1]) === notes[1])
  #expect(Describer().describe(identities[0]) == identities[0].description)
}
