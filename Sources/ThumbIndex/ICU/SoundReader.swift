/// Writes texts of other scripts in Latin letters, by their sound.
enum SoundReader {
  /// The transliterators to Latin letters that ICU 72 has, by the ISO 15924
  /// code of the script that they read.
  private static let transliterators:
    [(script: String, reader: Transliterator)] =
      [
        ("Arab", "Arabic-Latin"), ("Armn", "Armenian-Latin"),
        ("Beng", "Bengali-Latin"), ("Bopo", "Bopomofo-Latin"),
        ("Cans", "CanadianAboriginal-Latin"), ("Cyrl", "Cyrillic-Latin"),
        ("Deva", "Devanagari-Latin"), ("Ethi", "Ethiopic-Latin"),
        ("Geor", "Georgian-Latin"), ("Grek", "Greek-Latin"),
        ("Gujr", "Gujarati-Latin"), ("Guru", "Gurmukhi-Latin"),
        ("Hang", "Hangul-Latin"), ("Hebr", "Hebrew-Latin"),
        ("Hira", "Hiragana-Latin"), ("Kana", "Katakana-Latin"),
        ("Knda", "Kannada-Latin"), ("Mlym", "Malayalam-Latin"),
        ("Mymr", "my-my_Latn"), ("Orya", "Oriya-Latin"),
        ("Sinh", "si-si_Latn"), ("Syrc", "Syriac-Latin"),
        ("Taml", "Tamil-Latin"), ("Telu", "Telugu-Latin"),
        ("Thaa", "Thaana-Latin"), ("Thai", "Thai-Latin"),
      ].map { ($0, Transliterator($1)) }

  /// The transliterators of names on maps (BGN/PCGN), by script and by the
  /// language that they read; the first of a script reads other languages, too.
  private static let names:
    [(script: String, language: String, reader: Transliterator)] =
      [
        ("Arab", "ar", "Arabic"), ("Arab", "fa", "Persian"),
        ("Arab", "ps", "Pashto"), ("Armn", "hy", "Armenian"),
        ("Cyrl", "ru", "Russian"), ("Cyrl", "az", "Azerbaijani"),
        ("Cyrl", "be", "Belarusian"), ("Cyrl", "bg", "Bulgarian"),
        ("Cyrl", "kk", "Kazakh"), ("Cyrl", "ky", "Kirghiz"),
        ("Cyrl", "mk", "Macedonian"), ("Cyrl", "mn", "Mongolian"),
        ("Cyrl", "sr", "Serbian"), ("Cyrl", "tk", "Turkmen"),
        ("Cyrl", "uk", "Ukrainian"), ("Cyrl", "uz", "Uzbek"),
        ("Ethi", "am", "Amharic"), ("Geor", "ka", "Georgian"),
        ("Grek", "el", "Greek"), ("Hang", "ko", "Korean"),
        ("Hebr", "he", "Hebrew"), ("Thaa", "dv", "Maldivian"),
      ].map { ($0, $1, Transliterator("\($2)-Latin/BGN")) }

  /// The transliterators that read a script: that of the script, and that of
  /// names in a language.
  static func readers(
    of script: String, language: String
  ) -> [Transliterator] {
    let own = names.filter { $0.script == script }
    let name = own.first { $0.language == language } ?? own.first
    return transliterators.filter { $0.script == script }.map(\.reader)
      + [name?.reader].compactMap(\.self)
  }

  /// Whether ICU reads a script, other than Chinese characters.
  static func canRead(_ script: String) -> Bool {
    transliterators.contains { $0.script == script }
  }

  /// The codes of the scripts that can be read, in alphabetical order; Chinese
  /// characters (`Hani`) are read as Chinese names.
  static let scripts =
    (transliterators.map(\.script) + ["Hani"]).sorted()

  /// A text in a script, in Latin letters; `nil` if ICU cannot read it.
  static func read(_ text: String, in script: String) -> String? {
    guard let reader = transliterators.first(where: { $0.script == script })
    else { return nil }
    let read = reader.reader.transliterate(text)
    return read == text ? nil : read
  }
}
