internal import CICU

/// Reads the primary weights of texts out of one collator; for one thread.
@safe final class PrimaryReader {
  private let handle: CollatorHandle
  private let elements: OpaquePointer

  /// Weights up to this are ignored: punctuation, where the collator shifts it.
  ///
  /// ICU's iterator of collation elements does not apply it.
  private let shiftLimit: UInt32

  init(_ handle: CollatorHandle) throws(ICUError) {
    self.handle = handle
    let opened = unsafe try withICUStatus {
      unsafe cicu_ucol_openElements(handle.pointer, [], 0, &$0)
    }
    guard let opened = unsafe opened else {
      throw ICUError(cicu_U_MEMORY_ALLOCATION_ERROR)
    }
    unsafe elements = opened
    shiftLimit = handle.isShifted ? handle.variableTop : 0
  }

  deinit { unsafe cicu_ucol_closeElements(elements) }

  /// Calls a closure with each primary weight of a text, and whether its element
  /// has no case or variant; returns whether there are marks besides.
  @discardableResult
  func forEach(
    of text: [UInt16], _ body: (_ primary: UInt32, _ isPlain: Bool) -> Void
  ) -> Bool {
    var hasMarks = false
    var text = text
    if text.contains(0x0344) {
      // On U+0FB2 U+0301 U+1D16D U+0344 ICU 72 runs forever.
      text = text.flatMap { $0 == 0x0344 ? [0x0308, 0x0301] : [$0] }
    }
    var status = cicu_U_ZERO_ERROR
    unsafe cicu_ucol_setText(elements, text, Int32(text.count), &status)
    var pending: UInt32?
    while true {
      let next = unsafe cicu_ucol_next(elements, &status)
      guard status <= cicu_U_ZERO_ERROR else { break }
      let order = UInt32(bitPattern: next)
      let isEnd = next == cicu_UCOL_NULLORDER
      if let first = pending {
        pending = nil
        let isContinued = !isEnd && order & 0xC0 == 0xC0
        let primary = first & 0xFFFF_0000 | (isContinued ? order >> 16 : 0)
        if primary > max(shiftLimit, 0xFFFF) {
          let rest = isContinued ? order & 0xFF3F : 0
          body(primary, first & 0xFFFF == 0x0505 && rest == 0)
        } else if primary == 0, first != 0 {
          hasMarks = true
        }
        if isContinued { continue }
      }
      if isEnd { break }
      pending = order
    }
    return hasMarks
  }

  /// The primary weights of a text.
  func primaries(of text: [UInt16]) -> [UInt32] {
    var result: [UInt32] = []
    forEach(of: text) { primary, _ in result.append(primary) }
    return result
  }
}

extension CollatorHandle {
  /// Whether punctuation is ignored on the first three levels.
  var isShifted: Bool {
    value(of: cicu_UCOL_ALTERNATE_HANDLING) == cicu_UCOL_SHIFTED
  }

  /// The greatest primary weight that is ignored when punctuation is.
  var variableTop: UInt32 {
    var status = cicu_U_ZERO_ERROR
    return unsafe cicu_ucol_getVariableTop(pointer, &status)
  }
}
