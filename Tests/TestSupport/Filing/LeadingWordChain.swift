public import ThumbIndex

/// A text that begins with a chain of words to pass over, and what it is filed by.
public struct LeadingWordChain: Sendable, CustomStringConvertible {
  /// The language of the list.
  public let locale: String

  /// The languages of each kind of words that are passed over.
  public let options: [Kind: String]

  /// What is shown.
  public let text: String

  /// The filing form.
  public let form: String

  /// The title of the text's section.
  public let title: String

  /// What is chosen, by the names of the programs' options.
  public enum Kind: String, Sendable, CaseIterable {
    case articles, honorifics, particles
    case companyForms = "company-forms"
    case capitalParticles = "capital-particles"
  }

  /// The text and how it is filed.
  public var description: String { "\(text) by \(options) in \(locale)" }

  init(
    _ locale: String, _ options: [Kind: String], _ text: String, _ form: String,
    _ title: String
  ) {
    self.locale = locale
    self.options = options
    self.text = text
    self.form = form
    self.title = title
  }

  /// The options of the programs.
  public var arguments: [String] {
    ["-l", locale]
      + options.map { "--\($0.key.rawValue)=\($0.value)" }.sorted()
  }

  /// The rules of the library.
  public var rules: FilingRules {
    func languages(_ kind: Kind) -> [String] {
      (options[kind] ?? "").split(separator: ",").map { String($0) }
    }
    var rules = FilingRules()
    rules.articleLanguages = languages(.articles)
    rules.honorifics = NameWords.honorifics(of: languages(.honorifics))
    rules.particles = NameWords.particles(of: languages(.particles))
    rules.companyForms = CompanyForms.words(of: languages(.companyForms))
    if options[.capitalParticles] == "keep" {
      rules.capitalParticles = .partOfName
    }
    return rules
  }
}

extension LeadingWordChain {
  /// Chains of many languages, each as people of the country file them.
  public static let all: [Self] =
    particles + capitals + honorifics + companies + articles

  private static let particles: [Self] = [
    // All languages say where a chain ends.
    .init("en", [.particles: "en"], "van der Ploeg", "Ploeg", "P"),
    .init("en", [.particles: "en"], "von der Leyen", "Leyen", "L"),
    .init("en", [.particles: "en"], "de la Cruz", "Cruz", "C"),
    .init("en", [.particles: "en"], "von und zu Guttenberg", "Guttenberg", "G"),
    .init("de", [.particles: "de"], "van der Ploeg", "Ploeg", "P"),
    .init("de", [.particles: "de"], "van den Berg", "Berg", "B"),
    .init("sv", [.particles: "sv"], "von der Leyen", "Leyen", "L"),
    .init("sv", [.particles: "sv"], "van der Ploeg", "Ploeg", "P"),
    .init("sv", [.particles: "sv"], "af Klint", "Klint", "K"),
    .init("da", [.particles: "da"], "van der Ploeg", "Ploeg", "P"),
    .init("nb", [.particles: "nb"], "von der Lippe", "Lippe", "L"),
    .init("nl", [.particles: "nl"], "van 't Hooft", "Hooft", "H"),
    .init("nl", [.particles: "nl"], "van de la Rue", "Rue", "R"),
    .init("it", [.particles: "it"], "degl'Innocenti", "Innocenti", "I"),
    .init("it", [.particles: "it"], "dell’Acqua", "Acqua", "A"),
    .init("it", [.particles: "it"], "de' Medici", "Medici", "M"),
    .init("es", [.particles: "es"], "de los Ríos", "Ríos", "R"),
    .init("pt", [.particles: "pt"], "dos Santos", "Santos", "S"),
    // A chain of which the list does not have the first word stays.
    .init("en", [.particles: "de"], "del Toro", "del Toro", "D"),
    .init("fr", [.particles: "fr"], "van Gogh", "van Gogh", "V"),
    .init("fr", [.particles: "fr"], "d’Alembert", "Alembert", "A"),
    // In French, la belongs to the name.
    .init("fr", [.particles: "fr"], "de La Fontaine", "La Fontaine", "L"),
    .init("fr", [.particles: "fr"], "de la Fontaine", "la Fontaine", "L"),
    .init("fr", [.particles: "fr"], "du Bellay", "du Bellay", "D"),
    .init("fr", [.particles: "fr,es"], "de la Fontaine", "Fontaine", "F"),
    // A capital behind a small particle begins the name.
    .init("de", [.particles: "de"], "von Li Xu", "Li Xu", "L"),
    .init("en", [.particles: "en"], "Van Der Ploeg", "Ploeg", "P"),
    .init("en", [.particles: "en"], "VAN DER PLOEG", "PLOEG", "P"),
    // Something has to remain.
    .init("en", [.particles: "en"], "van der", "van der", "V"),
    .init("de", [.particles: "de"], "von und zu", "von und zu", "V"),
    .init(
      "de", [.particles: "de", .honorifics: "de"], "Dr. von und zu",
      "von und zu", "V"),
    .init("nl", [.particles: "nl"], "van Le", "Le", "L"),
    .init("en", [.particles: "ar"], "al-Khwarizmi", "Khwarizmi", "K"),
    .init(
      "de", [.particles: "de", .honorifics: "de"], "Dr. von der Leyen",
      "Leyen", "L"),
  ]

