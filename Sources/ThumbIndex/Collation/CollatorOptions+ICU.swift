internal import CICU

// The names of the options in ICU's API. Each table is read in both
// directions: to set what was asked and to report what is in force.

/// A BCP 47 collation key with ICU's keyword and attribute for it.
struct CollationKeyword {
  let key: String
  let icu: String
  let attribute: cicu_UColAttribute?

  static let all: [Self] = [
    Self(key: "ks", icu: "colstrength", attribute: cicu_UCOL_STRENGTH),
    Self(key: "kn", icu: "colnumeric", attribute: cicu_UCOL_NUMERIC_COLLATION),
    Self(key: "kf", icu: "colcasefirst", attribute: cicu_UCOL_CASE_FIRST),
    Self(key: "kc", icu: "colcaselevel", attribute: cicu_UCOL_CASE_LEVEL),
    Self(
      key: "ka", icu: "colalternate",
      attribute: cicu_UCOL_ALTERNATE_HANDLING),
    Self(key: "kb", icu: "colbackwards", attribute: cicu_UCOL_FRENCH_COLLATION),
    Self(key: "kk", icu: "colnormalization", attribute: nil),
    Self(key: "kv", icu: "kv", attribute: nil),
    Self(key: "kr", icu: "colreorder", attribute: nil),
  ]
}

extension CollatorOptions.Strength {
  private static let table: [(Self, Int32)] = [
    (.primary, cicu_UCOL_PRIMARY), (.secondary, cicu_UCOL_SECONDARY),
    (.tertiary, cicu_UCOL_TERTIARY), (.quaternary, cicu_UCOL_QUATERNARY),
    (.identical, cicu_UCOL_IDENTICAL),
  ]

  var icu: Int32 { Self.table.first { $0.0 == self }!.1 }

  init(icu value: Int32) {
    self = Self.table.first { $0.1 == value }?.0 ?? .tertiary
  }
}

extension CollatorOptions.CaseFirst {
  private static let table: [(Self, Int32)] = [
    (.upper, cicu_UCOL_UPPER_FIRST), (.lower, cicu_UCOL_LOWER_FIRST),
    (.off, cicu_UCOL_OFF),
  ]

  var icu: Int32 { Self.table.first { $0.0 == self }!.1 }

  init(icu value: Int32) {
    self = Self.table.first { $0.1 == value }?.0 ?? .off
  }
}

extension CollatorOptions.VariableGroup {
  private static let table: [(Self, Int32)] = [
    (.space, cicu_UCOL_REORDER_CODE_SPACE),
    (.punctuation, cicu_UCOL_REORDER_CODE_PUNCTUATION),
    (.symbol, cicu_UCOL_REORDER_CODE_SYMBOL),
    (.currency, cicu_UCOL_REORDER_CODE_CURRENCY),
  ]

  var icu: Int32 { Self.table.first { $0.0 == self }!.1 }

  init(icu value: Int32) {
    self = Self.table.first { $0.1 == value }?.0 ?? .punctuation
  }
}

/// A script or group that can be reordered, by its BCP 47 `kr` name.
enum ReorderGroup {
  private static let groups: [(String, Int32)] = [
    ("space", cicu_UCOL_REORDER_CODE_SPACE),
    ("punct", cicu_UCOL_REORDER_CODE_PUNCTUATION),
    ("symbol", cicu_UCOL_REORDER_CODE_SYMBOL),
    ("currency", cicu_UCOL_REORDER_CODE_CURRENCY),
    ("digit", cicu_UCOL_REORDER_CODE_DIGIT),
    ("others", cicu_UCOL_REORDER_CODE_OTHERS),
  ]

  static func icu(_ name: String) -> Int32? {
    let name = name.lowercased()
    if let group = groups.first(where: { $0.0 == name }) {
      return group.1
    }
    guard name.utf8.count == 4 else { return nil }
    let code = unsafe cicu_u_getPropertyValueEnum(cicu_UCHAR_SCRIPT, name)
    return code == cicu_UCHAR_INVALID_CODE ? nil : code
  }

  static func name(icu code: Int32) -> String {
    if let group = groups.first(where: { $0.1 == code }) {
      return group.0
    }
    let name = unsafe cicu_uscript_getShortName(code)
    return unsafe name.map { unsafe String(cString: $0) } ?? "Zzzz"
  }
}
