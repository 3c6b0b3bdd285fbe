@testable import PropertyTesting
@testable import TestSupport

@testable import ThumbIndex

extension FuzzTarget {
  /// Locale identifiers, rules, script orders and titles of any kind: an error
  /// or a collator that works, never a crash.
  static let rules = Self(name: "rules") { input in
    let shape = input.number(in: 0...31)
    // Filling it takes long.
    let isTabled = shape >= 24
    switch shape % 6 {
    case 0: try checkLocale(&input, isTabled)
    case 1: try checkReordering(&input, isTabled)
    case 2: try checkTitles(&input)
    default: try checkRules(&input, isTabled)
    }
  }

  private static func checkLocale(
    _ input: inout FuzzInput, _ isTabled: Bool
  ) throws {
    let locale =
      input.number(in: 0...1) == 0
      ? input.parts(1).map { String(decoding: $0, as: UTF8.self) }[0]
      : (0...input.number(in: 0...7)).map { _ in input.pick(localeParts) }
        .joined()
    try input.check("locale \(shown(locale))") {
      guard let collator = try? Collator(locale) else { return }
      try holdWorking(collator, isTabled: isTabled)
      // What a locale is called names it.
      let again = try Collator(collator.resolved.locale)
      try holdEqual(
        again.resolved.locale, collator.resolved.locale, "asked for again")
      _ = try IndexedCollation(locale).sectionTitles
    }
  }

  private static let localeParts = [
    "en", "de", "sv", "zh", "ja", "ko", "es", "und", "root", "-", "_", "@", "u",
    "-u-", "co", "kn", "kf", "ks", "ka", "kv", "kr", "kb", "kc", "kk", "vt",
    "-co-", "phonebk", "trad", "pinyin", "stroke", "search", "true", "false",
    "upper", "shifted", "level1", "latn", "grek-digit", "collation", "=", ";",
    "phonebook", "numeric", "yes", "US", "419", "Latn", "Hant", ".UTF-8",
    "POSIX", "x", "t", "a", "1996", "i-klingon", "colstrength", "/", "+", "",
  ]

  private static func checkReordering(
    _ input: inout FuzzInput, _ isTabled: Bool
  ) throws {
    let groups: [String] =
      input.number(in: 0...1) == 0
      ? input.parts(3).map { String(decoding: $0, as: UTF8.self) }
      : (0..<input.number(in: 0...6)).map { _ in input.pick(groupNames) }
    try input.check("order \(groups)") {
      let options = CollatorOptions(reorder: groups)
      guard let collator = try? Collator("en", options: options) else { return }
      try holdWorking(collator, isTabled: isTabled)
    }
  }

  private static let groupNames = [
    "Latn", "Grek", "Cyrl", "Hani", "Arab", "Hebr", "Kana", "Hira", "Hang",
    "Hans", "Zyyy", "Zinh", "Zzzz", "latin", "digit", "space", "punct",
    "symbol", "currency", "others", "", "Jpan", "Kore", "Thai", "Sund",
  ]

  private static func checkTitles(_ input: inout FuzzInput) throws {
    let id = input.pick(["en", "hu", "zh", "ja", "sv"])
    let count = input.number(in: 0...6)
    let titles = input.texts(count)
    let collator = try opened.value(id) { try Collator(id) }
    try input.check("titles in \(id)\n\(titles.map { shown($0) })") {
      let made = try? Alphabet(
        titles: titles.map { AlphabetTitle($0) }, collator: collator)
      guard let made else { return }
      for layout in [IndexLayout.standard, .icu] {
        let collation = IndexedCollation(alphabet: made, layout: layout)
        for title in titles {
          let section = collation.section(for: title)
          try holdEqual(collation.sectionTitles[section], title, "its section")
        }
      }
    }
  }

  private static let opened = Cache<String, Collator>(limit: 10)

  private static func checkRules(
    _ input: inout FuzzInput, _ isTabled: Bool
  ) throws {
    let id = input.pick(["en", "und", "sv"])
    let rules: String =
      switch input.number(in: 0...3) {
      case 0: String(decoding: input.parts(1)[0], as: UTF8.self)
      case 2: Gen<String>.hostileRules.make(&input.numbers, 0)
      case 1:
        (0..<input.number(in: 1...12)).map { _ in input.pick(ruleParts) }
          .joined()
      default:
        (0..<input.number(in: 1...3)).map { _ in input.pick(OptionGrid.rules) }
          .joined(separator: input.pick(["\n", " ", ""]))
      }
    let options = CollatorOptions(rules: rules)
    try input.check("rules for \(id)\n\(shown(rules))") {
      let collator: Collator
      do {
        collator = try Collator(id, options: options)
      } catch CollationError.invalidRules(let line, let column, let offset, _) {
        try hold(
          line >= 1 && column >= 1 && (0...rules.utf8.count).contains(offset),
          "the error is at \(line):\(column), \(offset)")
        try hold(
          (try? ICUOracle(id, options: options)) == nil, "ICU takes the rules")
        return
      } catch CollationError.rulesTooComplex {
        return
      }
      try holdWorking(collator, isTabled: isTabled)
      try holdKeys(
        of: texts(of: rules), by: collator,
        are: ICUOracle(id, options: options))
    }
  }

  private static let ruleParts =
    [
      "&", "<", "<<", "<<<", "<<<<", "=", "<*", "<<*", "=*", "a", "b", "c",
      "ch",
      "Z", "z", "\u{301}", "ä", "å", "ß", "一", "丁", "가", "か", "·", "|", "/",
      "-",
      "'", "\\", " ", "\n", "#x\n", "@", "!", ";", ",", "1", "9", "[before 1]",
      "[before 2]", "[before 3]", "[first regular]", "[last variable]",
      "[last primary ignorable]", "[first tertiary ignorable]", "[top]",
      "[caseFirst upper]", "[caseLevel on]", "[alternate shifted]",
      "[backwards 2]", "[numericOrdering on]", "[normalization off]",
      "[strength 1]", "[strength I]", "[reorder Grek Latn]", "[import de]",
      "[import de-u-co-phonebk]", "[suppressContractions [a-z]]",
      "[optimize [a-z]]", "[hiraganaQ on]", "[", "]", "\u{0}", "\u{344}",
      "a-z",
    ]
    + [0xFDD0, 0xFDD1, 0xFFFE, 0xFFFF, 0x10FFFF].map { (value: UInt32) in
      String(Unicode.Scalar(value)!)
    }

  /// Texts with what rules are about.
  private static func texts(of rules: String) -> [String] {
    let words = rules.split { "&<=/| \n".contains($0) }.prefix(6)
    return words.map { String($0) } + ["", "a", "chaB", "z\u{301}ä", "一か"]
  }

  /// Throws unless a collator can be used: its keys are in the order of its
  /// comparison, made from a table too, and it says what it is.
  private static func holdWorking(
    _ collator: Collator, isTabled: Bool
  ) throws(Falsified) {
    let texts = ["", "a", "A", "ab", "ä", "б", "日", "10", "9", " -a"]
    let keys = texts.map { collator.sortKey(for: $0).bytes }
    if isTabled { collator.fillTable() }
    try holdEqual(collator.keys(of: texts), keys, "keys from a table")
    for left in texts {
      for right in texts {
        try holdKeysOrder([left, right], by: collator)
      }
    }
    try hold(!collator.fingerprint.isEmpty, "no fingerprint")
    try hold(!collator.resolved.locale.isEmpty, "no locale")
  }
}
