import ThumbIndex

extension FilingRules {
  /// The rules that arguments ask for.
  init(_ arguments: Arguments) throws(Failure) {
    self.init()
    let languages = arguments.value(.articles)?.split(separator: ",") ?? []
    let known = LeadingArticles.languages
    for language in languages where !articles.contains(String(language)) {
      guard known.contains(String(language)) else {
        throw .usage(
          "no articles are known for '\(language)' of option '--articles', only "
            + known.joined(separator: ","), arguments.command)
      }
      articles.append(String(language))
    }
    openingPunctuation = try arguments.value(of: Choices.openingPunctuation)
    names = try arguments.word(Choices.names) ?? .asWritten
  }
}
