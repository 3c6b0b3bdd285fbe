internal import CICU

/// The script of a character, as ISO 15924 names it.
struct Script: Hashable {
  private let code: Int32

  /// The number of the script, in ICU's order.
  var number: Int { Int(code) }

  /// Whether the character belongs to no script: several use it.
  var isShared: Bool { self == Self.common || self == Self.inherited }

  init(_ scalar: Unicode.Scalar) {
    var status = cicu_U_ZERO_ERROR
    code = unsafe cicu_uscript_getScript(Int32(scalar.value), &status)
  }

  /// The code of the script as ISO 15924 has it, such as `Cyrl`.
  var name: String {
    let name = unsafe cicu_uscript_getShortName(code)
    return unsafe name.map { unsafe String(cString: $0) } ?? "Zzzz"
  }

  /// Whether people write in the script today, in ICU's data.
  ///
  /// Unicode excludes Mongolian from identifiers for its spelling, not its age.
  var isLiving: Bool {
    cicu_uscript_getUsage(code) >= cicu_USCRIPT_USAGE_LIMITED_USE
      || self == Self("\u{1820}")
  }

  /// Whether the script is written from right to left.
  var isRightToLeft: Bool { cicu_uscript_isRightToLeft(code) }

  /// The scripts of a locale: the one that it names, or those in which CLDR says
  /// its language is likely written; none for the root.
  static func scripts(of locale: LocaleIdentifier) -> [Self] {
    if locale.language.isEmpty { return [] }
    // ICU takes the short name of a language for that of a script: "yi".
    let maximal = locale.maximal.icu
    var codes = [Int32](repeating: 0, count: 8)
    var status = cicu_U_ZERO_ERROR
    let count = unsafe codes.withUnsafeMutableBufferPointer {
      unsafe cicu_uscript_getCode(
        maximal, $0.baseAddress!, Int32($0.count), &status)
    }
    if status > cicu_U_ZERO_ERROR { return [] }
    return codes.prefix(Int(count)).map { Self(code: $0) }
  }

  private init(code: Int32) { self.code = code }

  /// A letter that stands for the script of a scalar in ICU's data; `nil` if
  /// there is none.
  static func sample(ofScriptOf scalar: UInt32) -> UInt32? {
    guard let scalar = Unicode.Scalar(scalar) else { return nil }
    let code = Self(scalar).code
    let sample = unsafe icuText {
      unsafe cicu_uscript_getSampleString(code, $0, $1, &$2)
    }
    return sample?.unicodeScalars.first?.value
  }

  static let latin = Self("a")
  static let han = Self("一")
  static let hangul = Self("가")

  /// The script of what is no character.
  static let unknown = Self("\u{10FFFF}")

  /// The script of punctuation, digits and symbols that several scripts share.
  static let common = Self(" ")

  /// The script of marks that take the script of their letter.
  static let inherited = Self("\u{301}")
}
