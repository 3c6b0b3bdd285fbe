/// A text as a key of sets and dictionaries: hashed and compared by its bytes.
///
/// To hash a `String`, or to compare two, Swift puts their combining marks into
/// canonical order, which takes the square of the length of a run of marks. A
/// text that somebody else wrote may have a million in a run. So the library
/// does not use such a text as a key, and does not compare it by `==`,
/// `contains` or `hasPrefix`. It uses a `TextKey`, or
/// ``Swift/StringProtocol/hasBytes(of:)``.
///
/// Texts that look alike may have other bytes (`é` as one scalar or as two).
/// Where they are to be equal, make keys with `init(canonical:)`.
package struct TextKey: Sendable {
  /// The text; one in canonical decomposition, if the key was made so.
  package let text: String

  /// The key of a text by its bytes.
  package init(_ text: String) { self.text = text }
}

extension TextKey: Hashable {
  package static func == (left: Self, right: Self) -> Bool {
    left.text.hasBytes(of: right.text)
  }

  package func hash(into hasher: inout Hasher) {
    let bytes = text.utf8.span
    hasher.combine(bytes.count)
    for offset in stride(from: 0, to: bytes.count, by: 8) {
      hasher.combine(bytes.bigEndianWord(at: offset))
    }
  }
}

extension StringProtocol {
  /// Whether two texts have equal bytes.
  ///
  /// This is faster than `==`, for which Swift sorts long runs of combining
  /// marks.
  @inlinable
  package func hasBytes(of other: some StringProtocol) -> Bool {
    utf8.elementsEqual(other.utf8)
  }

  /// Whether the text begins with the bytes of another one.
  @inlinable
  package func startsWithBytes(of other: some StringProtocol) -> Bool {
    utf8.starts(with: other.utf8)
  }
}

extension String {
  /// The parts of the text between the places where a scalar stands.
  ///
  /// A mark behind the scalar belongs to the part after it.
  package func parts(
    between separator: Unicode.Scalar, keepingEmpty keepsEmpty: Bool = false
  ) -> [String] {
    unicodeScalars.split(
      separator: separator, omittingEmptySubsequences: !keepsEmpty
    ).map { String($0) }
  }
}
