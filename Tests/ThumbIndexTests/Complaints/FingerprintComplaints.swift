import Testing
import ThumbIndex

/// “After the update of the system my index was corrupt”.
@Suite("Keys that are kept")
struct FingerprintComplaints {
  @Test("can be told from keys that were made otherwise")
  func differs() throws {
    let fingerprints = try [
      Collator("sv"), Collator("en"), Collator("de-u-co-phonebk"),
      Collator("sv-u-kn"), Collator("sv-u-ks-level1"),
      Collator("sv", options: .init(caseFirst: .upper)),
      Collator("sv", options: .init(punctuation: .ignore())),
      Collator("sv", options: .init(reorder: ["Grek"])),
      Collator("sv", options: .init(rules: "&z < b")),
      Collator("sv", options: .init(rules: "&z < c")),
    ].map(\.fingerprint)
    #expect(Set(fingerprints).count == fingerprints.count)
  }

  @Test("are the same keys when the fingerprint is the same")
  func same() throws {
    let one = try Collator("sv-u-kn")
    let other = try Collator("sv", options: .init(numeric: true))
    #expect(one.fingerprint == other.fingerprint)
    for text in ["Åsa", "file10", "", "曾国藩"] {
      #expect(one.sortKey(for: text) == other.sortKey(for: text))
    }
  }

  @Test("say which ICU, CLDR, Unicode and collator data they depend on")
  func versions() throws {
    let collator = try Collator("sv")
    let resolved = collator.resolved
    let parts = collator.fingerprint.split(separator: " ")
    for part in [
      "icu=\(resolved.versions.icu)", "cldr=\(resolved.versions.cldr)",
      "unicode=\(resolved.versions.unicode)",
      "collator=\(resolved.collatorVersion)", "locale=sv",
    ] {
      #expect(parts.contains { $0 == part }, "\(part)")
    }
  }
}
