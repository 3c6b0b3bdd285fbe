internal import CICU

/// Calls an ICU function that writes a text, and calls it again with more room
/// if the text is longer.
///
/// - Parameters:
///   - room: How many units the first call may write.
///   - write: Returns the text, and the length that ICU reports.
private func withRoom<Text>(
  _ room: Int,
  _ write: (_ room: Int32, _ status: inout Int32) -> (Text, length: Int32)
) throws(ICUError) -> Text {
  var room = Int32(room)
  while true {
    var status = cicu_U_ZERO_ERROR
    let (text, length) = write(room, &status)
    if status == cicu_U_BUFFER_OVERFLOW_ERROR, length > room {
      // A text in C characters ends with a NUL, which ICU does not count.
      room = length + 1
      continue
    }
    if status > cicu_U_ZERO_ERROR { throw ICUError(status) }
    return text
  }
}

/// The text that an ICU function writes into a buffer of C characters.
///
/// The function returns the length that it needs.
func icuString(
  _ write: (UnsafeMutablePointer<CChar>, Int32, inout Int32) -> Int32
) throws(ICUError) -> String {
  try withRoom(160) { room, status in
    var length: Int32 = 0
    let text = unsafe String(unsafeUninitializedCapacity: Int(room)) { buffer in
      let bytes = unsafe UnsafeMutableRawPointer(buffer.baseAddress!)
        .assumingMemoryBound(to: CChar.self)
      length = unsafe write(bytes, room, &status)
      return Int(min(max(length, 0), room))
    }
    return (text, length)
  }
}

/// The text that an ICU function writes into a buffer of UTF-16 units.
///
/// The function returns the length that it needs.
func icuUnits(
  room: Int = 64,
  _ write: (UnsafeMutablePointer<UInt16>, Int32, inout Int32) -> Int32
) throws(ICUError) -> [UInt16] {
  try withRoom(room) { room, status in
    var length: Int32 = 0
    let units = unsafe [UInt16](
      unsafeUninitializedCapacity: Int(room)
    ) { buffer, count in
      length = unsafe write(buffer.baseAddress!, room, &status)
      count = Int(min(max(length, 0), room))
    }
    return (units, length)
  }
}

/// The text that an ICU function writes into a buffer of UTF-16 units; `nil` if
/// the function fails.
func icuText(
  _ write: (UnsafeMutablePointer<UInt16>, Int32, inout Int32) -> Int32
) -> String? {
  let units = unsafe try? icuUnits(write)
  return units.map { String(utf16: $0.span) }
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
