extension Collator {
  /// One line with everything that determines the bytes of this collator's sort
  /// keys.
  ///
  /// Compare stored keys with new keys only if the fingerprints of their
  /// collators are equal. A fingerprint is a list of `name=value`, separated by
  /// spaces.
  ///
  /// ```swift
  /// try Collator("sv").fingerprint
  /// // → icu=72.1 cldr=42.0 unicode=15.0 collator=153.120.42 locale=sv …
  /// ```
  public var fingerprint: String {
    let versions = resolved.versions
    let parts: KeyValuePairs<String, String> = [
      "icu": versions.icu,
      "cldr": versions.cldr,
      "unicode": versions.unicode,
      "collator": resolved.collatorVersion,
      "locale": resolved.dataLocale,
      "collation": resolved.collation,
      "strength": resolved.strength.rawValue,
      "numeric": resolved.numeric ? "on" : "off",
      "case-first": resolved.caseFirst.rawValue,
      "case-level": resolved.caseLevel ? "on" : "off",
      "punctuation": resolved.punctuation.name,
      "backward": resolved.backwardSecondary ? "on" : "off",
      "reorder": resolved.reorder.isEmpty
        ? "-" : resolved.reorder.joined(separator: ","),
      "rules": options.rules.flatMap { $0.isEmpty ? nil : digest($0) } ?? "-",
    ]
    return parts.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
  }
}

extension CollatorOptions.Punctuation {
  /// The word for the option in fingerprints, messages and JSON.
  package var name: String {
    switch self {
    case .keep: "keep"
    case .ignore(nil): "ignore"
    case .ignore(let group?): "ignore-\(group.rawValue)"
    }
  }
}

/// A 64-bit hash of a text (FNV-1a), in hexadecimal.
///
/// Swift's own hashes differ from process to process.
package func digest(_ text: String) -> String {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in text.utf8 {
    hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }
  return String(hash, radix: 16)
}
