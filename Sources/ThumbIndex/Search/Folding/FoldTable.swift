/// The folded text of each scalar in all letters of a plan, made when the scalar
/// is first looked up.
struct FoldTable: Sendable {
  /// The tables of the plan's letters, the finest first.
  let letters: [LetterTable]

  /// The table of the main form's letters.
  let main: LetterTable

  /// The main entry of each scalar, with the flags of all letters.
  let entries: ScalarTable<FoldEntry>

  /// - Parameters:
  ///   - isLoose: Whether ``LooseLetters`` depend on their neighbours.
  ///   - isCyrillic: Whether ``LookalikeLetters`` do, too.
  ///   - isPlain: Whether contractions are those of CLDR's orders, and no
  ///     difference is minded.
  init(
    _ letters: [LetterTable], main: LetterTable, isLoose: Bool,
    isCyrillic: Bool, isPlain: Bool
  ) {
    self.letters = letters
    self.main = main
    // Tables may share a collator.
    var collations: [TierCollation] = []
    for collation in letters.map(\.collation)
    where !collations.contains(where: { $0.handle === collation.handle }) {
      collations.append(collation)
    }
    entries = ScalarTable { [collations] scalar in
      var entry = main.entries[scalar]
      let contractions = Contractions(
        beginningWith: scalar, collations, isLoose: isLoose,
        isCyrillic: isCyrillic)
      var words: [UInt64] = []
      // U+FDD0 is not known, but begins the index characters of CLDR's orders.
      if entry.isKnown {
        words = main.words(of: scalar)
        entry.flags.formUnion(flags(of: scalar, letters, main))
        if isLoose, LooseLetters.repeats(scalar) {
          entry.flags.insert(.inContext)
        }
      }
      words += contractions.words
      if !contractions.seconds.isEmpty { entry.flags.insert(.starts) }
      if !contractions.seconds.allSatisfy(CharacterProperties.beginsWithMark) {
        entry.flags.insert(.startsLetters)
        if isPlain, let second = contractions.onlyPairs?.first {
          entry.flags.formUnion(reordering(scalar, second, letters))
        }
      }
      return (entry, words)
    }
  }

  /// Whether a contraction of some letters begins with these two scalars.
  func mayContract(_ first: UInt32, _ next: UInt32) -> Bool {
    let entry = entries[first]
    guard entry.flags.contains(.starts) else { return false }
    return entries.withWords(of: first) { words in
      // The second scalars are in their order.
      let index = (entry.partCount + 1..<words.count).partitioningIndex {
        words[$0] >= UInt64(next)
      }
      return index < words.count && words[index] == UInt64(next)
    }
  }

  /// The number of scalars in the longest contraction of any letters that begins
  /// with a scalar; 1 if there is none.
  func longestContraction(beginningWith first: UInt32) -> Int {
    let entry = entries[first]
    guard entry.flags.contains(.starts) else { return 1 }
    return entries.withWords(of: first) { Int($0[entry.partCount]) }
  }

  /// Whether a scalar folds alike after any text, except in a contraction.
  func isIndependent(_ scalar: UInt32) -> Bool {
    entries[scalar].flags.isDisjoint(with: [.inContext, .isMark])
  }

  /// The table of some letters of the plan.
  func table(of letters: FoldLetters) -> LetterTable {
    self.letters.first { $0.letters == letters } ?? main
  }

  /// Whether a scalar may represent a weight: it is assigned and not private
  /// use, as private use scalars stand for letters of several characters.
  static func isUsable(_ scalar: UInt32) -> Bool {
    scalar & 0xFFFF_F800 != 0xD800 && CharacterProperties.isPublic(scalar)
  }
}

/// What the table knows of the contractions that a scalar begins in any letters.
private struct Contractions {
  /// The second scalars of the contractions and of flags.
  private(set) var seconds: [UInt32] = []

  private var longest = 1

