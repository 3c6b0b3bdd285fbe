/// The articles that may begin the title of a book or another work, and are
/// passed over when the work is filed.
///
/// ```swift
/// LeadingArticles.languages  // af, ar, ca, cy, da, de, …
/// ```
///
/// The lists are those of library cataloguing: all forms of articles that begin
/// such titles.
public enum LeadingArticles {
  /// The languages that have articles here, as language subtags.
  public static var languages: [String] { byLanguage.keys.sorted() }

  /// The articles of several languages together; a language counts once.
  static func words(of languages: [String]) -> LeadingWords {
    var seen: Set<TextKey> = []
    return LeadingWords(
      joining: languages.filter { seen.insert(TextKey($0)).inserted }
        .compactMap { $0.utf8.count > 8 ? nil : byLanguage[$0] })
  }
}

extension LeadingArticles {
  /// Articles by language subtag.
  ///
  /// Forms that are also numbers or pronouns (German `einer`, French `un`) are
  /// here, as they are articles at the start of a work's title.
  static let byLanguage: [String: LeadingWords] = [
    // The article is joined to the next word. The exceptions begin with the
    // same letters, but not with an article: names of God, relative pronouns.
    "ar": .init(
      "", prefixes: "ال",
      exceptions: "الله اللهم الذي التي الذين اللذان اللتان اللاتي اللواتي"),
    "af": .init("die 'n"),
    "ca": .init("el la els les en na un una uns unes lo los", elided: "l' n'"),
    "cy": .init("y yr 'r"),
    "da": .init("den det de en et"),
    "de": .init(
      "der die das des dem den ein eine einem einen einer eines 's"),
    "el": .init(
      """
      ο η το οι τα του της των τον την τη τους τις ένας ενας μια μία ένα ενα \
      τό ὁ ἡ τὸ οἱ αἱ τὰ
      """),
    "en": .init("the a an"),
    "es": .init("el la los las lo un una unos unas"),
    // Catalogues list it, though it mostly follows its noun.
    "eu": .init("bat batzuk"),
    "fr": .init("le la les un une des", elided: "l' d'"),
    "ga": .init("an na"),
    "gl": .init("o a os as un unha uns unhas"),
    // The article is joined to the next word. The exceptions begin with the
    // same letter, but not with an article: pronouns, common words, names.
    "he": .init(
      "", prefixes: "ה",
      exceptions: """
        הוא היא הם הן הנה הרי הרבה היום היה הייתה היו היי הלוא הלא הכי האם הר הרים הד \
        הורה הורים הודו הונג הולנד הונגריה הילה הדס הדר הראל הלל הגר המן המלט הרצל הרצליה \
        הודיה הושע הבל
        """),
    "hu": .init("a az egy"),
    "is": .init("hinn hin hið hinir hinar hins hinnar hinum hinni"),
    "it": .init(
      "il lo la i gli le un uno una", elided: "l' un' gl' d'"),
    "mt": .init(
      "", prefixes: "il- l- iċ- id- in- ir- is- it- ix- iz- iż-"),
    "nb": .init("den det de en et ei"),
    "nl": .init("de het een 't 'n 's", prefixes: "'s-"),
    "nn": .init("den det dei ein ei eit"),
    "no": .init("den det de dei en et ei ein eit"),
    "pt": .init("o a os as um uma uns umas"),
    "ro": .init("un o unui unei niște nişte"),
    "sv": .init("den det de en ett"),
  ]
}
