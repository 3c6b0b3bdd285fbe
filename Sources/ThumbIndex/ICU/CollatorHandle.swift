internal import CICU

/// The one owner of an ICU `UCollator`, which it closes.
///
/// It may be shared between threads: after `init` only functions that take a
/// `const UCollator *` are called on it (`ucol_strcollUTF8`,
/// `ucol_getSortKey`, `ucol_openElements`, `ucol_getAttribute` and other
/// getters), and ICU allows those from several threads at once (ICU User
/// Guide, "ICU Services: Thread Safe Const APIs").
@safe final class CollatorHandle: @unchecked Sendable {
  let pointer: OpaquePointer

  /// The same collator with normalization off, for texts that need none; `nil`
  /// where there is none.
  private(set) var unnormalized: CollatorHandle?

  /// Takes over what `open` returns.
  init(
    _ open: (inout Int32) -> OpaquePointer?
  ) throws(ICUError) {
    guard let opened = unsafe try withICUStatus(open) else {
      throw ICUError(cicu_U_MEMORY_ALLOCATION_ERROR)
    }
    unsafe pointer = opened
  }

  deinit { unsafe cicu_ucol_close(pointer) }

  /// CLDR's root order.
  static func root() throws(ICUError) -> CollatorHandle {
    unsafe try CollatorHandle { unsafe cicu_ucol_open("root", &$0) }
  }
}

// MARK: - Set-up, before the handle is shared

extension CollatorHandle {
  func set(_ attribute: cicu_UColAttribute, _ value: Int32) throws(ICUError) {
    try withICUStatus {
      unsafe cicu_ucol_setAttribute(pointer, attribute, value, &$0)
    }
  }

  /// Opens ``unnormalized``, once everything else is set.
  func openUnnormalized() throws(ICUError) {
    let pointer = unsafe pointer
    let clone = unsafe try CollatorHandle {
      unsafe cicu_ucol_clone(pointer, &$0)
    }
    try clone.set(cicu_UCOL_NORMALIZATION_MODE, cicu_UCOL_OFF)
    if clone.value(of: cicu_UCOL_NORMALIZATION_MODE) == cicu_UCOL_OFF {
      unnormalized = clone
    }
  }

  func setMaxVariable(_ group: Int32) throws(ICUError) {
    try withICUStatus {
      unsafe cicu_ucol_setMaxVariable(pointer, group, &$0)
    }
  }

  func setReorderCodes(_ codes: [Int32]) throws(ICUError) {
    try withICUStatus {
      unsafe cicu_ucol_setReorderCodes(
        pointer, codes, Int32(codes.count), &$0)
    }
  }
}

// MARK: - What the collator says of itself

extension CollatorHandle {
  func value(of attribute: cicu_UColAttribute) -> Int32 {
    // Every attribute asked for here is one that every collator has.
    var status = cicu_U_ZERO_ERROR
    return unsafe cicu_ucol_getAttribute(pointer, attribute, &status)
  }

  var maxVariable: Int32 {
    unsafe cicu_ucol_getMaxVariable(pointer)
  }

  var reorderCodes: [Int32] {
    var codes = [Int32](repeating: 0, count: 256)
    var status = cicu_U_ZERO_ERROR
    let count = unsafe cicu_ucol_getReorderCodes(
      pointer, &codes, Int32(codes.count), &status)
    return Array(codes.prefix(Int(count)))
  }

  var version: String {
    unsafe dotted { unsafe cicu_ucol_getVersion(pointer, $0) }
  }

  /// The tailoring rules of the collator's locale, in UTF-16.
  var rules: [UInt16] {
    var count: Int32 = 0
    guard let start = unsafe cicu_ucol_getRules(pointer, &count) else {
      return []
    }
    return unsafe Array(
      UnsafeBufferPointer(start: start, count: Int(count)))
  }

  /// The locale that has data (`ULOC_VALID_LOCALE`), or the one whose rules are
  /// used (`ULOC_ACTUAL_LOCALE`).
  func locale(_ type: cicu_ULocDataLocaleType) -> LocaleIdentifier {
    var status = cicu_U_ZERO_ERROR
    let id = unsafe cicu_ucol_getLocaleByType(pointer, type, &status)
    return LocaleIdentifier(
      icu: unsafe id.map { unsafe String(cString: $0) } ?? "")
  }
}
