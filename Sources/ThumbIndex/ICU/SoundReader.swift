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
