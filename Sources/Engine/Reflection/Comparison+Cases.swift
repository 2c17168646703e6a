/// How values are compared whose type or case is known only when they are there.
extension Comparison {
  static func existential<T>(_ type: T.Type) -> Comparison {
    Comparison(.parts) { a, b in
      let old = a.assumingMemoryBound(to: T.self).pointee
      let new = b.assumingMemoryBound(to: T.self).pointee
      let dynamicType: Any.Type = Swift.type(of: old as Any)
      // To take a closure out would wrap it anew (E6): it is compared where it lies, at the beginning.
      if Comparison.ofField(dynamicType).method == .closure {
        return Swift.type(of: new as Any) == dynamicType && pointers(2, .closure).isEqual(a, b)
      }
      return isEqualDynamically(old, new)
    }
  }

  static func enumeration(_ type: Any.Type) -> Comparison {
    func open<T>(_ type: T.Type) -> Comparison {
      let size = MemoryLayout<T>.size
      return Comparison(.parts) { a, b in
        if memoryEqual(a, b, size) { return true }
        let old = Mirror(reflecting: a.assumingMemoryBound(to: T.self).pointee)
        let new = Mirror(reflecting: b.assumingMemoryBound(to: T.self).pointee)
        guard let x = old.children.first, let y = new.children.first else {
          return old.children.isEmpty && new.children.isEmpty && caseName(a, T.self) == caseName(b, T.self)
        }
        return x.label == y.label && isEqualDynamically(x.value, y.value)
      }
    }
    return _openExistential(type, do: open)
  }
}

private func caseName<T>(_ value: UnsafeRawPointer, _ type: T.Type) -> String? {
  enumCaseName(value.assumingMemoryBound(to: T.self).pointee).map { String(cString: $0) }
}

@_silgen_name("swift_EnumCaseName")
private func enumCaseName<T>(_ value: T) -> UnsafePointer<CChar>?
