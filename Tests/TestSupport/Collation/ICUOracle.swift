import CICU
package import ThumbIndex

/// ICU, asked without the library: a collator opened and set up here, whose
/// keys and comparisons are what the library must give.
@safe package final class ICUOracle {
  package let collator: OpaquePointer

  /// Opens the collator of an ICU locale id, with normalization on, rules after
  /// the locale's own, and options set one by one.
  package init(_ id: String, options: CollatorOptions = CollatorOptions())
    throws
  {
    var status = cicu_U_ZERO_ERROR
    var opened = unsafe cicu_ucol_open(id, &status)
    if let rules = options.rules {
      var length: Int32 = 0
      let own = unsafe cicu_ucol_getRules(opened, &length)
      var all = unsafe Array(
        UnsafeBufferPointer(start: own, count: Int(length)))
      all += "\n\(rules)".utf16
      unsafe cicu_ucol_close(opened)
      var offset: Int32 = 0
      unsafe opened = unsafe cicu_ucol_openRules(
        all, Int32(all.count), &offset, &status)
    }
    guard status <= cicu_U_ZERO_ERROR, let opened = unsafe opened
    else { throw Failure(code: Int(status)) }
    unsafe collator = opened
    set(cicu_UCOL_NORMALIZATION_MODE, cicu_UCOL_ON)
    apply(options)
  }

  deinit { unsafe cicu_ucol_close(collator) }

  package struct Failure: Error { let code: Int }

  private func set(_ attribute: cicu_UColAttribute, _ value: Int32?) {
    guard let value else { return }
    var status = cicu_U_ZERO_ERROR
    unsafe cicu_ucol_setAttribute(collator, attribute, value, &status)
    precondition(status <= 0, "ICU refused \(attribute)")
  }

  private func apply(_ options: CollatorOptions) {
    func onOff(_ value: Bool?) -> Int32? {
      value.map { $0 ? cicu_UCOL_ON : cicu_UCOL_OFF }
    }
    set(cicu_UCOL_STRENGTH, options.strength.map { strengths[$0]! })
    set(cicu_UCOL_CASE_FIRST, options.caseFirst.map { caseFirsts[$0]! })
    set(cicu_UCOL_NUMERIC_COLLATION, onOff(options.numeric))
    set(cicu_UCOL_CASE_LEVEL, onOff(options.caseLevel))
    set(cicu_UCOL_FRENCH_COLLATION, onOff(options.backwardSecondary))
    switch options.punctuation {
    case nil: break
    case .keep: set(cicu_UCOL_ALTERNATE_HANDLING, cicu_UCOL_NON_IGNORABLE)
    case .ignore(let group):
      set(cicu_UCOL_ALTERNATE_HANDLING, cicu_UCOL_SHIFTED)
      if let group { setMaxVariable(group) }
    }
    if let reorder = options.reorder { setReorder(reorder) }
  }

  private func setMaxVariable(_ group: CollatorOptions.VariableGroup) {
    var status = cicu_U_ZERO_ERROR
    unsafe cicu_ucol_setMaxVariable(collator, groups[group]!, &status)
    precondition(status <= 0, "ICU refused \(group)")
  }

  private func setReorder(_ groups: [String]) {
    var codes = groups.map { reorderCodes[$0]! }
    if codes.isEmpty { codes = [cicu_UCOL_REORDER_CODE_NONE] }
    var status = cicu_U_ZERO_ERROR
    unsafe cicu_ucol_setReorderCodes(
      collator, codes, Int32(codes.count), &status)
    precondition(status <= 0, "ICU refused \(groups)")
  }
}

extension ICUOracle {
  /// Whether spaces and punctuation do not count.
  package var ignoresPunctuation: Bool {
    var status = cicu_U_ZERO_ERROR
    return unsafe cicu_ucol_getAttribute(
      collator, cicu_UCOL_ALTERNATE_HANDLING, &status) == cicu_UCOL_SHIFTED
  }

  /// The bytes of `ucol_getSortKey` without the 00 at their end.
  package func key(of text: String) -> [UInt8] {
    let utf16 = Self.utf16(text)
    var capacity = 64 + 4 * utf16.count
    while true {
      var needed = 0
      let key = unsafe [UInt8](unsafeUninitializedCapacity: capacity) {
        needed = Int(
          unsafe cicu_ucol_getSortKey(
            collator, utf16, Int32(utf16.count), $0.baseAddress,
            Int32(capacity)))
        $1 = min(needed, capacity) - 1
      }
      if needed <= capacity { return key }
      capacity = needed
    }
  }

  /// The text for ICU, in units.
  package static func utf16(_ text: String) -> [UInt16] {
    Array(KnownContradiction.finite(text).utf16)
  }

  /// What `ucol_strcollUTF8` says: below, at or above 0.
  package func compare(utf8 left: [UInt8], _ right: [UInt8]) -> Int {
    let left = KnownContradiction.finite(utf8: left)
    let right = KnownContradiction.finite(utf8: right)
    var status = cicu_U_ZERO_ERROR
    // A byte more, as ICU takes an empty array's address for none.
    let leftChars = (left + [0]).map { CChar(bitPattern: $0) }
    let rightChars = (right + [0]).map { CChar(bitPattern: $0) }
    let result = unsafe cicu_ucol_strcollUTF8(
      collator, leftChars, Int32(left.count), rightChars, Int32(right.count),
      &status)
    precondition(status <= 0, "ICU cannot compare")
    return Int(result)
  }

  package func compare(_ left: String, _ right: String) -> Int {
    compare(utf8: Array(left.utf8), Array(right.utf8))
  }
}

// What options are to ICU, written down once more: the library's own tables are
// under test.

private let strengths: [CollatorOptions.Strength: Int32] = [
  .primary: cicu_UCOL_PRIMARY, .secondary: cicu_UCOL_SECONDARY,
  .tertiary: cicu_UCOL_TERTIARY, .quaternary: cicu_UCOL_QUATERNARY,
  .identical: cicu_UCOL_IDENTICAL,
]

private let caseFirsts: [CollatorOptions.CaseFirst: Int32] = [
  .upper: cicu_UCOL_UPPER_FIRST, .lower: cicu_UCOL_LOWER_FIRST,
  .off: cicu_UCOL_OFF,
]

private let groups: [CollatorOptions.VariableGroup: Int32] = [
  .space: cicu_UCOL_REORDER_CODE_SPACE,
  .punctuation: cicu_UCOL_REORDER_CODE_PUNCTUATION,
  .symbol: cicu_UCOL_REORDER_CODE_SYMBOL,
  .currency: cicu_UCOL_REORDER_CODE_CURRENCY,
]

private let reorderCodes: [String: Int32] = [
  "Grek": 14, "Cyrl": 8, "Latn": 25, "Hani": 17, "Arab": 2, "Hebr": 19,
  "Armn": 3, "Geor": 12, "Kana": 22, "Hang": 18,
  "space": 0x1000, "punct": 0x1001, "symbol": 0x1002, "currency": 0x1003,
  "digit": 0x1004, "others": 0x67,
]
