internal import CICU

/// ICU's properties of a Unicode scalar.
package enum CharacterProperties {
  /// Whether Unicode has assigned the scalar.
  static func isAssigned(_ scalar: UInt32) -> Bool {
    cicu_u_isdefined(Int32(scalar))
  }

  /// Whether the scalar is a decimal digit of any script.
  static func isDigit(_ scalar: UInt32) -> Bool {
    cicu_u_isdigit(Int32(scalar))
  }

  /// Whether the scalar is a letter in lower case.
  static func isLowercase(_ scalar: UInt32) -> Bool {
    cicu_u_islower(Int32(scalar))
  }

  /// Whether the scalar is a letter, of any script.
  static func isLetter(_ scalar: UInt32) -> Bool {
    cicu_u_isalpha(Int32(scalar))
  }

  /// Whether the scalar has the property Ideographic, as Han characters have.
  static func isIdeographic(_ scalar: UInt32) -> Bool {
    scalar >= firstIdeograph
      && cicu_u_hasBinaryProperty(Int32(scalar), cicu_UCHAR_IDEOGRAPHIC)
  }

  /// Whether the scalar is a unified Han character, not a compatibility one.
  package static func isUnifiedIdeograph(_ scalar: UInt32) -> Bool {
    scalar >= firstIdeograph
      && cicu_u_hasBinaryProperty(Int32(scalar), cicu_UCHAR_UNIFIED_IDEOGRAPH)
  }

  /// No ideograph, nor compatibility form of one, is below this scalar.
  ///
  /// A comparison with it is faster than ICU.
  static let firstIdeograph: UInt32 = 0x2E80

  /// The Hangul syllables.
  package static let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3

  /// Whether the scalar is a Hangul syllable.
  package static func isSyllable(_ scalar: UInt32) -> Bool {
    syllables.contains(scalar)
  }

  /// Whether the scalar is assigned, and is not for private use.
  package static func isPublic(_ scalar: UInt32) -> Bool {
    switch cicu_u_charType(Int32(scalar)) {
    case cicu_U_UNASSIGNED, cicu_U_PRIVATE_USE_CHAR: false
    default: true
    }
  }

  /// Whether the scalar takes two columns on a terminal: its East_Asian_Width
  /// (UAX #11), which Swift has no name for, is W or F.
  package static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch cicu_u_getIntPropertyValue(
      Int32(bitPattern: scalar.value), cicu_UCHAR_EAST_ASIAN_WIDTH)
    {
    case cicu_U_EA_WIDE, cicu_U_EA_FULLWIDTH: true
    default: false
    }
  }

  /// The combining class of the first character in the scalar's canonical
  /// decomposition.
  static func firstCombiningClass(_ scalar: UInt32) -> UInt8 {
    UInt8(
      cicu_u_getIntPropertyValue(
        Int32(scalar), cicu_UCHAR_LEAD_CANONICAL_COMBINING_CLASS))
  }

  /// The combining class of the last character in the scalar's canonical
  /// decomposition.
  static func lastCombiningClass(_ scalar: UInt32) -> UInt8 {
    UInt8(
      cicu_u_getIntPropertyValue(
        Int32(scalar), cicu_UCHAR_TRAIL_CANONICAL_COMBINING_CLASS))
  }

  /// Whether the scalar's canonical decomposition begins with a mark that
  /// normalization may reorder.
  static func beginsWithMark(_ scalar: UInt32) -> Bool {
    firstCombiningClass(scalar) != 0
  }

  /// Whether the scalar is a mark.
  package static func isMark(_ scalar: UInt32) -> Bool {
    isMark(cicu_u_charType(Int32(scalar)))
  }

  /// Whether the scalar is a mark, or is unassigned and may become a mark.
  static func isMarkOrUnassigned(_ scalar: UInt32) -> Bool {
    let category = cicu_u_charType(Int32(scalar))
    return category == cicu_U_UNASSIGNED || isMark(category)
  }

  private static func isMark(_ category: cicu_UCharCategory) -> Bool {
    switch category {
    case cicu_U_NON_SPACING_MARK, cicu_U_COMBINING_SPACING_MARK,
      cicu_U_ENCLOSING_MARK:
      true
    default: false
    }
  }

  /// What a scalar is in the syllables of Indic scripts.
  enum SyllabicRole {
    /// A consonant, or a vowel that stands alone.
    case letter
    /// A sign that takes the vowel from a consonant (virama).
    case killer
    /// A sign that begins no word: a vowel sign, avagraha.
    case sign
    /// A word by itself: ॐ.
    case word
    /// Nothing: a mark of several scripts, or no character of Indic scripts.
    case none
  }

  /// What the scalar is in the syllables of Indic scripts.
  static func syllabicRole(_ scalar: UInt32) -> SyllabicRole {
    // No Indic script is below; a comparison is faster than ICU.
    if scalar < 0x0900 { return .none }
    return switch indicSyllabicCategory(scalar) {
    case cicu_U_INSC_NUKTA: .none
    case cicu_U_INSC_OTHER:
      // A letter of an Indic script is one of syllables, or a word.
      isLetter(scalar) && isOfIndicScript(scalar) ? .word : .none
    case cicu_U_INSC_CONSONANT, cicu_U_INSC_CONSONANT_DEAD,
      cicu_U_INSC_CONSONANT_PLACEHOLDER, cicu_U_INSC_CONSONANT_WITH_STACKER,
      cicu_U_INSC_VOWEL, cicu_U_INSC_VOWEL_INDEPENDENT,
      cicu_U_INSC_MODIFYING_LETTER:
      .letter
    case cicu_U_INSC_VIRAMA, cicu_U_INSC_PURE_KILLER,
      cicu_U_INSC_INVISIBLE_STACKER:
      .killer
    default: .sign
    }
  }

  private static func isOfIndicScript(_ scalar: UInt32) -> Bool {
    Script.sample(ofScriptOf: scalar).map {
      indicSyllabicCategory($0) != cicu_U_INSC_OTHER
    } ?? false
  }

  private static func indicSyllabicCategory(_ scalar: UInt32) -> Int32 {
    cicu_u_getIntPropertyValue(
      Int32(scalar), cicu_UCHAR_INDIC_SYLLABIC_CATEGORY)
  }

  /// The text with each pair of neighbours composed that Unicode composes, as
  /// in NFC; for texts of few characters.
  static func composed(_ text: String) -> String {
    var status = cicu_U_ZERO_ERROR
    guard let form = unsafe cicu_unorm2_getNFCInstance(&status) else {
      return text
    }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let last = scalars.last,
        let pair = Unicode.Scalar(
          UInt32(
            bitPattern: unsafe cicu_unorm2_composePair(
              form, Int32(last.value), Int32(scalar.value))))
      {
        scalars.removeLast()
        scalars.append(pair)
      } else {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  /// The scalar that Unicode composes of a letter and a mark; `nil` for none.
  static func composed(_ letter: UInt32, _ mark: UInt32) -> UInt32? {
    var status = cicu_U_ZERO_ERROR
    guard let form = unsafe cicu_unorm2_getNFCInstance(&status) else {
      return nil
    }
    let pair = unsafe cicu_unorm2_composePair(form, Int32(letter), Int32(mark))
    return pair < 0 ? nil : UInt32(pair)
  }

  /// Whether the scalar is an opening bracket or quote.
  static func isOpening(_ scalar: UInt32) -> Bool {
    switch cicu_u_charType(Int32(scalar)) {
    case cicu_U_START_PUNCTUATION, cicu_U_INITIAL_PUNCTUATION: true
    default: false
    }
  }

  /// Whether the scalar is a closing bracket or quote.
  static func isClosing(_ scalar: UInt32) -> Bool {
    switch cicu_u_charType(Int32(scalar)) {
    case cicu_U_END_PUNCTUATION, cicu_U_FINAL_PUNCTUATION: true
    default: false
    }
  }

  /// The scalar's compatibility decomposition (NFKD), or the scalar itself.
  package static func compatible(_ scalar: UInt32) -> [UInt32] {
    compatibilityDecomposition(of: scalar) ?? [scalar]
  }

  /// How many marks the scalar's compatibility decomposition begins and ends
  /// with.
  ///
  /// Counts only marks that normalization may reorder.
  static func compatibilityMarks(
    _ scalar: UInt32
  ) -> (leading: Int, trailing: Int) {
    guard let parts = compatibilityDecomposition(of: scalar) else {
      let count = beginsWithMark(scalar) ? 1 : 0
      return (count, count)
    }
    return (
      parts.prefix(while: beginsWithMark).count,
      parts.reversed().prefix(while: beginsWithMark).count
    )
  }

  /// Whether the scalar has a canonical decomposition.
  static func isDecomposable(_ scalar: UInt32) -> Bool {
    var status = cicu_U_ZERO_ERROR
    guard let form = unsafe cicu_unorm2_getNFDInstance(&status)
    else { return false }
    // Asks only for the length, which is negative without a decomposition. The
    // status is not needed: ICU reports there that it has no room for the text.
    return unsafe cicu_unorm2_getDecomposition(
      form, Int32(scalar), nil, 0, &status) >= 0
  }

  /// The scalar's canonical decomposition, or the scalar itself.
  package static func canonicalDecomposition(_ scalar: UInt32) -> [UInt32] {
    decomposition(of: scalar) ?? [scalar]
  }

  /// The full canonical decomposition of a text, with its marks in canonical order.
  ///
  /// - Complexity: O(*n* log *n*) in the marks of a run.
  package static func canonicalDecomposition(
    of text: some Sequence<UInt32>
  ) -> [UInt32] {
    var result: [UInt32] = []
    // The marks that may still change places, each with its rank among them.
    var marks: [(order: Int, mark: UInt32)] = []
    func endMarks() {
      if marks.count > 1 { marks.sort { $0.order < $1.order } }
      for mark in marks { result.append(mark.mark) }
      marks.removeAll(keepingCapacity: true)
    }
    for part in text.lazy.flatMap({ canonicalDecomposition($0) }) {
      let rank = firstCombiningClass(part)
      if rank != 0 {
        marks.append((Int(rank) << 32 | marks.count, part))
      } else {
        endMarks()
        result.append(part)
      }
    }
    endMarks()
    return result
  }

  private static func decomposition(of scalar: UInt32) -> [UInt32]? {
    var status = cicu_U_ZERO_ERROR
    return unsafe decomposition(
      of: scalar, cicu_unorm2_getNFDInstance(&status))
  }

  private static func compatibilityDecomposition(
    of scalar: UInt32
  ) -> [UInt32]? {
    var status = cicu_U_ZERO_ERROR
    return unsafe decomposition(
      of: scalar, cicu_unorm2_getNFKDInstance(&status))
  }

  private static func decomposition(
    of scalar: UInt32, _ form: OpaquePointer?
  ) -> [UInt32]? {
    // If ICU is out of memory, nothing decomposes.
    guard let form = unsafe form else { return nil }
    // The longest decomposition, of U+FDFA, has 18 units.
    let room = 32
    return unsafe withUnsafeTemporaryAllocation(
      of: UInt16.self, capacity: room
    ) { text in
      var status = cicu_U_ZERO_ERROR
      let length = unsafe cicu_unorm2_getDecomposition(
        form, Int32(scalar), text.baseAddress, Int32(room), &status)
      if length < 0 || length > room { return nil }
      let units = unsafe text.span.extracting(first: Int(length))
      var scalars: [UInt32] = []
      var position = 0
      while let scalar = units.nextScalar(at: &position) {
        scalars.append(scalar)
      }
      return scalars
    }
  }
}

extension TextKey {
  /// The key of a text as Unicode compares texts: canonically equivalent texts
  /// have equal keys, as they are equal for `String`.
  package init(canonical text: String) {
    // No scalar below is a mark, or has a decomposition.
    if text.utf8.allSatisfy({ $0 < 0xC3 }) {
      self.init(text)
    } else {
      self.init(
        String(
          scalars: CharacterProperties.canonicalDecomposition(
            of: text.unicodeScalars.lazy.map(\.value))))
    }
  }
}

/// The combining marks that the decompositions of a character begin and end
/// with.
///
/// They show whether a text needs normalization before it is collated, and
/// where a run of marks is too long for ICU.
///
/// A text needs no normalization if no mark comes directly after a mark of a
/// higher combining class; marks within composed characters count, too. This is
/// Unicode's "fast C or D" form, which ICU's collation data expects.
struct CombiningClasses: ScalarEntry, Equatable {
  let bits: UInt64

  init(bits: UInt64) { self.bits = bits }

  /// The class of the mark that the canonical decomposition begins with; 0 for
  /// none.
  var first: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }

  /// The class of the mark that the canonical decomposition ends with; 0 for
  /// none.
  var last: UInt8 { UInt8(truncatingIfNeeded: bits) }

  /// How many marks the compatibility decomposition begins with.
  ///
  /// A decomposition that begins with a mark has only marks.
  var leading: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }

  /// How many marks the compatibility decomposition ends with.
  var trailing: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }

  /// The combining marks of all scalars.
  static let table = ScalarTable<CombiningClasses> { (Self($0), []) }

  /// Whether the character is one that only ICU can handle: a surrogate, or a
  /// mark that has a decomposition.
  var isUnknown: Bool { first == Self.unknown }

  /// The value of ``first`` for unknown characters, higher than any class.
  private static let unknown: UInt8 = .max

  private init(_ scalar: UInt32) {
    guard Unicode.Scalar(scalar) != nil else {
      bits = UInt64(Self.unknown) << 8 | UInt64(Self.unknown)
      return
    }
    var first = CharacterProperties.firstCombiningClass(scalar)
    let last = CharacterProperties.lastCombiningClass(scalar)
    if first != 0, CharacterProperties.isDecomposable(scalar) {
      first = Self.unknown
    }
    let marks = CharacterProperties.compatibilityMarks(scalar)
    bits =
      UInt64(marks.leading) << 24 | UInt64(marks.trailing) << 16
      | UInt64(first) << 8 | UInt64(last)
  }
}

