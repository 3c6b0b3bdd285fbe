internal import CICU

extension KeyLevels {
  /// The levels of a collator's sort keys, or `nil` when some of them are
  /// written by ICU alone: the case level, shifted punctuation on the fourth
  /// level, and the code points of strength `identical`.
  init?(_ handle: CollatorHandle) {
    let strength = handle.value(of: cicu_UCOL_STRENGTH)
    let isShifted =
      handle.value(of: cicu_UCOL_ALTERNATE_HANDLING) == cicu_UCOL_SHIFTED
    guard handle.value(of: cicu_UCOL_CASE_LEVEL) != cicu_UCOL_ON,
      strength < cicu_UCOL_QUATERNARY
        || strength == cicu_UCOL_QUATERNARY && !isShifted
    else { return nil }
    hasSecondary = strength >= cicu_UCOL_SECONDARY
    hasTertiary = strength >= cicu_UCOL_TERTIARY
    tertiaryRun =
      switch handle.value(of: cicu_UCOL_CASE_FIRST) {
      case cicu_UCOL_UPPER_FIRST: .upperFirst
      case cicu_UCOL_LOWER_FIRST: .lowerFirst
      default: .tertiary
      }
    isSecondaryBackward =
      hasSecondary
      && handle.value(of: cicu_UCOL_FRENCH_COLLATION) == cicu_UCOL_ON
    tail = strength == cicu_UCOL_QUATERNARY ? [0x01] : []
  }
}
