/// The articles that may begin the title of a book or another work, and are
/// passed over when the work is filed.
///
/// ```swift
/// LeadingArticles.languages  // ar, ca, da, de, el, en, …
/// ```
///
/// The lists are those of library cataloguing: all forms of articles that begin
/// such titles.
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
