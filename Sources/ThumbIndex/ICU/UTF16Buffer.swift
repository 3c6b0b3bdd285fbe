internal import CICU

/// A text as ICU's functions take it, in memory that is used again.
///
/// U+0344 stands in it as the two marks that it is equivalent to. On U+0FB2
/// U+0301 U+1D16D U+0344, ICU 72 never returns; with the marks written out it
/// does, and only then are texts that are canonically equivalent equal.
///
/// `count` of the `capacity` units behind the pointer are filled; each function
/// that fills makes room first.
@safe struct UTF16Buffer: ~Copyable {
  private(set) var units: UnsafeMutablePointer<UInt16>
  private(set) var count = 0
  private var capacity = 256

  init() { unsafe units = .allocate(capacity: capacity) }

  deinit { unsafe units.deallocate() }

  private mutating func reserve(_ needed: Int) {
    if needed <= capacity { return }
    unsafe units.deallocate()
    capacity = 2 * needed
    unsafe units = .allocate(capacity: capacity)
  }

  /// Fills it with units.
  mutating func fill(_ text: some Collection<UInt16>) {
    // Twice as many where each is U+0344.
    reserve(2 * text.count)
    count = 0
    for unit in text {
      unsafe units[count] = unit
      count &+= 1
    }
    writeOutDialytikaTonos()
  }

  /// Fills it with a text in UTF-8, in which each ill-formed sequence counts as
  /// U+FFFD.
  ///
  /// - Precondition: ICU can count the bytes.
  mutating func fill(utf8 text: Span<UInt8>) {
    // A unit for each byte always suffices, U+0344 of two bytes included.
    reserve(text.count)
    var length: Int32 = 0
    unsafe text.withUnsafeBufferPointer { text in
      guard let base = text.baseAddress, !text.isEmpty else { return }
      var status = cicu_U_ZERO_ERROR
      unsafe base.withMemoryRebound(to: CChar.self, capacity: text.count) {
        unsafe cicu_u_strFromUTF8WithSub(
          units, Int32(capacity), &length, $0, Int32(text.count), &status)
      }
    }
    count = Int(length)
    writeOutDialytikaTonos()
  }

  /// Fills it with a text in UTF-8 if that needs no normalization; `false` for
  /// other texts, ill-formed ones and those with characters beyond U+FFFF.
  mutating func fillIfNormalized(
    utf8 text: Span<UInt8>, _ classes: ScalarTable<CombiningClasses>
  ) -> Bool {
    reserve(text.count)
    count = 0
    var position = 0
    var last: UInt8 = 0
    while position < text.count {
      guard let scalar = text.scalar(at: &position), scalar < 0x10000 else {
        return false
      }
      // A unit for each character, which has a byte at least.
      unsafe units[count] = UInt16(truncatingIfNeeded: scalar)
      count &+= 1
      if scalar < 0x80 {
        last = 0
        continue
      }
      let found = classes[scalar]
      if found.first != 0, found.first < last || found == .unknown {
        return false
      }
      last = found.last
    }
    return true
  }

  private mutating func writeOutDialytikaTonos() {
    var added = 0
    for index in 0..<count where unsafe units[index] == 0x0344 { added += 1 }
    if added == 0 { return }
    var target = count + added
    for index in (0..<count).reversed() {
      let unit = unsafe units[index]
      target -= 1
      unsafe units[target] = unit == 0x0344 ? 0x0301 : unit
      if unit == 0x0344 {
        target -= 1
        unsafe units[target] = 0x0308
      }
    }
    count += added
  }
}