/// Checks, character by character, whether the marks of a text are in canonical
/// order.
struct MarkOrder {
  /// The class of the mark that the last character ended with; 0 for none.
  private var last: UInt8 = 0

  /// Moves on to the next character; `false` if its marks are out of order or
  /// unknown.
  mutating func mayFollow(_ next: CombiningClasses) -> Bool {
    if next.isUnknown || next.first != 0 && next.first < last { return false }
    last = next.last
    return true
  }
}

/// The script of a character, as ISO 15924 names it.
package struct Script: Hashable {
  private let code: Int32

  /// The number of the script, in ICU's order.
  var number: Int { Int(code) }

  /// Whether the character belongs to no script: several use it.
  package var isShared: Bool { self == Self.common || self == Self.inherited }

  package init(_ scalar: Unicode.Scalar) {
    var status = cicu_U_ZERO_ERROR
    code = unsafe cicu_uscript_getScript(Int32(scalar.value), &status)
  }

  /// The code of the script as ISO 15924 has it, such as `Cyrl`.
  package var name: String {
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
    if locale.language.isEmpty, locale.script == nil { return [] }
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
  package static let han = Self("一")
  package static let hangul = Self("가")

  /// The script of what is no character.
  static let unknown = Self("\u{10FFFF}")

  /// The script of punctuation, digits and symbols that several scripts share.
  static let common = Self(" ")

  /// The script of marks that take the script of their letter.
  static let inherited = Self("\u{301}")
}
