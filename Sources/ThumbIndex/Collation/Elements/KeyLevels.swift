/// The levels of a collator's sort keys, and how they are written.
struct KeyLevels: Sendable, Equatable {
  let hasSecondary: Bool
  let hasTertiary: Bool
  let tertiaryRun: CommonWeightRun

  /// Whether the secondary level is written backwards.
  ///
  /// If so, ICU makes the key of each text that has a secondary weight other
  /// than the common weight, as `é` does.
  let isSecondaryBackward: Bool

  /// The bytes after the last level written here: the separator of an empty
  /// fourth level, or nothing.
  let tail: [UInt8]

  /// Whether tertiary weights in keys include the two case bits.
  private let comparesCase: Bool
  private let isUpperFirst: Bool

  /// Returns `nil` when the keys have a level that only ICU can write: for
  /// case, ignored punctuation or code points.
  init?(_ handle: CollatorHandle) {
    let strength = handle.value(of: .strength)
    guard handle.value(of: .caseLevel) != .on, strength != .identical,
      strength != .quaternary || !handle.isShifted
    else { return nil }
    hasSecondary = strength != .primary
    hasTertiary = hasSecondary && strength != .secondary
    let caseFirst = handle.value(of: .caseFirst)
    tertiaryRun =
      switch caseFirst {
      case .upperFirst: .upperFirst
      case .lowerFirst: .lowerFirst
      default: .tertiary
      }
    comparesCase = caseFirst != .off
    isUpperFirst = caseFirst == .upperFirst
    isSecondaryBackward = hasSecondary && handle.value(of: .backward) == .on
    tail = strength == .quaternary ? [0x01] : []
  }

  /// An element's tertiary weight as sort keys write it.
  ///
  /// The common weight stays as it is, because keys only count it. Other
  /// weights move out of the range of bytes that stand for counts. The two
  /// case bits are removed unless `comparesCase`.
  func tertiary(of element: ElementWeights) -> UInt16 {
    var weight = element.tertiary & (comparesCase ? 0xFF3F : 0x3F3F)
    if weight == 0 || weight == CollationElement.common { return weight }
    if isUpperFirst {
      if element.primary != 0 || element.secondary != 0 {
        // Upper case, whose bits are greatest, comes first.
        weight ^= 0xC000
        if weight < 0xC500 { weight &-= 0x4000 }
      } else {
        weight &+= 0x4000
      }
    } else if weight > CollationElement.common {
      weight &+= comparesCase ? 0x4000 : 0xC000
    }
    return weight
  }
}
