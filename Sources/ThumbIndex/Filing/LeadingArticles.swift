/// The articles that may lead a title in a language and are passed over when it
/// is filed.
///
/// ```swift
/// LeadingArticles.languages  // ar, ca, da, de, el, en, …
/// ```
///
/// The lists are those of library cataloguing: the definite and indefinite
/// articles that begin titles, in the forms that occur there.
public enum LeadingArticles {
  /// The languages that have articles here, as language subtags.
  public static var languages: [String] { byLanguage.keys.sorted() }

  /// The articles of several languages together, each of which counts once.
  static func words(of languages: [String]) -> LeadingWords {
    var seen: Set<String> = []
    return LeadingWords(
      joining: languages.filter { seen.insert($0).inserted }
        .compactMap { byLanguage[$0] })
  }
}
