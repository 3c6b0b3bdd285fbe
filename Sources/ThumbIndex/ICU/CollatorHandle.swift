internal import CICU

/// Owns an ICU `UCollator` and closes it.
///
/// Threads may share a handle. After its set-up, the handle only calls
/// functions that take a `const UCollator *` (`ucol_strcollUTF8`,
/// `ucol_getSortKey`, `internalGetCEs` and getters). ICU allows these from
/// several threads at once (ICU User Guide, "ICU Services: Thread Safe Const
/// APIs").
@safe final class CollatorHandle: @unchecked Sendable {
  let pointer: OpaquePointer

  /// This collator with normalization off, for texts that need none; `nil` if
  /// ICU keeps normalization on.
  private(set) var unnormalized: CollatorHandle?

  /// Whether the collator was made from rules that may have contexts.
  ///
  /// With a context, the place of a character depends on the text before the
  /// character.
  private(set) var mayHaveContexts = false

  /// Takes ownership of the collator that `open` returns.
  init(
    _ open: (inout Int32) -> OpaquePointer?
  ) throws(ICUError) {
    unsafe pointer = try icuHandle(open)
  }

  deinit { unsafe cicu_ucol_close(pointer) }

  /// The collator of a locale, with the locale's keywords applied.
  convenience init(_ locale: LocaleIdentifier) throws(ICUError) {
    unsafe try self.init { unsafe cicu_ucol_open(locale.icu, &$0) }
  }

  /// A collator made from tailoring rules, without a locale.
  ///
  /// - Parameter offset: Set to the UTF-16 offset where an error stopped ICU.
  convenience init(
    rules: [UInt16], stoppingAt offset: inout Int
  ) throws(ICUError) {
    // ICU counts in 32 bits.
    guard rules.count <= Int32.max else { throw .illegalArgument }
    var stop: Int32 = 0
    defer { offset = Int(stop) }
    unsafe try self.init {
      unsafe cicu_ucol_openRules(rules, Int32(rules.count), &stop, &$0)
    }
    // `|` marks a context; rules that `[import …]` adds may have contexts, too.
    mayHaveContexts =
      rules.contains(UInt16(UInt8(ascii: "|")))
      || rules.contains(UInt16(UInt8(ascii: "[")))
  }
}

// MARK: - Set-up, before the handle is shared

extension CollatorHandle {
  func set(
    _ attribute: CollatorAttribute, _ value: CollatorAttribute.Value
  ) throws(ICUError) {
    try withICUStatus {
      unsafe cicu_ucol_setAttribute(pointer, attribute.icu, value.icu, &$0)
    }
  }

  /// Opens ``unnormalized``; call this after everything else is set.
  func openUnnormalized() throws(ICUError) {
    let pointer = unsafe pointer
    let clone = unsafe try CollatorHandle {
      unsafe cicu_ucol_clone(pointer, &$0)
    }
    try clone.set(.normalization, .off)
    if clone.value(of: .normalization) == .off {
      unnormalized = clone
    }
  }

  func setMaxVariable(_ group: ReorderGroup) throws(ICUError) {
    try withICUStatus {
      unsafe cicu_ucol_setMaxVariable(pointer, group.icu, &$0)
    }
  }

  func setReorderGroups(_ groups: [ReorderGroup]) throws(ICUError) {
    try withICUStatus {
      unsafe cicu_ucol_setReorderCodes(
        pointer, groups.map(\.icu), Int32(groups.count), &$0)
    }
  }
}

// MARK: - What the collator says of itself

extension CollatorHandle {
  func value(of attribute: CollatorAttribute) -> CollatorAttribute.Value {
    // Every collator has these attributes.
    var status = cicu_U_ZERO_ERROR
    return .init(
      icu: unsafe cicu_ucol_getAttribute(pointer, attribute.icu, &status))
  }

  /// Whether punctuation is ignored on the first three levels.
  var isShifted: Bool { value(of: .alternate) == .shifted }

  var maxVariable: ReorderGroup {
    ReorderGroup(icu: unsafe cicu_ucol_getMaxVariable(pointer))
  }

  /// The highest primary weight that is ignored if punctuation is ignored.
  var variableTop: UInt32 {
    var status = cicu_U_ZERO_ERROR
    return unsafe cicu_ucol_getVariableTop(pointer, &status)
  }

