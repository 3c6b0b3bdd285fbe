internal import CICU

/// The text that an ICU function writes into a buffer of C characters.
///
/// The function returns the length that it needs, and is called again with more
/// room if the buffer is too short.
func icuString(
  _ write: (UnsafeMutablePointer<CChar>, Int32, inout Int32) -> Int32
) throws(ICUError) -> String {
  var capacity: Int32 = 160
  while true {
    var status = cicu_U_ZERO_ERROR
    var length: Int32 = 0
    let text = unsafe String(
      unsafeUninitializedCapacity: Int(capacity)
    ) { buffer in
      let bytes = unsafe UnsafeMutableRawPointer(buffer.baseAddress!)
        .assumingMemoryBound(to: CChar.self)
      length = unsafe write(bytes, capacity, &status)
      return Int(min(max(length, 0), capacity))
    }
    if status == cicu_U_BUFFER_OVERFLOW_ERROR, length > capacity {
      capacity = length + 1
      continue
    }
    if status > cicu_U_ZERO_ERROR { throw ICUError(status) }
    return text
  }
}

/// Reads the strings of an ICU enumeration, and closes it.
func icuStrings(
  _ open: (inout Int32) -> OpaquePointer?
) throws(ICUError) -> [String] {
  let values = unsafe try withICUStatus(open)
  defer { unsafe cicu_uenum_close(values) }
  var result: [String] = []
  while let next = unsafe try withICUStatus({
    unsafe cicu_uenum_next(values, nil, &$0)
  }) {
    unsafe result.append(String(cString: next))
  }
  return result
}

extension String {
  /// Makes a text from UTF-16; an unpaired surrogate counts as U+FFFD.
  ///
  /// ICU converts the text: for short texts, Swift's generic function takes a
  /// thousand times as long.
  init(utf16 units: Span<UInt16>) {
    self = unsafe units.withUnsafeBufferPointer { units in
      // A unit becomes three bytes at most.
      unsafe String(unsafeUninitializedCapacity: 3 * units.count) { buffer in
        if units.isEmpty { return 0 }
        let bytes = unsafe UnsafeMutableRawPointer(buffer.baseAddress!)
          .assumingMemoryBound(to: CChar.self)
        var length: Int32 = 0
        var status = cicu_U_ZERO_ERROR
        unsafe cicu_u_strToUTF8WithSub(
          bytes, Int32(buffer.count), &length, units.baseAddress,
          Int32(units.count), &status)
        return Int(length)
      }
    }
  }
}
