//
//  Habits.swift
//  Habits
//

import Foundation
import SwiftUI

// MARK: - Model

enum Frequency: String, CaseIterable, Identifiable {
  case daily
  case weekdays
  case weekly

  var id: String { rawValue }

  var title: String {
    switch self {
    case .daily: return "Every day"
    case .weekdays: return "Monday to Friday"
    case .weekly: return "Once a week"
    }
  }

  var timesPerWeek: Int {
    switch self {
    case .daily: return 7
    case .weekdays: return 5
    case .weekly: return 1
    }
  }
}

struct Habit: Identifiable, Hashable {
  let id: Int
  var name: String
  var frequency: Frequency
  var completed: Int = 0

  var progress: Double {
    guard frequency.timesPerWeek > 0 else { return 0 }
    return min(1, Double(completed) / Double(frequency.timesPerWeek))
  }

  var isDone: Bool { completed >= frequency.timesPerWeek }
}

@Observable
final class HabitStore {
  var habits: [Habit]
  var showsFinished = true
  private var nextID: Int

  init(habits: [Habit] = []) {
    self.habits = habits
    self.nextID = (habits.map(\.id).max() ?? 0) + 1
  }

  var visibleHabits: [Habit] {
    showsFinished ? habits : habits.filter { !$0.isDone }
  }

  var summary: String {
    let done = habits.filter(\.isDone).count
    return "\(done) of \(habits.count) done"
  }

  func add(_ name: String, frequency: Frequency = .daily) {
    let trimmed = name.trimmingCharacters(in: .whitespaces)
    guard !trimmed.isEmpty else { return }
    habits.append(Habit(id: nextID, name: trimmed, frequency: frequency))
    nextID += 1
  }

  func complete(_ habit: Habit) {
    guard let index = habits.firstIndex(where: { $0.id == habit.id }) else { return }
    habits[index].completed += 1
  }

  func reset() {
    for index in habits.indices {
      habits[index].completed = 0
    }
  }

  static var sample: HabitStore {
    HabitStore(habits: [
      Habit(id: 1, name: "Drink water", frequency: .daily, completed: 3),
      Habit(id: 2, name: "Read ten pages", frequency: .weekdays, completed: 5),
      Habit(id: 3, name: "Call home", frequency: .weekly),
    ])
  }
}

// MARK: - Helpers

func percentage(_ value: Double) -> String {
  "\(Int((value * 100).rounded())) %"
}

extension Color {
  static func forProgress(_ progress: Double) -> Color {
    switch progress {
    case 1...: return .green
    case 0.5..<1: return .orange
    default: return .gray
    }
  }
}

extension Habit {
  var subtitle: String {
    "\(frequency.title), \(completed)/\(frequency.timesPerWeek)"
  }
}

struct CardModifier: ViewModifier {
  var isHighlighted = false

  func body(content: Content) -> some View {
    content
      .padding(12)
      .background(isHighlighted ? Color.yellow.opacity(0.2) : Color.gray.opacity(0.1))
      .cornerRadius(8)
  }
}

extension View {
  func card(isHighlighted: Bool = false) -> some View {
    modifier(CardModifier(isHighlighted: isHighlighted))
  }
}

// MARK: - Views

struct ContentView: View {
  @State private var store = HabitStore.sample
  @State private var isAdding = false
  @State private var newName = ""
  @State private var frequency = Frequency.daily

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        HeaderView(summary: store.summary)

        if store.visibleHabits.isEmpty {
          EmptyStateView()
        } else {
          ForEach(store.visibleHabits) { habit in
            HabitRow(habit: habit) {
              store.complete(habit)
            }
          }
        }

        Divider()

        if isAdding {
          NewHabitForm(name: $newName, frequency: $frequency) {
            store.add(newName, frequency: frequency)
            newName = ""
            isAdding = false
          }
        } else {
          Button("Add a habit") {
            isAdding = true
          }
        }

        SettingsView(store: store)
      }
      .padding()
    }
  }
}

struct HeaderView: View {
  let summary: String

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("My habits")
          .font(.title)
          .bold()
        Text(summary)
          .font(.subheadline)
          .foregroundColor(.secondary)
      }
      Spacer()
      Image(systemName: "checkmark.circle")
        .foregroundStyle(.green)
    }
  }
}

struct EmptyStateView: View {
  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "sparkles")
      Text("Nothing left to do")
        .font(.headline)
    }
    .frame(maxWidth: .infinity)
    .card()
  }
}

struct HabitRow: View {
  let habit: Habit
  let onComplete: () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 4) {
        Text(habit.name)
          .font(.headline)
        Text(habit.subtitle)
          .font(.caption)
          .foregroundColor(.secondary)
        ProgressBar(value: habit.progress)
      }
      Spacer()
      if habit.isDone {
        Text("Done")
          .foregroundColor(.green)
      } else {
        Button("Complete", action: onComplete)
      }
    }
    .card(isHighlighted: habit.isDone)
  }
}

struct ProgressBar: View {
  let value: Double

  var body: some View {
    HStack(spacing: 6) {
      ZStack(alignment: .leading) {
        RoundedRectangle(cornerRadius: 3)
          .fill(Color.gray.opacity(0.3))
          .frame(width: 120, height: 6)
        RoundedRectangle(cornerRadius: 3)
          .fill(Color.forProgress(value))
          .frame(width: 120 * value, height: 6)
      }
      Text(percentage(value))
        .font(.caption)
    }
  }
}

struct NewHabitForm: View {
  @Binding var name: String
  @Binding var frequency: Frequency
  let onSave: () -> Void

  private var canSave: Bool {
    !name.trimmingCharacters(in: .whitespaces).isEmpty
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      TextField("Name", text: $name)
      Picker("How often", selection: $frequency) {
        ForEach(Frequency.allCases) { frequency in
          Text(frequency.title).tag(frequency)
        }
      }
      Button("Save", action: onSave)
        .disabled(!canSave)
    }
    .card()
  }
}

struct SettingsView: View {
  @Bindable var store: HabitStore

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Show finished habits", isOn: $store.showsFinished)
      Button("Start the week again") {
        store.reset()
      }
    }
  }
}

// MARK: - Previews

#Preview("All habits") {
  ContentView()
}

#Preview("One row") {
  let habit = Habit(id: 1, name: "Stretch", frequency: .daily, completed: 2)
  return HabitRow(habit: habit) {}
    .padding()
}

#Preview("Settings", traits: .sizeThatFitsLayout) {
  @Previewable @State var store = HabitStore.sample

  SettingsView(store: store)
}
