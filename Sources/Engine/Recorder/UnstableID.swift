/// Tells ids that are made anew from ids that a person changed on purpose (B11).
enum UnstableID {
  /// Whether the new id can't be met again by chance: a fresh `UUID`, or the same words with a counter that went on.
  static func isMadeAnew(old: String, new: String) -> Bool {
    if new.contains("UUID#") || new.contains("ObjectIdentifier") { return true }
    let (a, b) = (withoutNumbers(old), withoutNumbers(new))
    // A bare number may well be a selection; words around a number that counts are an id with a counter in it.
    return a == b && a != "#" && a.contains("#")
  }

  private static func withoutNumbers(_ text: String) -> String {
    var result = ""
    for character in text {
      if character.isNumber {
        if result.last != "#" { result.append("#") }
      } else {
        result.append(character)
      }
    }
    return result
  }
}
