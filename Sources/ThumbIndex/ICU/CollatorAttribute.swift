internal import CICU

/// A setting of a collator, such as its strength; ICU calls it an attribute.
struct CollatorAttribute: Sendable, Hashable {
  let icu: cicu_UColAttribute

  static let strength = Self(icu: cicu_UCOL_STRENGTH)
  static let numeric = Self(icu: cicu_UCOL_NUMERIC_COLLATION)
  static let caseFirst = Self(icu: cicu_UCOL_CASE_FIRST)
  static let caseLevel = Self(icu: cicu_UCOL_CASE_LEVEL)
  static let alternate = Self(icu: cicu_UCOL_ALTERNATE_HANDLING)
  static let backward = Self(icu: cicu_UCOL_FRENCH_COLLATION)
  static let normalization = Self(icu: cicu_UCOL_NORMALIZATION_MODE)

  func hash(into hasher: inout Hasher) { hasher.combine(icu.rawValue) }

  /// A value of an attribute.
  struct Value: Sendable, Hashable {
    let icu: Int32

    static let primary = Self(icu: cicu_UCOL_PRIMARY)
    static let secondary = Self(icu: cicu_UCOL_SECONDARY)
    static let tertiary = Self(icu: cicu_UCOL_TERTIARY)
    static let quaternary = Self(icu: cicu_UCOL_QUATERNARY)
    static let identical = Self(icu: cicu_UCOL_IDENTICAL)
    static let off = Self(icu: cicu_UCOL_OFF)
    static let on = Self(icu: cicu_UCOL_ON)
    static let upperFirst = Self(icu: cicu_UCOL_UPPER_FIRST)
    static let lowerFirst = Self(icu: cicu_UCOL_LOWER_FIRST)
    static let shifted = Self(icu: cicu_UCOL_SHIFTED)
    static let nonIgnorable = Self(icu: cicu_UCOL_NON_IGNORABLE)
  }
}

/// A BCP 47 keyword, ICU's keyword with the same meaning, and the attribute
/// that the keyword sets.
///
/// `attribute` is `nil` for `kk` (normalization is always on), `kv` and `kr`.
struct CollationKeyword {
  let key: String
  let icu: String
  let attribute: CollatorAttribute?

  static let all: [Self] = [
    Self(key: "ks", icu: "colstrength", attribute: .strength),
    Self(key: "kn", icu: "colnumeric", attribute: .numeric),
    Self(key: "kf", icu: "colcasefirst", attribute: .caseFirst),
    Self(key: "kc", icu: "colcaselevel", attribute: .caseLevel),
    Self(key: "ka", icu: "colalternate", attribute: .alternate),
    Self(key: "kb", icu: "colbackwards", attribute: .backward),
    Self(key: "kk", icu: "colnormalization", attribute: nil),
    Self(key: "kv", icu: "kv", attribute: nil),
    Self(key: "kr", icu: "colreorder", attribute: nil),
  ]
}

/// A script, or a group of characters such as digits, that can be moved as a
/// whole in the order.
struct ReorderGroup: Sendable, Hashable {
  let icu: Int32

  static let space = Self(icu: cicu_UCOL_REORDER_CODE_SPACE)
  static let punctuation = Self(icu: cicu_UCOL_REORDER_CODE_PUNCTUATION)
  static let symbol = Self(icu: cicu_UCOL_REORDER_CODE_SYMBOL)
  static let currency = Self(icu: cicu_UCOL_REORDER_CODE_CURRENCY)
  static let digit = Self(icu: cicu_UCOL_REORDER_CODE_DIGIT)
  static let others = Self(icu: cicu_UCOL_REORDER_CODE_OTHERS)

  /// The code that undoes a locale's reordering.
  static let none = Self(icu: cicu_UCOL_REORDER_CODE_NONE)

  private static let names: [(String, Self)] = [
    ("space", .space), ("punct", .punctuation), ("symbol", .symbol),
    ("currency", .currency), ("digit", .digit), ("others", .others),
  ]

  init(icu: Int32) { self.icu = icu }

  /// The group with a name from BCP 47's keyword `kr`, such as `digit` or
  /// `Latn`; `nil` for other names.
  init?(_ name: String) {
    let name = name.lowercased()
    if let group = Self.names.first(where: { $0.0 == name }) {
      self = group.1
      return
    }
    guard name.utf8.count == 4 else { return nil }
    let code = unsafe cicu_u_getPropertyValueEnum(cicu_UCHAR_SCRIPT, name)
    if code == cicu_UCHAR_INVALID_CODE { return nil }
    icu = code
  }

  /// The group's name in BCP 47's keyword `kr`.
  var name: String {
    if let group = Self.names.first(where: { $0.1 == self }) { return group.0 }
    let name = unsafe cicu_uscript_getShortName(icu)
    return unsafe name.map { unsafe String(cString: $0) } ?? "Zzzz"
  }
}
