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
      // Until ʿ and the like were passed over, the value was `skip`.
      parts += " opening-punctuation=\(openingPunctuation.rawValue)-signs"
    }
    if !honorifics.isEmpty {
      parts += " honorifics=\(digest(honorifics.joined(separator: "\0")))"
    }
    if !particles.isEmpty {
      parts += " particles=\(digest(particles.joined(separator: "\0")))"
    }
    if names != .asWritten { parts += " names=\(names.rawValue)" }
    if apostrophes != .asWritten {
      parts += " apostrophes=\(apostrophes.rawValue)"
    }
    if !bySound.isEmpty {
      parts += " by-sound=\(bySound.joined(separator: ","))"
    }
    if !signLetters.isEmpty {
      parts +=
        " sign-letters="
        + signLetters.map { String($0.value, radix: 16) }
        .joined(separator: ",")
    }
    return parts
  }
}
