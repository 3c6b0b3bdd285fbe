/// What a key is; this decides how keys are compared.
enum KeyKind: Sendable {
  /// A text in the order of the locale.
  case text
  /// A number with any count of digits, as for `sort -n`.
  case number
  /// A floating-point number, as for `sort -g`.
  case generalNumber
  /// A number with a unit such as K or M, as for `sort -h`.
  case size
  /// The name of a month, as for `sort -M`.
  case month
  /// A version such as 1.10, as for `sort -V`.
  case version
  /// A text in random order, as for `sort -R`.
  case random

  var isNumber: Bool {
    self == .number || self == .generalNumber || self == .size
  }

  /// The kind's word in a fingerprint.
  var word: String {
    switch self {
    case .text: "text"
    case .number: "number"
    case .generalNumber: "general-number"
    case .size: "size"
    case .month: "month"
    case .version: "version"
    case .random: "random"
    }
  }
}

/// Which characters of a key do not count.
enum IgnoredCharacters: Sendable {
  /// All but letters, digits and blanks, as for `sort -d`.
  case signs
  /// Characters that are not printed, as for `sort -i`.
  case unprintable
}

/// How a key is compared: the flags of `-k`, or the options of the same letters.
struct KeyFlags: OptionSet, Sendable {
  let rawValue: Int

  init(rawValue: Int) { self.rawValue = rawValue }

  static let dictionary = Self(rawValue: 1 << 0)
  static let ignoresCase = Self(rawValue: 1 << 1)
  static let general = Self(rawValue: 1 << 2)
  static let human = Self(rawValue: 1 << 3)
  static let printable = Self(rawValue: 1 << 4)
  static let month = Self(rawValue: 1 << 5)
  static let numeric = Self(rawValue: 1 << 6)
  static let random = Self(rawValue: 1 << 7)
  static let reversed = Self(rawValue: 1 << 8)
  static let version = Self(rawValue: 1 << 9)

  /// The flags and their letters, in the order of their letters.
  private static let all: KeyValuePairs<Character, Self> = [
    "d": .dictionary, "f": .ignoresCase, "g": .general, "h": .human,
    "i": .printable, "M": .month, "n": .numeric, "R": .random,
    "r": .reversed, "V": .version,
  ]

  /// The flag of a letter; `nil` if there is none.
  init?(_ letter: Character) {
    guard let flag = Self.all.first(where: { $0.key == letter }) else {
      return nil
    }
    self = flag.value
  }

  /// The letters of the flags, such as `gn`.
  var letters: String {
    String(Self.all.filter { contains($0.value) }.map(\.key))
  }

  /// Flags that say what a key is, and exclude each other.
  private static let values: Self = [.general, .human, .month, .numeric]

  /// Flags that keep a key a text, so they may be combined.
  private static let texts: Self = [.dictionary, .printable, .random, .version]

  /// The flags that contradict each other, as in `sort`; empty if none do.
  var contradiction: Self {
    let values = intersection(Self.values)
    let texts = intersection(Self.texts)
    let isFine =
      values.rawValue.nonzeroBitCount + (texts.isEmpty ? 0 : 1) <= 1
    return isFine ? [] : values.union(texts)
  }

  /// What the flags say that the key is.
  var kind: KeyKind {
    if contains(.numeric) { return .number }
    if contains(.general) { return .generalNumber }
    if contains(.human) { return .size }
    if contains(.month) { return .month }
    if contains(.random) { return .random }
    return contains(.version) ? .version : .text
  }

  /// Which characters do not count; `nil` if all do.
  var ignored: IgnoredCharacters? {
    if contains(.dictionary) { return .signs }
    return contains(.printable) ? .unprintable : nil
  }
}

/// Where lines with a blank key stand: before or after all others.
enum BlankKeys {
  case first
  case last

  /// The word in a fingerprint.
  var word: String {
    self == .first ? "blank-first" : "blank-last"
  }
}

extension Option {
  /// Options that say what keys are.
  static let kinds: [Option] = [
    dictionaryOrder, generalNumericSort, humanNumericSort, ignoreNonprinting,
    kind, monthSort, numericSort, randomSort, versionSort,
  ]

  /// What keys are, in a word.
  static let kind = WordOption<KeyFlags>(
    long: "sort", argument: "WORD",
    [
      "general-numeric": .general, "human-numeric": .human, "month": .month,
      "numeric": .numeric, "random": .random, "version": .version,
    ],
    notes: [
      "general-numeric": "as -g", "human-numeric": "as -h",
      "month": "as -M", "numeric": "as -n", "random": "as -R",
      "version": "as -V",
    ],
    help: "what to sort by",
    in: [.sort])

  static let blankKeys = WordOption<BlankKeys>(
    long: "blank-keys", argument: "WHERE",
    ["first": .first, "last": .last],
    help: "where lines stand that have only blanks in a key",
    in: [.sort, .keys])
}
