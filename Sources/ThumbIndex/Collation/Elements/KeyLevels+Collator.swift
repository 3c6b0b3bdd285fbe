internal import CICU

extension KeyLevels {
  /// The levels of a collator's sort keys, or `nil` when some of them are
  /// written by ICU alone: the case level, shifted punctuation on the fourth
  /// level, and the code points of strength `identical`.
  init?(_ handle: CollatorHandle) {
    let strength = handle.value(of: UCOL_STRENGTH)
    let isShifted =
      handle.value(of: UCOL_ALTERNATE_HANDLING) == UCOL_SHIFTED.rawValue
    guard handle.value(of: UCOL_CASE_LEVEL) != UCOL_ON.rawValue,
      strength < UCOL_QUATERNARY.rawValue
        || strength == UCOL_QUATERNARY.rawValue && !isShifted
    else { return nil }
    hasSecondary = strength >= UCOL_SECONDARY.rawValue
    hasTertiary = strength >= UCOL_TERTIARY.rawValue
    tertiaryRun =
      switch handle.value(of: UCOL_CASE_FIRST) {
      case UCOL_UPPER_FIRST.rawValue: .upperFirst
      case UCOL_LOWER_FIRST.rawValue: .lowerFirst
      default: .tertiary
      }
    isSecondaryBackward =
      hasSecondary
      && handle.value(of: UCOL_FRENCH_COLLATION) == UCOL_ON.rawValue
    tail = strength == UCOL_QUATERNARY.rawValue ? [0x01] : []
  }
}