  private static let capitals: [Self] = [
    .init(
      "nl", [.particles: "nl", .capitalParticles: "keep"], "Van De Velde",
      "Van De Velde", "V"),
    .init(
      "nl", [.particles: "nl", .capitalParticles: "keep"], "van de Velde",
      "Velde", "V"),
    .init(
      "nl", [.particles: "nl", .capitalParticles: "keep"], "van De Velde",
      "De Velde", "D"),
    .init(
      "nl", [.particles: "nl", .capitalParticles: "skip"], "Van De Velde",
      "Velde", "V"),
    .init(
      "it", [.particles: "it", .capitalParticles: "keep"], "Della Porta",
      "Della Porta", "D"),
    .init("it", [.particles: "it"], "Della Porta", "Porta", "P"),
    .init(
      "en", [.particles: "nl", .capitalParticles: "keep"], "D'Hondt",
      "D'Hondt", "D"),
  ]

  private static let honorifics: [Self] = [
    .init("de", [.honorifics: "de"], "Dr.-Ing. Otto", "Otto", "O"),
    .init("de", [.honorifics: "de"], "Prof. Dr.-Ing. Otto", "Otto", "O"),
    .init("de", [.honorifics: "de"], "Dr. iur. Ganz", "Ganz", "G"),
    .init(
      "de", [.honorifics: "de"], "Prof. Dr. med. habil. Klein", "Klein", "K"),
    .init(
      "de", [.honorifics: "de"], "Dr. rer. nat. h. c. mult. Anna Ott",
      "Anna Ott", "A"),
    .init(
      "de", [.honorifics: "de"], "Dr. Ing. h.c. F. Porsche", "F. Porsche", "F"),
    .init("de", [.honorifics: "de"], "Dr. C. Smith", "C. Smith", "C"),
    .init("de", [.honorifics: "de"], "Herr Prof. Dr. Ärger", "Ärger", "A"),
    .init("en", [.honorifics: "en"], "Mr. and Mrs. Brown", "Brown", "B"),
    .init(
      "en", [.honorifics: "en"], "The Rev. Dr. Green", "Green", "G"),
    .init("en", [.honorifics: "en"], "Drake", "Drake", "D"),
    .init("cs", [.honorifics: "cs"], "prof. MUDr. Čapek", "Čapek", "Č"),
    .init("pl", [.honorifics: "pl"], "dr hab. Żak", "Żak", "Ż"),
    .init("nl", [.honorifics: "nl"], "prof. dr. ir. Bakker", "Bakker", "B"),
    .init("tr", [.honorifics: "tr"], "Yrd. Doç. Dr. İnan", "İnan", "İ"),
    .init("it", [.honorifics: "it"], "Dott.ssa Rossi", "Rossi", "R"),
    .init("ru", [.honorifics: "ru"], "д-р Живаго", "Живаго", "Ж"),
  ]

