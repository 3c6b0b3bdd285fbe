import ThumbIndex

/// The order of a corpus, for ThumbIndex and for ICU.
struct CorpusOrder {
  let locale: String
  var options = CollatorOptions()

  /// The locale with keywords for numeric order and ignored punctuation.
  var icuLocale: String {
    var keywords = ""
    if options.numeric == true { keywords += "-kn-true" }
    if case .ignore = options.punctuation { keywords += "-ka-shifted" }
    return keywords.isEmpty ? locale : "\(locale)-u\(keywords)"
  }

  /// The tailoring rules; empty when there are none.
  var rules: String { options.rules ?? "" }

  func collator() throws -> Collator {
    try Collator(locale, options: options)
  }
}