  init(
    beginningWith scalar: UInt32, _ collations: [TierCollation], isLoose: Bool,
    isCyrillic: Bool
  ) {
    var found: [UInt32] = []
    for collation in collations {
      collation.forEachContraction(beginningWith: scalar) { units in
        var (position, length) = (0, 0)
        while let next = units.nextScalar(at: &position) {
          length += 1
          if length == 2 { found.append(next) }
        }
        longest = max(longest, length)
      }
    }
    if Flags.letters.contains(scalar) {
      longest = max(longest, 2)
      found += Flags.letters
    }
    if isLoose {
      var pairs = LooseLetters.pairs(beginningWith: scalar)
      if isCyrillic {
        pairs.seconds += LookalikeLetters.seconds(after: scalar)
      }
      if !pairs.seconds.isEmpty { longest = max(longest, pairs.longest) }
      found += pairs.seconds
    }
    found.sort()
    for second in found where second != seconds.last { seconds.append(second) }
  }

  /// The second scalars, if no contraction has a third.
  var onlyPairs: [UInt32]? { longest == 2 ? seconds : nil }

  /// The words of the scalar's entry: the number of scalars in the longest
  /// contraction, then the second scalars; empty if there are no contractions.
  var words: [UInt64] {
    seconds.isEmpty ? [] : [UInt64(longest)] + seconds.map { UInt64($0) }
  }
}

/// The flags of letters that a scalar reorders (``FoldEntry/Flags/reorders``).
///
/// Thai, Lao and a few other scripts write some vowels before the consonants
/// that they follow in speech. In CLDR's orders each such vowel makes a
/// contraction with each consonant, and all do alike, so one is a sample.
///
/// - Parameter second: The second scalar of one of its contractions.
private func reordering(
  _ first: UInt32, _ second: UInt32, _ tables: [LetterTable]
) -> FoldEntry.Flags {
  guard let scalar = Unicode.Scalar(first),
    scalar.properties.isLogicalOrderException
  else { return [] }
  var flags: FoldEntry.Flags = []
  for table in tables where table.letters != .spelt {
    guard let isReordered = table.reorders(first, second) else { return [] }
    if isReordered { flags.insert(.reorders(in: table.letters)) }
  }
  return flags
}

/// The flags of a scalar; the main table must know the scalar.
private func flags(
  of scalar: UInt32, _ tables: [LetterTable], _ main: LetterTable
) -> FoldEntry.Flags {
  var flags: FoldEntry.Flags = []
  if tables.contains(where: { $0.collation.dependent.contains(scalar) }) {
    flags.insert(.inContext)
  }
  if CharacterProperties.beginsWithMark(scalar) { flags.insert(.isMark) }
  if CharacterProperties.isDecomposable(scalar) { flags.insert(.isComposed) }
  let mainText = main.entries[scalar].shortText
  for table in tables where table.letters != main.letters {
    let entry = table.entries[scalar]
    flags.formUnion(entry.flags.intersection(.inContext))
    if entry.isKnown, let text = entry.shortText, text == mainText { continue }
    guard let bytes = table.bytes(of: scalar) else {
      flags.insert(.inContext)
      continue
    }
    if bytes == main.bytes(of: scalar)! { continue }
    flags.formUnion([.isSpecial, .isSpecial(in: table.letters)])
  }
  return flags
}

/// The folded text of a scalar by itself.
///
/// A folded text of more than four bytes is cut into parts of up to four bytes.
/// The scalar's words (see ``ScalarTable``) then begin with these parts, each
/// stored as an entry. If the scalar begins contractions, more words follow:
/// the number of scalars in the longest contraction, and then the second scalar
/// of each contraction.
struct FoldEntry: ScalarEntry, Equatable {
  /// From the lowest bit: 32 bits for bytes, 8 for their number, 16 for flags,
  /// and 8 for the scalar's part in words.
  private(set) var bits: UInt64

  init(bits: UInt64) { self.bits = bits }

  /// The entry of a scalar that is not in the table.
  static let missing = Self(
    bytes: 0, length: 0, flags: [.missing, .inContext], .symbol)

  init(bytes: UInt32, length: UInt8, flags: Flags, _ part: WordPart) {
    bits =
      UInt64(bytes) | UInt64(length) << 32 | UInt64(flags.rawValue) << 40
      | UInt64(part.rawValue) << 56
  }

