internal import CICU

/// What ICU knows of a Unicode scalar by itself.
enum CharacterProperties {
  /// Whether Unicode has assigned it.
  static func isAssigned(_ scalar: UInt32) -> Bool {
    cicu_u_isdefined(Int32(scalar))
  }

  /// Whether it is a decimal digit of any script.
  static func isDigit(_ scalar: UInt32) -> Bool {
    cicu_u_isdigit(Int32(scalar))
  }

  /// Whether it is a letter in lower case.
  static func isLowercase(_ scalar: UInt32) -> Bool {
    cicu_u_islower(Int32(scalar))
  }

  /// Whether it is a Han character of its own, not one of those that are the same
  /// as another.
  static func isUnifiedIdeograph(_ scalar: UInt32) -> Bool {
    cicu_u_hasBinaryProperty(Int32(scalar), cicu_UCHAR_UNIFIED_IDEOGRAPH)
  }

  /// Whether everybody may use it as they like.
  static func isPrivateUse(_ scalar: UInt32) -> Bool {
    cicu_u_charType(Int32(scalar)) == cicu_U_PRIVATE_USE_CHAR
  }

  /// The classes of the first and of the last character of its canonical
  /// decomposition.
  static func combiningClasses(
    _ scalar: UInt32
  ) -> (first: UInt8, last: UInt8) {
    let c = Int32(scalar)
    let first = cicu_u_getIntPropertyValue(
      c, cicu_UCHAR_LEAD_CANONICAL_COMBINING_CLASS)
    let last = cicu_u_getIntPropertyValue(
      c, cicu_UCHAR_TRAIL_CANONICAL_COMBINING_CLASS)
    return (UInt8(first), UInt8(last))
  }

  /// Whether it is or, when decomposed, begins with a mark that moves behind
  /// others in canonical order, so that it changes what comes before it.
  static func beginsWithMark(_ scalar: UInt32) -> Bool {
    combiningClasses(scalar).first != 0
  }

  /// Whether it is any mark, also one that stays where it is (Indic vowel
  /// signs), or something that may become one.
  static func isMarkOrUnassigned(_ scalar: UInt32) -> Bool {
    switch cicu_u_charType(Int32(scalar)) {
    case cicu_U_NON_SPACING_MARK, cicu_U_COMBINING_SPACING_MARK,
      cicu_U_ENCLOSING_MARK, cicu_U_UNASSIGNED:
      true
    default: false
    }
  }

  /// The characters that it stands for, less how it looks (NFKD); itself where it
  /// stands for nothing else.
  static func compatible(_ scalar: UInt32) -> [UInt32] {
    var status = cicu_U_ZERO_ERROR
    return unsafe decomposition(
      of: scalar, cicu_unorm2_getNFKDInstance(&status))
  }

  /// How many characters of its compatibility decomposition, from the first and
  /// from the last on, are marks that may move in canonical order.
  static func compatibilityMarks(
    _ scalar: UInt32
  ) -> (leading: Int, trailing: Int) {
    let areMarks = compatible(scalar).map(beginsWithMark)
    return (
      areMarks.prefix { $0 }.count, areMarks.reversed().prefix { $0 }.count
    )
  }

  /// Whether it is canonically the same as other characters.
  static func isDecomposable(_ scalar: UInt32) -> Bool {
    canonicalDecomposition(scalar) != [scalar]
  }

  /// The characters that it is canonically the same as, or it alone.
  static func canonicalDecomposition(_ scalar: UInt32) -> [UInt32] {
    var status = cicu_U_ZERO_ERROR
    return unsafe decomposition(
      of: scalar, cicu_unorm2_getNFDInstance(&status))
  }

  private static func decomposition(
    of scalar: UInt32, _ form: OpaquePointer?
  ) -> [UInt32] {
    // Where ICU finds no memory for its data, each stands for itself.
    guard let form = unsafe form else { return [scalar] }
    // The longest, of U+FDFA, has 18 units.
    var text = [UInt16](repeating: 0, count: 32)
    var status = cicu_U_ZERO_ERROR
    let length = unsafe cicu_unorm2_getDecomposition(
      form, Int32(scalar), &text, Int32(text.count), &status)
    if length < 0 { return [scalar] }
    return String(utf16: text.span.extracting(first: Int(length)))
      .unicodeScalars.map(\.value)
  }
}
