#if !canImport(Darwin)
  import Engine
  import Foundation
  import Testing

  @Suite("What Foundation lacks outside of Apple's platforms") struct FoundationFormatterTests {
    private func words(
      _ seconds: Double, _ style: Engine.DateComponentsFormatter.UnitsStyle, pads: Bool = false,
      units: NSCalendar.Unit = [.hour, .minute, .second], most: Int = 0
    ) -> String? {
      let formatter = Engine.DateComponentsFormatter()
      formatter.allowedUnits = units
      formatter.unitsStyle = style
      formatter.maximumUnitCount = most
      if pads { formatter.zeroFormattingBehavior = .pad }
      return formatter.string(from: seconds)
    }

    @Test func lengthsOfTimeByPosition() {
      #expect(words(75, .positional) == "1:15")
      #expect(words(5, .positional) == "5")
      #expect(words(0, .positional) == "0")
      #expect(words(3_605, .positional) == "1:00:05")
      #expect(words(75, .positional, pads: true) == "00:01:15")
      #expect(words(65, .positional, pads: true, units: [.minute, .second]) == "01:05")
      #expect(words(-75, .positional) == "-1:15")
      #expect(words(.infinity, .positional) == nil)
    }

    @Test func lengthsOfTimeInWords() {
      #expect(words(75, .full) == "1 minute, 15 seconds")
      #expect(words(3_600, .full) == "1 hour")
      #expect(words(7_205, .abbreviated) == "2h 5s")
      #expect(words(75, .short) == "1 min, 15 sec")
      #expect(words(75, .brief) == "1min 15sec")
      #expect(words(3_675, .full, most: 2) == "1 hour, 1 minute")
      #expect(words(200_000, .full, units: [.day, .hour]) == "2 days, 7 hours")
    }

    @Test func distancesOfDates() {
      let formatter = RelativeDateTimeFormatter()
      let now = Date(timeIntervalSinceReferenceDate: 0)
      #expect(formatter.localizedString(for: now.addingTimeInterval(-7_200), relativeTo: now) == "2 hours ago")
      #expect(formatter.localizedString(for: now.addingTimeInterval(3 * 86_400), relativeTo: now) == "in 3 days")
      formatter.dateTimeStyle = .named
      #expect(formatter.localizedString(for: now.addingTimeInterval(-86_400), relativeTo: now) == "yesterday")
    }

    @Test func measurements() {
      let warm = Measurement(value: 21.5, unit: UnitTemperature.celsius)
      let far = Measurement(value: 3, unit: UnitLength.kilometers)
      #expect(Engine.MeasurementFormatter().string(from: warm) == "21.5°C")
      #expect(Engine.MeasurementFormatter().string(from: far) == "3 km")
      #expect(warm.formatted() == "21.5°C")
      #expect(warm.formatted(.measurement(width: .narrow)) == "21.5°")
      #expect(
        far.formatted(.measurement(width: .abbreviated, numberFormatStyle: .number.precision(.fractionLength(1))))
          == "3.0 km")
    }

    @Test func lists() {
      #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
      #expect(ListFormatter().string(from: [1, 2]) == "1 and 2")
    }
  }
#endif
