internal import CICU

/// Writes sort keys by calling ICU, with a UTF-16 buffer that is used again.
@safe struct ICUKeyWriter: ~Copyable {
  private let handle: CollatorHandle
  private var utf16: UnsafeMutableBufferPointer<UInt16>

  /// For texts that need no normalization, what tells and what collates them.
  ///
  /// The handle owns the pointer.
  private var fast: (classes: CombiningClasses, collator: OpaquePointer)?

  /// What `fast` is made of when the first text comes.
  private let tables: KeyTables?
  private var isPrepared = false

  init(_ handle: CollatorHandle, _ tables: KeyTables?) {
    self.handle = handle
    self.tables = tables
    unsafe fast = nil
    unsafe utf16 = .allocate(capacity: 256)
  }

  deinit { unsafe utf16.deallocate() }

  /// Appends the key of a text, in which each ill-formed sequence counts as
  /// U+FFFD, and returns its offset.
  mutating func write(
    _ text: UnsafeBufferPointer<UInt8>, to arena: inout KeyArena
  ) -> UInt32 {
    reserve(text.count)
    if !isPrepared {
      isPrepared = true
      if let tables, let other = handle.unnormalized {
        unsafe fast = (tables.classes, other.pointer)
      }
    }
    if let (classes, collator) = unsafe fast,
      let length = unsafe classes.convert(text, to: utf16)
    {
      return unsafe write(length, of: text, by: collator, to: &arena)
    }
    return unsafe write(
      convert(text), of: text, by: handle.pointer, to: &arena)
  }

  /// Appends the key of so many units of the buffer, a text's.
  private func write(
    _ length: Int32, of text: UnsafeBufferPointer<UInt8>,
    by collator: OpaquePointer, to arena: inout KeyArena
  ) -> UInt32 {
    precondition(
      hasShortKey(length),
      "a text of \(text.count) UTF-8 bytes has a longer sort key than ICU allows"
    )
    // Most keys take less than two bytes a unit; ICU says when one does not.
    var capacity = 2 * Int(length) + 32
    while true {
      let key = unsafe arena.room(forBytes: capacity)
      let needed = Int(
        unsafe cicu_ucol_getSortKey(
          collator, utf16.baseAddress, length, key, Int32(capacity)))
      precondition(needed > 0, "ICU ran out of memory for a sort key")
      // The length includes a final 00.
      if needed <= capacity { return arena.endKey(length: needed - 1) }
      capacity = needed
    }
  }

  /// Whether there is room for the key of a text in what ICU can count.
  mutating func canWrite(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    reserve(text.count)
    return hasShortKey(unsafe convert(text))
  }

  private func hasShortKey(_ length: Int32) -> Bool {
    unsafe handle.hasShortKey(
      UnsafeBufferPointer(rebasing: utf16[..<Int(length)]))
  }

  /// Writes U+0344 as the two marks that it is equivalent to, and returns how
  /// many units are then used.
  ///
  /// ICU 72 never returns from making the key of U+0FB2 U+0301 U+1D16D U+0344.
  /// With the marks written out it does, and only then are texts that are
  /// canonically equivalent equal.
  private func writeOutDialytikaTonos(_ length: Int32) -> Int32 {
    var added = 0
    for index in 0..<Int(length) where unsafe utf16[index] == 0x0344 {
      added += 1
    }
    if added == 0 { return length }
    // Its UTF-8 has two bytes, so there is a unit to spare for each.
    var target = Int(length) + added
    for index in (0..<Int(length)).reversed() {
      let unit = unsafe utf16[index]
      target -= 1
      unsafe utf16[target] = unit == 0x0344 ? 0x0301 : unit
      if unit == 0x0344 {
        target -= 1
        unsafe utf16[target] = 0x0308
      }
    }
    return length + Int32(added)
  }

  /// Makes room for the units of a text of so many bytes.
  private mutating func reserve(_ count: Int) {
    precondition(
      count <= Collator.maximumTextLength,
      "a text of \(count) UTF-8 bytes is longer than ICU's sort keys allow"
    )
    if unsafe count > utf16.count {
      unsafe utf16.deallocate()
      unsafe utf16 = .allocate(capacity: 2 * count)
    }
  }

  /// Fills the buffer and returns how many units of it are used.
  private func convert(_ text: UnsafeBufferPointer<UInt8>) -> Int32 {
    guard let base = text.baseAddress, !text.isEmpty else { return 0 }
    var length: Int32 = 0
    var status = cicu_U_ZERO_ERROR
    unsafe base.withMemoryRebound(to: CChar.self, capacity: text.count) {
      unsafe cicu_u_strFromUTF8WithSub(
        utf16.baseAddress, Int32(utf16.count), &length, $0,
        Int32(text.count), &status)
    }
    // The buffer has a unit for each byte, which always suffices.
    return writeOutDialytikaTonos(length)
  }
}

extension CombiningClasses {
  /// Fills a buffer with the UTF-16 of a text that needs no normalization, and
  /// returns how many units are used; `nil` for other texts, ill-formed ones and
  /// those with characters beyond U+FFFF.
  fileprivate func convert(
    _ text: UnsafeBufferPointer<UInt8>,
    to units: UnsafeMutableBufferPointer<UInt16>
  ) -> Int32? {
    let count = text.count
    var position = 0
    var length = 0
    var last: UInt16 = 0
    while position < count {
      let first = unsafe text[position]
      if first < 0x80 {
        unsafe units[length] = UInt16(first)
        position &+= 1
        last = 0
      } else if first >= 0xE1, first <= 0xEC, count &- position >= 3,
        let unit = unsafe unmarked(text.baseAddress! + position)
      {
        unsafe units[length] = unit
        position &+= 3
        last = 0
      } else {
        guard
          let scalar = unsafe decodeScalar(
            text.baseAddress!, count: count, position: &position)
        else { return nil }
        let found = self[scalar]
        let lead = found >> 8
        if lead != 0, lead < last || found == Self.unknown { return nil }
        last = found & 0xFF
        unsafe units[length] = UInt16(truncatingIfNeeded: scalar)
      }
      length &+= 1
    }
    return Int32(length)
  }
}
