/// The articles that may lead a title and are passed over when it is filed.
///
/// ```swift
/// LeadingArticles.languages  // ar, ca, da, de, el, en, …
/// ```
///
/// The lists are those of library cataloguing: articles in the forms that begin
/// titles.
public enum LeadingArticles {
  /// The languages that have articles here, as language subtags.
  public static var languages: [String] { byLanguage.keys.sorted() }

  /// The articles of several languages together; a language counts once.
  static func words(of languages: [String]) -> LeadingWords {
    var seen: Set<String> = []
    return LeadingWords(
      joining: languages.filter { seen.insert($0).inserted }
        .compactMap { byLanguage[$0] })
  }
}
