extension FilingRules {
  /// The part of a fingerprint that identifies these rules.
  ///
  /// Append this part to ``Collator/fingerprint``: keys of filing forms depend
  /// on collator and rules. Without rules, the part is empty; otherwise, it
  /// begins with a space.
  ///
  /// ```swift
  /// var rules = FilingRules()
  /// rules.articles = ["en", "fr"]
  /// rules.fingerprint  // " articles=en,fr"
  /// ```
  public var fingerprint: String {
    var parts = ""
    if !articles.isEmpty {
      parts += " articles=\(articles.joined(separator: ","))"
    }
    if openingPunctuation != .keep {
      parts += " opening-punctuation=\(openingPunctuation.rawValue)"
    }
    if !honorifics.isEmpty {
      parts += " honorifics=\(digest(honorifics.joined(separator: "\0")))"
    }
    if !particles.isEmpty {
      parts += " particles=\(digest(particles.joined(separator: "\0")))"
    }
    if names != .asWritten { parts += " names=\(names.rawValue)" }
    return parts
  }
}
