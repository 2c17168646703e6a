import Foundation

/// Finds the names of key path getters in the symbol tables of the loaded program and its libraries.
enum SymbolTable {
  /// The property that the key path getter at `address` reads: `isOn`.
  static func propertyName(forGetterAt address: UInt) -> String? {
    guard let symbol = symbol(at: address) else { return nil }
    return propertyName(inMangled: symbol)
  }

  /// Reads the property's name from a mangled key path getter: `…10LightModelC4isOnSbvpACTK` → `isOn`.
  ///
  /// A mangled path is a run of identifiers, each with its length before it; the property is the last one before its
  /// type and the `vp` that ends it. Identifiers inside the type follow the property, so the owner's path is read from
  /// the left as far as it goes.
  static func propertyName(inMangled symbol: String) -> String? {
    guard symbol.hasSuffix("TK") || symbol.hasSuffix("Tk") || symbol.hasSuffix("vg") else { return nil }
    guard let demangled = demangle(symbol) else { return nil }
    // “key path getter for main.LightModel.isOn : Swift.Bool : main.LightModel”, “(extension in …):”.
    var text = Substring(demangled)
    if let range = text.range(of: "key path getter for ") { text = text[range.upperBound...] }
    if text.hasPrefix("(extension in "), let colon = text.range(of: "):") { text = text[colon.upperBound...] }
    if let end = text.range(of: " : ") { text = text[..<end.lowerBound] }
    if text.hasSuffix(".getter") { text = text.dropLast(7) }
    // “(secret in _EFF8…)” for a private property.
    if text.hasSuffix(")"), let open = text.lastIndex(of: "(") {
      text = text[text.index(after: open)...].prefix { $0 != " " }
    }
    return text.split(separator: ".").last.map(String.init)
  }

  @_silgen_name("swift_demangle")
  private static func swiftDemangle(
    _ name: UnsafePointer<CChar>, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
  ) -> UnsafeMutablePointer<CChar>?

  private static func demangle(_ symbol: String) -> String? {
    guard let text = swiftDemangle(symbol, UInt(symbol.utf8.count), nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// What the dynamic linker knows of an address: the C structure `Dl_info`.
  private struct LinkerInfo {
    var file: UnsafePointer<CChar>?
    var base: UnsafeRawPointer?
    var symbol: UnsafePointer<CChar>?
    var address: UnsafeRawPointer?
  }

  @_silgen_name("dladdr")
  private static func linkerInfo(_ address: UnsafeRawPointer, _ info: UnsafeMutableRawPointer) -> Int32

  private static func symbol(at address: UInt) -> String? {
    var info = LinkerInfo()
    guard let pointer = UnsafeRawPointer(bitPattern: address),
      withUnsafeMutableBytes(of: &info, { $0.baseAddress.map { linkerInfo(pointer, $0) } ?? 0 }) != 0
    else { return nil }
    if let name = info.symbol, let exact = info.address, UInt(bitPattern: exact) == address {
      return String(cString: name)
    }
    #if os(Linux)
      guard let base = info.base, let path = info.file else { return nil }
      return table(of: String(cString: path))[address - UInt(bitPattern: base)]
    #else
      return nil
    #endif
  }

  #if os(Linux)
    nonisolated(unsafe) private static var tables: [String: [UInt: String]] = [:]

    private static func table(of file: String) -> [UInt: String] {
      if let known = tables[file] { return known }
      let path = FileManager.default.isReadableFile(atPath: file) ? file : "/proc/self/exe"
      let table = (try? Data(contentsOf: URL(fileURLWithPath: path))).map(ELFSymbols.keyPathGetters(in:)) ?? [:]
      tables[file] = table
      return table
    }
  #endif
}
