internal import CICU

/// Writes sort keys by calling ICU, on one thread.
@safe struct ICUKeyWriter: ~Copyable {
  private let handle: CollatorHandle
  private var units = UTF16Buffer()

  init(_ handle: CollatorHandle) { self.handle = handle }

  /// The most UTF-8 bytes of a text, as ICU counts UTF-16 units in 32 bits.
  static let maximumTextLength = 1 << 29 - 1

  /// The most bytes of a sort key.
  ///
  /// ICU counts the bytes in 32 bits. If a key has too many, ICU writes outside
  /// of its buffer without an error. A text of permitted length may have such a
  /// key: U+FDFA has 3 bytes in UTF-8, and 42 in a key.
  static let maximumKeyLength = 1 << 30

  /// A text of at most this many UTF-8 bytes never has a key that is too long.
  static let shortTextLength = 1 << 19

  /// Appends a text's key, but not the key's final 00; each ill-formed sequence
  /// counts as U+FFFD.
  mutating func append(_ text: Span<UInt8>, to keys: inout ByteWriter) {
    require(
      text.count <= Self.maximumTextLength,
      "a text of \(text.count) UTF-8 bytes is longer than ICU's sort keys allow"
    )
    var collator = handle
    if let unnormalized = handle.unnormalized,
      units.fillIfNormalized(utf8: text)
    {
      collator = unnormalized
    } else {
      units.fill(utf8: text)
    }
    require(
      hasShortKey,
      "a text of \(text.count) UTF-8 bytes has a longer sort key than ICU allows"
    )
    // Most keys take less than two bytes a unit; if a key takes more, ICU
    // reports how many.
    var capacity = 2 * units.count + 32
    var needed = 0
    repeat {
      capacity = max(capacity, needed)
      keys.append(reserving: capacity) { output in
        unsafe output.withUnsafeMutableBufferPointer { buffer, count in
          // The length includes a final 00.
          needed = Int(
            unsafe cicu_ucol_getSortKey(
              collator.pointer, units.units, Int32(units.count),
              buffer.baseAddress, Int32(capacity)))
          count = needed <= capacity ? max(0, needed - 1) : 0
        }
      }
      require(needed > 0, "ICU ran out of memory for a sort key")
    } while needed > capacity
  }

  /// The key of a text.
  mutating func key(of text: Span<UInt8>) -> [UInt8] {
    var key = ByteWriter(reserving: 2 * text.count + 32, for: "a sort key")
    append(text, to: &key)
    return key.withBytes { $0.array }
  }

  /// Whether ICU can make the key of a text.
  ///
  /// - Complexity: O(1) for texts of up to 2¹⁹ bytes, else as much as making
  ///   the key.
  mutating func canAppend(_ text: Span<UInt8>) -> Bool {
    if text.count <= Self.shortTextLength { return true }
    if text.count > Self.maximumTextLength { return false }
    units.fill(utf8: text)
    return hasShortKey
  }

  /// Whether the key of the units is within ``maximumKeyLength``.
  ///
  /// The keys of a text's pieces take about as many bytes in sum as the key of
  /// the text. The key of a piece is far from ICU's limit, even if each unit
  /// decomposes to four characters with 31 elements each.
  private var hasShortKey: Bool {
    let pieceLength = Self.shortTextLength
    if units.count <= pieceLength { return true }
    var sum = 0
    for start in stride(from: 0, to: units.count, by: pieceLength) {
      let length = min(pieceLength, units.count - start)
      sum += unsafe Int(
        cicu_ucol_getSortKey(
          handle.pointer, units.units + start, Int32(length), nil, 0))
      if sum > Self.maximumKeyLength { return false }
    }
    return true
  }
}

extension CollatorHandle {
  /// Compares two texts in UTF-8 with ICU; the result is -1, 0 or 1.
  func compare(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Int {
    var status = cicu_U_ZERO_ERROR
    let result = unsafe withChars(left) { left in
      unsafe withChars(right) { right in
        unsafe cicu_ucol_strcollUTF8(
          pointer, left.baseAddress, Int32(left.count),
          right.baseAddress, Int32(right.count), &status)
      }
    }
    require(
      status <= cicu_U_ZERO_ERROR,
      "ICU ran out of memory while comparing: \(ICUError(status))")
    return Int(result)
  }
}

/// Calls a closure with the bytes as C characters.
///
/// The address is never null, which would be an error to ICU.
private func withChars<Result>(
  _ utf8: Span<UInt8>, _ body: (UnsafeBufferPointer<CChar>) -> Result
) -> Result {
  unsafe utf8.withUnsafeBufferPointer { utf8 in
    guard !utf8.isEmpty else {
      return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1) {
        unsafe body(UnsafeBufferPointer(rebasing: $0[..<0]))
      }
    }
    return unsafe utf8.withMemoryRebound(to: CChar.self, body)
  }
}
