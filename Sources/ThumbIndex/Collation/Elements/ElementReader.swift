internal import CICU

/// Reads collation elements and sort keys of short texts out of ICU.
///
/// Used by one thread, for as long as it takes to fill a table.
@safe struct ElementReader: ~Copyable {
  private let handle: CollatorHandle
  private let elements: OpaquePointer
  private let comparesCase: Bool
  private let isUpperFirst: Bool

  init(_ handle: CollatorHandle) throws(ICUError) {
    self.handle = handle
    let opened = unsafe try withICUStatus {
      unsafe cicu_ucol_openElements(handle.pointer, [], 0, &$0)
    }
    guard let opened = unsafe opened else {
      throw ICUError(cicu_U_MEMORY_ALLOCATION_ERROR)
    }
    unsafe elements = opened
    let caseFirst = handle.value(of: cicu_UCOL_CASE_FIRST)
    comparesCase = caseFirst != cicu_UCOL_OFF
    isUpperFirst = caseFirst == cicu_UCOL_UPPER_FIRST
  }

  deinit { unsafe cicu_ucol_closeElements(elements) }

  /// The elements of a text, with primary weights as they are before any
  /// reordering; those that are ignorable on every level are left out.
  ///
  /// ICU's iterator hands out the 64 bits of an element in one or two numbers:
  /// the upper halves of its weights, then, marked as a continuation, the
  /// lower halves.
  borrowing func elements(of text: [UInt16]) throws(ICUError)
    -> [CollationElement]
  {
    try withICUStatus {
      unsafe cicu_ucol_setText(elements, text, Int32(text.count), &$0)
    }
    var result: [CollationElement] = []
    var pending: UInt32?
    while true {
      let next = try withICUStatus {
        unsafe cicu_ucol_next(elements, &$0)
      }
      let order = UInt32(bitPattern: next)
      let isContinuation = next != cicu_UCOL_NULLORDER && order & 0xC0 == 0xC0
      if isContinuation, let first = pending {
        append(first, order & ~0xC0, to: &result)
        pending = nil
        continue
      }
      if let first = pending { append(first, 0, to: &result) }
      if next == cicu_UCOL_NULLORDER { return result }
      pending = order
    }
  }

  private borrowing func append(
    _ upper: UInt32, _ lower: UInt32, to result: inout [CollationElement]
  ) {
    var element = CollationElement()
    element.primary = upper & 0xFFFF_0000 | lower >> 16
    element.secondary = UInt16(upper & 0xFF00 | lower >> 8 & 0xFF)
    let tertiary = UInt16(upper << 8 & 0xFF00 | lower & 0x3F)
    setTertiary(tertiary, of: &element)
    if element.primary | UInt32(element.secondary) | UInt32(element.tertiary)
      != 0
    {
      result.append(element)
    }
  }

  /// Turns the tertiary weight of an element, two bits of which say its case,
  /// into what a sort key has: the common weight in the middle, with room on
  /// both sides for counts of it.
  private borrowing func setTertiary(
    _ weight: UInt16, of element: inout CollationElement
  ) {
    var weight = weight & (comparesCase ? 0xFF3F : 0x3F3F)
    if weight == 0 || weight == CollationElement.common {
      element.tertiary = weight
      return
    }
    if isUpperFirst {
      if element.primary != 0 || element.secondary != 0 {
        // Upper case, whose bits are greatest, comes first.
        weight ^= 0xC000
        if weight < 0xC500 { weight &-= 0x4000 }
      } else {
        weight &+= 0x4000
      }
      element.isTertiaryAboveCommon = weight >= 0x8500
    } else if weight > CollationElement.common {
      weight &+= comparesCase ? 0x4000 : 0xC000
      element.isTertiaryAboveCommon = true
    }
    element.tertiary = weight
  }

  /// ICU's sort key of a text, without its final 00.
  borrowing func key(of text: [UInt16]) -> [UInt8] {
    var capacity = 64
    while true {
      var length = 0
      let key = unsafe [UInt8](unsafeUninitializedCapacity: capacity) {
        buffer, count in
        length = Int(
          unsafe cicu_ucol_getSortKey(
            handle.pointer, text, Int32(text.count), buffer.baseAddress,
            Int32(capacity)))
        count = max(0, min(length, capacity) - 1)
      }
      if length <= capacity { return key }
      capacity = length
    }
  }

  /// The bytes of the primary level of ICU's sort key.
  borrowing func primaryBytes(of text: [UInt16]) -> ArraySlice<UInt8> {
    key(of: text).prefix { $0 != 0x01 }
  }
}