  /// An entry of up to four bytes.
  init(_ bytes: ArraySlice<UInt8>, _ flags: Flags, _ part: WordPart) {
    self.init(
      bytes: bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) },
      length: UInt8(bytes.count), flags: flags, part)
  }

  /// Up to four bytes of UTF-8, in little-endian order.
  var bytes: UInt32 { UInt32(truncatingIfNeeded: bits) }

  /// The number of bytes; the number of parts if ``Flags/isLong`` is set.
  var length: Int { Int(bits >> 32 & 0xFF) }

  var flags: Flags {
    get { Flags(rawValue: UInt16(truncatingIfNeeded: bits >> 40)) }
    set {
      self = Self(bytes: bytes, length: UInt8(length), flags: newValue, part)
    }
  }

  /// The scalar's part in words.
  var part: WordPart { WordPart(bits: bits >> 56) }

  /// The bits of ``part``, and nothing else.
  var partBits: UInt64 { bits & 0xFF << 56 }

  /// Whether the scalar has the given part, and is a letter of up to four bytes
  /// that does not depend on the text before it.
  func isPlain(_ partBits: UInt64) -> Bool {
    (bits ^ partBits) & (0xFF << 56 | UInt64(Flags.hindering.rawValue) << 40)
      == 0
  }

  /// What the table knows of a scalar besides its folded text.
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt16

    /// The scalar is a combining mark, which canonical order may move after
    /// other marks.
    static let isMark = Self(rawValue: 0x01)

    /// Some form of the scalar differs from its main form in some byte.
    static let isSpecial = Self(rawValue: 0x02)

    /// The scalar begins a contraction in some tier.
    static let starts = Self(rawValue: 0x10)

    /// The folded text does not fit into the entry.
    static let isLong = Self(rawValue: 0x20)

    /// Only ICU can fold the scalar in a text: the result depends on the scalars
    /// before it, or a table lacks the scalar.
    static let inContext = Self(rawValue: 0x40)

    /// The scalar is not in this table.
    static let missing = Self(rawValue: 0x80)

    /// The scalar decomposes; its parts may form another letter with combining
    /// marks that follow.
    static let isComposed = Self(rawValue: 0x100)

    /// The scalar begins a contraction whose second scalar is no combining
    /// mark.
    static let startsLetters = Self(rawValue: 0x200)

    /// The flags of scalars that need a closer look.
    static let hindering: Self = [.isMark, .isLong, .inContext]

    /// The scalar begins contractions of two scalars, none of a mark; and in
    /// the joined forms of some letters, its last letter stands behind the
    /// second scalar of each: the Thai vowel of เก, whose joined form is กเ.
    ///
    /// The two are grapheme clusters of one word. In joined forms of other
    /// letters they are folded one by one.
    static let reorders = Self(rawValue: 0xE000)

    /// The flag of ``reorders`` for the joined form of some letters.
    static func reorders(in letters: FoldLetters) -> Self {
      switch letters {
      case .locale: Self(rawValue: 0x2000)
      case .search: Self(rawValue: 0x4000)
      case .base: Self(rawValue: 0x8000)
      // Letters that are spelt out have no joined form.
      case .spelt: []
      }
    }

    /// The scalar's folded text in other letters differs from its main form in
    /// some byte.
    static func isSpecial(in letters: FoldLetters) -> Self {
      Self(rawValue: 0x400 << place(of: letters))
    }

    /// Base letters need no place: if a plan has them, they are the main
    /// letters.
    private static func place(of letters: FoldLetters) -> UInt16 {
      switch letters {
      case .locale, .base: 0
      case .search: 1
      case .spelt: 2
      }
    }
  }

  /// Whether the scalar is in the table.
  var isKnown: Bool { !flags.contains(.missing) }

  /// How many words hold the folded text; 0 if the entry holds it.
  var partCount: Int { flags.contains(.isLong) ? length : 0 }

  /// The bytes and their number as one value, which is equal for equal texts;
  /// `nil` if the bytes are in the scalar's words.
  var shortText: UInt64? {
    flags.contains(.isLong) ? nil : bits & 0xFF_FFFF_FFFF
  }

  /// Appends the bytes of an entry that is not long.
  func append(to folded: inout [UInt8]) {
    for index in 0..<UInt64(length) {
      folded.append(UInt8(truncatingIfNeeded: bits >> (8 * index)))
    }
  }
}
