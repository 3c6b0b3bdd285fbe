internal import CICU

/// What a collator treats as one letter though it has several characters.
struct Contractions: Sendable {
  /// The strings that stand for one letter (`ch` in Czech).
  let plain: [String]

  /// Those and the ones whose last character depends on what is before it (`l·`
  /// in all).
  let all: [String]

  /// Asks ICU for all of them.
  ///
  /// - Complexity: Ten to twenty milliseconds.
  init(of handle: CollatorHandle) throws(ICUError) {
    plain = try Self.read(from: handle, withPrefixes: false)
    all = try Self.read(from: handle, withPrefixes: true)
  }

  private init() {
    plain = []
    all = []
  }

  /// What is there when ICU finds no memory for more.
  static let none = Self()

  /// The scalars that depend on what is before them, such as the dot of `l·`.
  ///
  /// ICU looks back over what it has read already, contractions included (in
  /// traditional Spanish `ll·` has both), which a table read forwards cannot.
  var dependentScalars: Set<UInt32> {
    let without = Set(plain)
    return Set(
      all.filter { !without.contains($0) }.flatMap {
        $0.unicodeScalars.dropFirst().map(\.value)
      })
  }

  /// What ICU lists, with or without the strings that begin with a prefix.
  static func read(
    from handle: CollatorHandle, withPrefixes: Bool
  ) throws(ICUError) -> [String] {
    guard let set = unsafe cicu_uset_openEmpty() else {
      throw ICUError(cicu_U_MEMORY_ALLOCATION_ERROR)
    }
    defer { unsafe cicu_uset_close(set) }
    try withICUStatus {
      unsafe cicu_ucol_getContractionsAndExpansions(
        handle.pointer, set, nil, withPrefixes, &$0)
    }
    var result: [String] = []
    var text = [UInt16](repeating: 0, count: 64)
    for index in 0..<(unsafe cicu_uset_getItemCount(set)) {
      var (start, end): (Int32, Int32) = (0, 0)
      var length: Int32 = 0
      var status = cicu_U_ZERO_ERROR
      repeat {
        if length > text.count {
          text = Array(repeating: 0, count: Int(length))
        }
        status = cicu_U_ZERO_ERROR
        length = unsafe cicu_uset_getItem(
          set, index, &start, &end, &text, Int32(text.count), &status)
      } while status == cicu_U_BUFFER_OVERFLOW_ERROR && length > text.count
      if status > cicu_U_ZERO_ERROR { throw ICUError(status) }
      // Items of length 0 are ranges of single characters.
      if length == 0 { continue }
      result.append(String(decoding: text.prefix(Int(length)), as: UTF16.self))
    }
    return result
  }
}