  var reorderGroups: [ReorderGroup] {
    var codes = [Int32](repeating: 0, count: 256)
    var status = cicu_U_ZERO_ERROR
    let count = unsafe cicu_ucol_getReorderCodes(
      pointer, &codes, Int32(codes.count), &status)
    return codes.prefix(Int(count)).map { ReorderGroup(icu: $0) }
  }

  var version: String {
    unsafe dotted { unsafe cicu_ucol_getVersion(pointer, $0) }
  }

  /// The collator's tailoring rules, in UTF-16; empty if ICU has none.
  var rules: [UInt16] {
    var count: Int32 = 0
    guard let start = unsafe cicu_ucol_getRules(pointer, &count) else {
      return []
    }
    return unsafe Array(
      UnsafeBufferPointer(start: start, count: Int(count)))
  }

  /// Whether the collator's rules contain only settings, so that letters have
  /// the same elements as in CLDR's root order.
  ///
  /// The result is also `false` for a few settings, such as `[strength 2]`.
  var isUntailored: Bool {
    if lacksRules { return false }
    var rest = rules[...]
    while let unit = rest.popFirst() {
      switch Unicode.Scalar(unit) {
      case "&": return false
      case "[":
        // `[import …]` adds rules, `[suppressContractions …]` removes
        // contractions.
        let start = rest.lazy.compactMap(Unicode.Scalar.init)
          .first { !$0.properties.isPatternWhitespace }
        if start == "i" || start == "s" { return false }
      default: continue
      }
    }
    return true
  }

  /// Whether this ICU was built without the text of the collator's rules.
  var lacksRules: Bool { rules.isEmpty && actualLocale.language != "" }

  /// Whether this collator and another certainly give the same elements to each
  /// text, and ignore the same elements.
  func hasElements(of other: CollatorHandle) -> Bool {
    isUntailored && other.isUntailored && isShifted == other.isShifted
      && variableTop == other.variableTop
      && value(of: .numeric) == other.value(of: .numeric)
  }

  /// The requested locale, or its nearest parent with data.
  var validLocale: LocaleIdentifier { locale(cicu_ULOC_VALID_LOCALE) }

  /// The locale whose rules the collator uses.
  var actualLocale: LocaleIdentifier { locale(cicu_ULOC_ACTUAL_LOCALE) }

  private func locale(_ type: cicu_ULocDataLocaleType) -> LocaleIdentifier {
    var status = cicu_U_ZERO_ERROR
    let id = unsafe cicu_ucol_getLocaleByType(pointer, type, &status)
    return LocaleIdentifier(
      icu: unsafe id.map { unsafe String(cString: $0) } ?? "")
  }
}

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
    // A longer name is none, and may take long to compare.
    if name.utf8.count > 8 { return nil }
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

/// The locales that ICU has orders for, and their collation types, such as
/// `phonebook`.
enum CollationTypes {
  /// The locales that have an order, as ICU lists them.
  static var locales: [LocaleIdentifier] {
    (0..<cicu_ucol_countAvailable()).compactMap { index in
      guard let id = unsafe cicu_ucol_getAvailable(index) else { return nil }
      return unsafe LocaleIdentifier(icu: String(cString: id))
    }
  }

  /// The collation types of a locale, in ICU's spelling; the locale's default
  /// comes first.
  static func types(
    of locale: LocaleIdentifier
  ) throws(ICUError) -> [String] {
    unsafe try icuStrings {
      unsafe cicu_ucol_getKeywordValuesForLocale(
        "collation", locale.icu, false, &$0)
    }
  }

  /// The collation types of all locales.
  static func all() throws(ICUError) -> [String] {
    let all = unsafe try icuStrings {
      unsafe cicu_ucol_getKeywordValues("collation", &$0)
    }
    // ICU 67 leaves out the types that every locale inherits from the root.
    return try all + types(of: LocaleIdentifier(icu: "root"))
  }

  /// A type as BCP 47 spells it: `phonebk` for `phonebook`.
  static func tag(of type: String) -> String {
    // BCP 47 and ICU spell names of up to eight letters alike. A call of ICU
    // would open its largest table of names, which takes some 10 ms.
    if type.utf8.count <= 8 { return type }
    switch type {
    case "dictionary": return "dict"
    case "gb2312han": return "gb2312"
    case "phonebook": return "phonebk"
    case "traditional": return "trad"
    default: break
    }
    let tag = unsafe cicu_uloc_toUnicodeLocaleType("co", type)
    return unsafe tag.map { unsafe String(cString: $0) } ?? type
  }
}
