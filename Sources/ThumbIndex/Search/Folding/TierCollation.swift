/// The collator of a tier, and which of its letters have several characters.
package struct TierCollation: Sendable {
  package let tier: SearchTier
  let handle: CollatorHandle

  /// The strings that the collator treats as one.
  let contractions: [String]

  /// The scalars that depend on what is before them.
  let dependent: Set<UInt32>

  /// What may follow a text that ends within a contraction, by the last scalar
  /// of the text.
  let openings: [UInt32: [Opening]]

  /// A contraction cut in two, between grapheme clusters.
  struct Opening: Sendable {
    let start: String
    let rest: String
  }

  init(_ tier: SearchTier, _ handle: CollatorHandle) {
    self.tier = tier
    self.handle = handle
    let found = (try? Contractions(of: handle)) ?? .none
    contractions = found.plain
    dependent = found.dependentScalars
    var openings: [UInt32: [Opening]] = [:]
    for text in contractions where text.count > 1 {
      for cut in text.indices.dropFirst() {
        let start = String(text[..<cut])
        openings[start.unicodeScalars.last!.value, default: []].append(
          Opening(start: start, rest: String(text[cut...])))
      }
    }
    self.openings = openings
  }
}

extension TierCollation {
  /// Opens the collator that a tier of another one's locale means.
  ///
  /// Numbers are never read by value here: `2` would not be in `12`.
  static func open(
    _ tier: SearchTier, of collator: Collator
  ) throws(CollationError) -> TierCollation {
    var options = collator.options
    options.numeric = false
    let locale = try LocaleIdentifier(collator.locale)
    switch tier {
    case .locale:
      let opened = try OpenedCollator(collator.locale, options: options)
      return TierCollation(tier, opened.handle)
    case .search:
      // Not Korean's searchjl, of whose syllables only the initial consonant has
      // a primary weight: 한국 would find 한글.
      let id = locale.replacing("collation", with: "search")
      if let opened = try? OpenedCollator(id, options: options) {
        return TierCollation(tier, opened.handle)
      }
      options.rules = nil
      return TierCollation(
        tier, try OpenedCollator(id, options: options).handle)
    case .base:
      var asked = CollatorOptions(punctuation: options.punctuation)
      // The only letter of a plain alphabet that root has apart; those who type
      // isik want Işık, too.
      asked.rules = "&i<<ı"
      return TierCollation(
        tier, try OpenedCollator("root", options: asked).handle)
    }
  }
}

extension LocaleIdentifier {
  /// This identifier with another value for a keyword, in ICU's spelling.
  fileprivate func replacing(_ keyword: String, with value: String) -> String {
    let name = icu.prefix { $0 != "@" }
    let others = icu.dropFirst(name.count + 1).split(separator: ";")
      .filter { !$0.hasPrefix("\(keyword)=") }
    let keywords = ["\(keyword)=\(value)"] + others.map { String($0) }
    return
      "\(name.isEmpty ? "root" : name)@\(keywords.joined(separator: ";"))"
  }
}