  private static let companies: [Self] = [
    .init("ko", [.companyForms: "ko"], "㈜카카오", "카카오", "ㅋ"),
    .init("ko", [.companyForms: "ko"], "(주)카카오", "카카오", "ㅋ"),
    .init("ko", [.companyForms: "ko"], "（주） 카카오", "카카오", "ㅋ"),
    .init("ko", [.companyForms: "ko"], "주식회사 카카오", "카카오", "ㅋ"),
    .init("ja", [.companyForms: "ja"], "株式会社ソニー", "ソニー", "さ"),
    .init("ja", [.companyForms: "ja"], "(株)ソニー", "ソニー", "さ"),
    .init("ja", [.companyForms: "ja"], "㈱　ソニー", "ソニー", "さ"),
    .init("ja", [.companyForms: "ja"], "ソニー株式会社", "ソニー株式会社", "さ"),
    .init("ru", [.companyForms: "ru"], "ООО «Ромашка»", "Ромашка»", "Р"),
    .init("ru", [.companyForms: "ru"], "ооо Ромашка", "Ромашка", "Р"),
    .init("uk", [.companyForms: "uk"], "ТОВ \"Їжак\"", "Їжак\"", "Ї"),
    .init(
      "ru", [.companyForms: "ru", .honorifics: "ru"], "ИП г-н Иванов",
      "Иванов", "И"),
    .init("lt", [.companyForms: "lt"], "UAB „Žuvis“", "Žuvis“", "Ž"),
    .init("id", [.companyForms: "id"], "PT Garuda", "Garuda", "G"),
    .init("id", [.companyForms: "id"], "PT. Garuda", "Garuda", "G"),
    .init("ru", [.companyForms: "ru"], "ООО«Ромашка»", "Ромашка»", "Р"),
    .init("ru", [.companyForms: "ru"], "ООО #1", "#1", "#"),
    .init(
      "vi", [.companyForms: "vi"], "Công ty TNHH Một Thành Viên Đất", "Đất",
      "Đ"),
    .init(
      "vi", [.companyForms: "vi"], "Công ty Cổ phần Đất", "Đất", "Đ"),
    .init("en", [.companyForms: "id"], "PTA", "PTA", "P"),
  ]

  private static let articles: [Self] = [
    .init("en", [.articles: "en"], "The A Team", "A Team", "A"),
    .init("fr", [.articles: "fr"], "La-La Land", "La-La Land", "L"),
    .init("nl", [.articles: "nl"], "'s-Gravenhage", "Gravenhage", "G"),
    .init("nl", [.articles: "nl"], "’s-Hertogenbosch", "Hertogenbosch", "H"),
    .init("af", [.articles: "af"], "Die Burger", "Burger", "B"),
    .init("gl", [.articles: "gl"], "Unha noite", "noite", "N"),
    .init("ga", [.articles: "ga"], "An Tír", "Tír", "T"),
    .init("cy", [.articles: "cy"], "Yr Eisteddfod", "Eisteddfod", "E"),
    .init("ro", [.articles: "ro"], "O scrisoare", "scrisoare", "S"),
    .init("is", [.articles: "is"], "Hið íslenska", "íslenska", "Í"),
    .init("mt", [.articles: "mt"], "Il-Belt", "Belt", "B"),
    .init("mt", [.articles: "mt"], "ix-xemx", "xemx", "X"),
    .init("eu", [.articles: "eu"], "Bat etorri", "etorri", "E"),
    .init(
      "en", [.articles: "en", .particles: "en"], "de The Hague", "Hague", "H"),
  ]
}
