/// The alphabets that texts are folded to.
///
/// The finest comes first. A search has those of its tiers.
package enum FoldLetters: Int, Sendable, Hashable, CaseIterable {
  /// The letters of the locale.
  case locale

  /// The letters of the locale's search collation.
  case search

  /// Base letters, with the letters of ``LooseLetters`` among them.
  case base

  /// Base letters, with letters spelt out that keyboards may lack: `ae` for ä.
  case spelt

  /// The letters of a tier.
  package init(_ tier: SearchTier) {
    self =
      switch tier {
      case .locale: .locale
      case .search: .search
      case .base: .base
      }
  }

  /// The tier that the letters belong to.
  var tier: SearchTier {
    switch self {
    case .locale: .locale
    case .search: .search
    case .base, .spelt: .base
    }
  }
}

/// What a text can be folded to; a text is found when a form of the text
/// contains the same form of the query.
package enum FoldForm: Int, Sendable, Hashable, CaseIterable {
  /// The letters of the locale, character by character: the form of a text
  /// begins with the forms of the text's prefixes.
  case locale

  /// The letters of the locale, with letters of several characters as one: Czech
  /// `ch`, Danish `aa` as `å`; Thai vowels follow their consonants.
  case localeJoined

  /// The letters of the search collation, character by character: `ü` is `ue`
  /// in German.
  case search

  /// The letters of the search collation, with letters of several characters as
  /// one.
  case searchJoined

  /// Base letters, character by character: the coarsest form, which most rows
  /// store alone.
  case base

  /// Base letters, with letters of several characters as one, and with syllables
  /// spelt as they are meant (``ClusterSpellings``).
  case baseJoined

  /// Base letters with everything spelt out: `mueller` for Müller, 佐佐木 for
  /// 佐々木, हिन्दी for हिंदी.
  case spelt

  package init(_ letters: FoldLetters, isJoined: Bool = false) {
    self =
      switch letters {
      case .locale: isJoined ? .localeJoined : .locale
      case .search: isJoined ? .searchJoined : .search
      case .base: isJoined ? .baseJoined : .base
      case .spelt: .spelt
      }
  }

  package var letters: FoldLetters {
    switch self {
    case .locale, .localeJoined: .locale
    case .search, .searchJoined: .search
    case .base, .baseJoined: .base
    case .spelt: .spelt
    }
  }

  /// Whether a letter may consist of several characters.
  package var isJoined: Bool {
    switch self {
    case .localeJoined, .searchJoined, .baseJoined: true
    case .locale, .search, .base, .spelt: false
    }
  }

  /// The tier in which a match of this form is reported.
  package var tier: SearchTier { letters.tier }
}

/// A set of forms, which may also contain ``reading`` and ``syllables``.
package struct FoldForms: OptionSet, Sendable, Hashable {
  /// Bit *n* is the form with the raw value *n*.
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Stands for the caller's own readings, which are not forms of the text
  /// itself.
  package static let reading = Self(rawValue: 1 << 7)

  /// Stands for rows of syllables, which are not folded texts.
  package static let syllables = Self(rawValue: 1 << 8)

  /// Readings of either kind, which are no forms of the text itself.
  static let anyReading: Self = [.reading, .syllables]

  /// The set of one form.
  package static func form(_ form: FoldForm) -> Self {
    Self(rawValue: 1 << form.rawValue)
  }

  package func contains(_ form: FoldForm) -> Bool { contains(.form(form)) }

  package mutating func insert(_ form: FoldForm) { insert(.form(form)) }

  /// The number of forms.
  package var count: Int { rawValue.nonzeroBitCount }
}
