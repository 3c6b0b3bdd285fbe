internal import CICU

// The names of the options in ICU's API. Each table is read in both
// directions: to set what was asked and to report what is in force.

/// A BCP 47 collation key with ICU's keyword and attribute for it.
struct CollationKeyword {
  let key: String
  let icu: String
  let attribute: UColAttribute?

  static let all: [Self] = [
    Self(key: "ks", icu: "colstrength", attribute: UCOL_STRENGTH),
    Self(key: "kn", icu: "colnumeric", attribute: UCOL_NUMERIC_COLLATION),
    Self(key: "kf", icu: "colcasefirst", attribute: UCOL_CASE_FIRST),
    Self(key: "kc", icu: "colcaselevel", attribute: UCOL_CASE_LEVEL),
    Self(key: "ka", icu: "colalternate", attribute: UCOL_ALTERNATE_HANDLING),
    Self(key: "kb", icu: "colbackwards", attribute: UCOL_FRENCH_COLLATION),
    Self(key: "kk", icu: "colnormalization", attribute: nil),
    Self(key: "kv", icu: "kv", attribute: nil),
    Self(key: "kr", icu: "colreorder", attribute: nil),
  ]
}

extension CollatorOptions.Strength {
  private static let table: [(Self, UColAttributeValue)] = [
    (.primary, UCOL_PRIMARY), (.secondary, UCOL_SECONDARY),
    (.tertiary, UCOL_TERTIARY), (.quaternary, UCOL_QUATERNARY),
    (.identical, UCOL_IDENTICAL),
  ]

  var icu: Int32 { Self.table.first { $0.0 == self }!.1.rawValue }

  init(icu value: Int32) {
    self = Self.table.first { $0.1.rawValue == value }?.0 ?? .tertiary
  }
}

extension CollatorOptions.CaseFirst {
  private static let table: [(Self, UColAttributeValue)] = [
    (.upper, UCOL_UPPER_FIRST), (.lower, UCOL_LOWER_FIRST), (.off, UCOL_OFF),
  ]

  var icu: Int32 { Self.table.first { $0.0 == self }!.1.rawValue }

  init(icu value: Int32) {
    self = Self.table.first { $0.1.rawValue == value }?.0 ?? .off
  }
}

extension CollatorOptions.VariableGroup {
  private static let table: [(Self, UColReorderCode)] = [
    (.space, UCOL_REORDER_CODE_SPACE),
    (.punctuation, UCOL_REORDER_CODE_PUNCTUATION),
    (.symbol, UCOL_REORDER_CODE_SYMBOL),
    (.currency, UCOL_REORDER_CODE_CURRENCY),
  ]

  var icu: Int32 { Self.table.first { $0.0 == self }!.1.rawValue }

  init(icu value: Int32) {
    self = Self.table.first { $0.1.rawValue == value }?.0 ?? .punctuation
  }
}

/// A script or group that can be reordered, by its BCP 47 `kr` name.
enum ReorderGroup {
  private static let groups: [(String, UColReorderCode)] = [
    ("space", UCOL_REORDER_CODE_SPACE),
    ("punct", UCOL_REORDER_CODE_PUNCTUATION),
    ("symbol", UCOL_REORDER_CODE_SYMBOL),
    ("currency", UCOL_REORDER_CODE_CURRENCY),
    ("digit", UCOL_REORDER_CODE_DIGIT),
    ("others", UCOL_REORDER_CODE_OTHERS),
  ]

  static func icu(_ name: String) -> Int32? {
    let name = name.lowercased()
    if let group = groups.first(where: { $0.0 == name }) {
      return group.1.rawValue
    }
    guard name.utf8.count == 4 else { return nil }
    let code = unsafe cicu_u_getPropertyValueEnum(UCHAR_SCRIPT, name)
    return code == UCHAR_INVALID_CODE.rawValue ? nil : code
  }

  static func name(icu code: Int32) -> String {
    if let group = groups.first(where: { $0.1.rawValue == code }) {
      return group.0
    }
    let name = unsafe cicu_uscript_getShortName(UScriptCode(code))
    return unsafe name.map { unsafe String(cString: $0) } ?? "Zzzz"
  }
}
