import Foundation

/// Facts about the memory of a type known only at run time.
enum TypeLayout {
  static func size(_ type: Any.Type) -> Int {
    func open<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: open)
  }

  /// Whether the type is plain data: copying it is copying its bits (E1).
  static func isPOD(_ type: Any.Type) -> Bool {
    func open<T>(_ type: T.Type) -> Bool { _isPOD(type) }
    return _openExistential(type, do: open)
  }

  /// The spans of memory that hold the type's data, without the padding between fields, and apart from them the
  /// optionals and enums, of whose memory not all may count.
  static func collectSpans(
    of type: Any.Type, at offset: Int, into spans: inout [(offset: Int, size: Int)],
    cases: inout [(offset: Int, type: Any.Type)]
  ) {
    let fields = FieldLayout.fields(of: type)
    let kind = FieldLayout.kind(of: type)
    if kind == .optional || kind == .enumeration, size(type) > 1 {
      cases.append((offset, type))
      return
    }
    if fields.isEmpty || !(kind == .structure || kind == .tuple) {
      let size = size(type)
      if size > 0 { append((offset, size), to: &spans) }
      return
    }
    for field in fields { collectSpans(of: field.type, at: offset + field.offset, into: &spans, cases: &cases) }
  }

  private static func append(_ span: (offset: Int, size: Int), to spans: inout [(offset: Int, size: Int)]) {
    if let last = spans.last, last.offset + last.size == span.offset {
      spans[spans.count - 1].size += span.size
    } else {
      spans.append(span)
    }
  }
}

@inline(__always)
func memoryEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int) -> Bool {
  count == 0 || memcmp(a, b, count) == 0
}
