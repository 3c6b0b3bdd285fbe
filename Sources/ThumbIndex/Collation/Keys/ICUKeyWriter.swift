internal import CICU

/// Writes sort keys by calling ICU, with a UTF-16 buffer that is used again.
@safe struct ICUKeyWriter: ~Copyable {
  private let handle: CollatorHandle
  private var utf16: UnsafeMutableBufferPointer<UInt16>

  init(_ handle: CollatorHandle) {
    self.handle = handle
    unsafe utf16 = .allocate(capacity: 256)
  }

  deinit { unsafe utf16.deallocate() }

  /// Appends the key of a text, in which each ill-formed sequence counts as
  /// U+FFFD, and returns its offset.
  mutating func write(
    _ text: UnsafeBufferPointer<UInt8>, to arena: inout KeyArena
  ) -> UInt32 {
    let length = unsafe convert(text)
    // Most keys take less than two bytes a unit; ICU says when one does not.
    var capacity = 2 * Int(length) + 32
    while true {
      let key = unsafe arena.room(forBytes: capacity)
      let needed = Int(
        unsafe cicu_ucol_getSortKey(
          handle.pointer, utf16.baseAddress, length, key, Int32(capacity)))
      precondition(needed > 0, "ICU ran out of memory for a sort key")
      // The length includes a final 00.
      if needed <= capacity { return arena.endKey(length: needed - 1) }
      capacity = needed
    }
  }

  /// Fills the buffer and returns how many units of it are used.
  private mutating func convert(_ text: UnsafeBufferPointer<UInt8>) -> Int32 {
    precondition(
      text.count < Int32.max / 4,
      "a text of \(text.count) UTF-8 bytes is longer than ICU's sort keys allow"
    )
    if unsafe text.count > utf16.count {
      unsafe utf16.deallocate()
      unsafe utf16 = .allocate(capacity: 2 * text.count)
    }
    guard let base = text.baseAddress, !text.isEmpty else { return 0 }
    var length: Int32 = 0
    var status = U_ZERO_ERROR
    unsafe base.withMemoryRebound(to: CChar.self, capacity: text.count) {
      unsafe cicu_u_strFromUTF8WithSub(
        utf16.baseAddress, Int32(utf16.count), &length, $0,
        Int32(text.count), &status)
    }
    // The buffer has a unit for each byte, which always suffices.
    return length
  }
}
