import ThumbIndex

/// Keys that order texts by the month with whose name they begin, as `sort -M`
/// does; texts without one come first.
///
/// Case, accents, and full stops behind names do not count.
struct MonthFormat: Sendable {
  /// A name, folded, and the number of its month.
  private typealias Name = (letters: [Unicode.Scalar], month: UInt8)

  /// The names from each source, the longest first.
  ///
  /// The first source that knows a name wins: in Finnish, `mar` is November,
  /// though it is March in English.
  private let sources: [[Name]]

  /// How many bytes of a text are enough to find a name in it.
  private let sufficientLength: Int

  /// The English abbreviations, as in the locale `C`.
  static let plain = Self([[english]])

  private static let english = [
    ["jan"], ["feb"], ["mar"], ["apr"], ["may"], ["jun"], ["jul"], ["aug"],
    ["sep"], ["oct"], ["nov"], ["dec"],
  ]

  /// The names in a locale, else those in its language, else those in English.
  ///
  /// - Parameter system: The locale in the C library, if the environment names
  ///   it; its names count beside those of CLDR.
  private init(locale: String, system: SystemLocale?) {
    self.init([
      [
        system?.monthNames ?? [], MonthNames(locale).names,
        MonthNames(locale, ofOwnCalendar: true).names,
      ],
      [MonthNames(ofLanguageOf: locale).names],
      [MonthNames("en").names, Self.english],
    ])
  }

  /// - Parameter sources: The names from each source, in years of months.
  private init(_ sources: [[[[String]]]]) {
    self.sources = sources.map { years in
      years.flatMap { months in
        months.enumerated().flatMap { month, names in
          names.map { (letters: foldedName($0), month: UInt8(month + 1)) }
        }
      }
      .filter { !$0.letters.isEmpty }
      .sorted { $0.letters.count > $1.letters.count }
    }
    let longest = self.sources.compactMap { $0.first?.letters.count }.max() ?? 0
    // A letter may take four bytes and have marks, which take two each.
    sufficientLength = 8 * (longest + 1)
  }

  /// What a fingerprint of keys says of the names; empty for the plain ones.
  var fingerprint: String {
    if sources.count == 1 { return "" }
    let names = sources.joined().map { name in
      "\(name.month)\(String(String.UnicodeScalarView(name.letters)))"
    }
    return "-" + digest(names.joined(separator: "\0"))
  }

  /// Appends a key that orders texts by month.
  func appendKey(of text: UnsafeBufferPointer<UInt8>, to key: inout [UInt8]) {
    let start = unsafe text.firstIndex { !isBlank($0) } ?? text.count
    let first = unsafe text[start...].prefix(sufficientLength)
    // In the locale C, as in `sort`, letters have no accents to leave out.
    let text =
      sources.count > 1
      ? unsafe folded(first)
      : unsafe first.map { Unicode.Scalar(smallLetter($0)) }
    key.append(2 + (month(in: text) ?? 0))
  }

  /// The month with whose name a folded text begins; `nil` for none.
  ///
  /// A name of the first source may have more letters behind it, as in GNU
  /// `sort`.
  private func month(in text: [Unicode.Scalar]) -> UInt8? {
    let word = text.prefix { $0.isLetterOrMark }
    for names in sources {
      let name =
        names.first { text.hasWhole($0.letters) }
        ?? (word.count < 3 ? nil : self.name(beginningWith: word, among: names))
      if let name { return name.month }
    }
    return sources[0].first { text.starts(with: $0.letters) }?.month
  }

  /// A name that begins with a word; `nil` if names of several months do.
  private func name(
    beginningWith word: ArraySlice<Unicode.Scalar>, among names: [Name]
  ) -> Name? {
    let found = names.filter { $0.letters.starts(with: word) }
    guard let first = found.first,
      found.allSatisfy({ $0.month == first.month })
    else { return nil }
    return first
  }
}

extension MonthFormat {
  /// The names in the locale of `--locale`, `LC_ALL`, `LC_TIME` or `LANG`.
  init(_ arguments: Arguments) {
    let locale = askedLocale(arguments, for: "LC_TIME").locale
    self =
      isByteOrder(locale)
      ? .plain
      : Self(locale: locale, system: systemLocale(locale, arguments))
  }
}

extension [Unicode.Scalar] {
  /// Whether the text begins with a name that ends where a word or a number
  /// does: `Thg 1` is not whole in `Thg 12`.
  fileprivate func hasWhole(_ name: Self) -> Bool {
    guard starts(with: name) else { return false }
    if count == name.count { return true }
    let next = self[name.count]
    return !next.isLetterOrMark
      && !(next.properties.numericType == .decimal
        && name.last?.properties.numericType == .decimal)
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterOrMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: properties.isAlphabetic
    }
  }
}

/// A name in small letters without accents, and without blanks and a full stop
/// at its ends.
private func foldedName(_ name: String) -> [Unicode.Scalar] {
  var name = name
  var letters = name.withUTF8 { unsafe folded($0[...]) }[...]
  letters = letters.drop { $0.properties.isWhitespace }
  while let last = letters.last, last == "." || last.properties.isWhitespace {
    letters.removeLast()
  }
  return Array(letters)
}

/// A text in small letters without accents; ı is i.
private func folded(
  _ text: Slice<UnsafeBufferPointer<UInt8>>
) -> [Unicode.Scalar] {
  if unsafe text.allSatisfy({ $0 < 0x80 }) {
    return unsafe text.map { Unicode.Scalar(smallLetter($0)) }
  }
  let small = unsafe String(decoding: text, as: UTF8.self).lowercased()
  let parts = CharacterProperties.canonicalDecomposition(
    of: small.unicodeScalars.lazy.map(\.value))
  return parts.compactMap { part in
    switch part {
    // Accents, Arabic vowels and hamzas, the nuktas of Indic scripts.
    case 0x300...0x36F, 0x64B...0x65F, 0x670, 0x93C, 0x9BC, 0xA3C, 0xABC, 0xB3C:
      nil
    case 0x131: "i"
    case 0x2019, 0x2BC: "'"
    // Yeh and kaf of Arabic keyboards in Persian.
    case 0x64A: "\u{6CC}"
    case 0x643: "\u{6A9}"
    case 0xFF10...0xFF19: Unicode.Scalar(part - 0xFF10 + 0x30)
    default: Unicode.Scalar(part)
    }
  }
}
