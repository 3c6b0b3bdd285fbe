import ThumbIndex

extension FilingRules {
  init(_ arguments: Arguments) throws(Failure) {
    self.init()
    articleLanguages = try arguments.languages(
      .articles, "articles", known: LeadingArticles.languages)
    honorifics = NameWords.honorifics(
      of: try arguments.languages(
        .honorifics, "honorifics", known: NameWords.honorificLanguages))
    particles = NameWords.particles(
      of: try arguments.languages(
        .particles, "particles", known: NameWords.particleLanguages))
    if arguments.has(.capitalParticles), !arguments.has(.particles) {
      throw .usage(
        "option '\(Option.capitalParticles.name)' has no meaning without "
          + "'--particles'", arguments.command)
    }
    capitalParticles = try arguments.value(of: Option.capitalParticles)
    companyForms = CompanyForms.words(
      of: try arguments.languages(
        .companyForms, "company forms", known: CompanyForms.languages))
    // `thumb` shows paths and branches, which begin with blanks and signs.
    openingPunctuation =
      try arguments.word(Option.openingPunctuation)
      ?? (arguments.command == .thumb ? .skip : .keep)
    names = try arguments.word(Option.names) ?? .asWritten
    apostrophes = try arguments.value(of: Option.apostrophes)
    variants = try arguments.value(of: Option.variants)
    dictionary = try arguments.dictionary()
  }
}

extension Arguments {
  /// The languages in the value of an option, each once.
  ///
  /// - Parameter what: The plural word for messages, such as `articles`.
  fileprivate func languages(
    _ option: Option, _ what: String, known: [String]
  ) throws(Failure) -> [String] {
    var result: [String] = []
    for language in value(option)?.parts(between: ",") ?? [] {
      guard known.contains(where: { $0.hasBytes(of: language) }) else {
        throw .usage(
          "no \(what) are known for '\(language)' of option '\(option.name)', "
            + "only \(known.joined(separator: ","))", command)
      }
      if !result.contains(language) { result.append(language) }
    }
    return result
  }
}
