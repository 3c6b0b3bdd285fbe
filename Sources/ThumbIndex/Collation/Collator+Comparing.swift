internal import CICU

/// How one text compares with another.
public enum CollationOrder: Int, Sendable, Hashable {
  /// The first comes before the second.
  case less = -1
  /// Neither comes before the other.
  case equal = 0
  /// The first comes after the second.
  case greater = 1
}

extension Collator {
  /// Compares two texts.
  ///
  /// ```swift
  /// try Collator("en").compare("resume", "Résumé")  // .less
  /// ```
  ///
  /// - Complexity: O(*n*), where *n* is the number of Unicode scalars up to and
  ///   including the first primary difference. To compare many texts with each
  ///   other, sort them or make keys.
  /// - Note: ICU's `ucol_strcollUTF8`. Texts of more than 2³¹ − 1 UTF-8 bytes
  ///   stop the program.
  public func compare(
    _ left: some StringProtocol, _ right: some StringProtocol
  ) -> CollationOrder {
    var left = String(left)
    var right = String(right)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        unsafe compare(utf8: left, right)
      }
    }
  }

  /// Compares two texts given as UTF-8, in which an ill-formed sequence counts
  /// as U+FFFD.
  ///
  /// - Complexity: As ``compare(_:_:)``.
  public func compare(
    utf8 left: Span<UInt8>, _ right: Span<UInt8>
  ) -> CollationOrder {
    unsafe left.withUnsafeBufferPointer { left in
      unsafe right.withUnsafeBufferPointer { right in
        unsafe compare(utf8: left, right)
      }
    }
  }

  /// Whether the first text comes before the second: for `sort(by:)` and the
  /// like.
  ///
  /// ```swift
  /// let danish = try Collator("da")
  /// ["Aarhus", "Odense"].max(by: danish.areInIncreasingOrder)  // Aarhus
  /// ```
  ///
  /// - Complexity: As ``compare(_:_:)``.
  public func areInIncreasingOrder(_ left: String, _ right: String) -> Bool {
    compare(left, right) == .less
  }

  private func compare(
    utf8 left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> CollationOrder {
    var status = U_ZERO_ERROR
    let result = unsafe withChars(left) { left in
      unsafe withChars(right) { right in
        unsafe cicu_ucol_strcollUTF8(
          handle.pointer, left.baseAddress, Int32(left.count),
          right.baseAddress, Int32(right.count), &status)
      }
    }
    precondition(
      status.rawValue <= U_ZERO_ERROR.rawValue,
      "ICU ran out of memory while comparing: \(ICUError(status))")
    return CollationOrder(rawValue: Int(result.rawValue))!
  }
}

/// The same bytes as C characters; never without an address, which ICU would
/// take for an error.
private func withChars<Result>(
  _ utf8: UnsafeBufferPointer<UInt8>,
  _ body: (UnsafeBufferPointer<CChar>) -> Result
) -> Result {
  guard !utf8.isEmpty else {
    return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1) {
      unsafe body(UnsafeBufferPointer(rebasing: $0[..<0]))
    }
  }
  return unsafe utf8.withMemoryRebound(to: CChar.self, body)
}
