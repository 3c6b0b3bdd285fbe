/// The letters that people type, or files encode, for a language's own letters:
/// the Arabic kaf in Urdu, Ð for the Croatian Đ.
///
/// They are data; see `letterRelations`. Filing writes the language's own letters
/// for them, so that keys, sections and order follow.
///
/// Canonically equivalent texts get canonically equivalent forms: a letter with
/// a mark counts as the letter that both compose to, as ي with hamza counts as
/// ئ.
struct LetterVariants: Sendable, Hashable {
  /// A letter of one or several scalars, and the own letter for it.
  struct Variant: Sendable, Hashable {
    let letter: [UInt32]
    let own: [UInt32]
  }

  private(set) var all: [Variant] = []

  /// The lowest scalar of ``places``.
  private var lowest: UInt32 = .max

  /// A bit for each scalar from ``lowest`` on: whether a text with it may have a
  /// variant.
  private var places: [UInt64] = []

  /// No variants.
  init() {}

  init(_ all: [Variant]) {
    self.all = all
    var marks: [UInt32] = []
    for variant in all {
      let parts = CharacterProperties.canonicalDecomposition(variant.letter[0])
      marks += [variant.letter[0]] + parts.dropFirst()
    }
    guard let least = marks.min(), let greatest = marks.max() else { return }
    lowest = least
    places = Array(repeating: 0, count: Int(greatest - least) / 64 + 1)
    for mark in marks {
      places[Int(mark - least) / 64] |= 1 << UInt64((mark - least) % 64)
    }
  }

  var isEmpty: Bool { all.isEmpty }

  /// These variants, less those that are titles of a list.
  func excluding(_ titles: some Sequence<String>) -> Self {
    if isEmpty { return self }
    let letters = titles.map { title in title.unicodeScalars.map(\.value) }
    let left = all.filter { !letters.contains($0.letter) }
    return left.count == all.count ? self : Self(left)
  }

  /// A line that tells these variants from others.
  var description: String {
    var text = ""
    for variant in all {
      text += String(scalars: variant.letter) + String(scalars: variant.own)
      text += " "
    }
    return text
  }

  // MARK: - Texts

  /// A text with own letters for variants; `nil` if it has no variants.
  ///
  /// - Complexity: O(*n*) in the scalars of the text.
  func form(of text: String) -> String? {
    let bytes = text.utf8.span
    if !mayHaveVariants(bytes) { return nil }
    let form = written(bytes)
    return form.hasBytes(of: text) ? nil : form
  }

  /// Scalars with own letters for variants; `nil` if they have no variants.
  func form(of text: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    if isEmpty || !text.contains(where: { mayBeVariant($0.value) }) {
      return nil
    }
    return form(of: String(String.UnicodeScalarView(text))).map {
      Array($0.unicodeScalars)
    }
  }

  /// The texts of several scalars that are read together because of a variant.
  ///
  /// These are the variants of several scalars, and a variant with each mark
  /// that composes with the variant or with its own letter.
  ///
  /// - Complexity: Some hundred look-ups for each variant.
  var joined: [[UInt32]] {
    var result: [[UInt32]] = []
    for variant in all {
      let letter = variant.letter
      let parts = CharacterProperties.canonicalDecomposition(of: letter)
      if letter.count > 1 { result.append(letter) }
      if parts.count > 1, parts != letter { result.append(parts) }
      if letter.count == 1 {
        for mark in Self.marks
        where [letter[0], variant.own[0]].contains(where: {
          CharacterProperties.composed($0, mark) != nil
        }) {
          result.append([letter[0], mark])
        }
      }
    }
    return result
  }

  /// Marks that may compose with a variant or its own letter: those of Latin,
  /// Greek and Cyrillic, and of Arabic.
  private static let marks: [UInt32] =
    Array(0x300...0x36F) + Array(0x653...0x655)

  private func mayHaveVariants(_ text: Span<UInt8>) -> Bool {
    var position = 0
    while let scalar = text.nextScalar(at: &position) {
      if mayBeVariant(scalar) { return true }
    }
    return false
  }

  private func mayBeVariant(_ scalar: UInt32) -> Bool {
    let place = scalar &- lowest
    if place / 64 < UInt32(places.count) {
      return places[Int(place / 64)] >> UInt64(place % 64) & 1 == 1
    }
    return Self.mayBeForm(scalar)
  }

  /// Whether a scalar may be a form of letters, as old files encode them for the
  /// screen: `ﻙ` of ك.
  private static func mayBeForm(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1D2C...0x1DBF, 0xFB50...0xFDFF, 0xFE70...0xFEFF, 0x1EE00...0x1EEFF:
      true
    default: false
    }
  }

  /// The letters to write for a form of letters, if one of these is a variant
  /// or an own letter; `nil` for other scalars.
  ///
  /// An order may have an own letter elsewhere than the forms of the letter.
  private func ownLetters(ofForm scalar: UInt32) -> [UInt32]? {
    if !Self.mayBeForm(scalar) { return nil }
    let letters = CharacterProperties.composed(
      String(scalars: CharacterProperties.compatible(scalar))
    ).unicodeScalars.map(\.value)
    let isKnown = letters.contains { letter in
      all.contains { $0.letter == [letter] || $0.own == [letter] }
    }
    return isKnown ? letters.flatMap { ownLetter(of: $0) ?? [$0] } : nil
  }

  private func written(_ text: Span<UInt8>) -> String {
    var writer = Writer()
    var position = 0
    while let scalar = text.nextScalar(at: &position) {
      let rank = CharacterProperties.firstCombiningClass(scalar)
      if rank != 0 {
        if writer.hasMark, let apart = Self.decomposed(text) {
          return written(apart.utf8.span)
        }
        writer.append(mark: scalar, rank, ownLetter)
      } else if let (variant, end) = variant(of: scalar, text, position) {
        writer.append(scalar, writtenAs: variant.own)
        position = end
      } else {
        writer.append(scalar, writtenAs: ownLetters(ofForm: scalar))
      }
    }
    return String(writer.scalars)
  }

  /// A text in canonical decomposition, in which marks have one order; `nil` for
  /// itself.
  private static func decomposed(_ text: Span<UInt8>) -> String? {
    var scalars: [UInt32] = []
    var position = 0
    while let scalar = text.nextScalar(at: &position) { scalars.append(scalar) }
    let apart = CharacterProperties.canonicalDecomposition(of: scalars)
    return apart == scalars ? nil : String(scalars: apart)
  }

  /// The variant of one scalar that is a letter; `nil` if there is none.
  private func ownLetter(of scalar: UInt32) -> [UInt32]? {
    all.first { $0.letter.count == 1 && $0.letter[0] == scalar }?.own
  }

  /// The variant that begins with a scalar, and where it ends; `nil` if there is
  /// none.
  ///
  /// - Parameter next: Where the next scalar begins.
  private func variant(
    of scalar: UInt32, _ text: Span<UInt8>, _ next: Int
  ) -> (Variant, end: Int)? {
    for variant in all where variant.letter[0] == scalar {
      var end = next
      let isAll = variant.letter.dropFirst().allSatisfy {
        text.nextScalar(at: &end) == $0
      }
      if !isAll { continue }
      if variant.letter.count == 1 { return (variant, end) }
      // A mark may compose with the last letter.
      var behind = end
      let isMarked = text.nextScalar(at: &behind).map {
        CharacterProperties.beginsWithMark($0)
      }
      if !(isMarked ?? false) { return (variant, end) }
    }
    return nil
  }

  /// Writes a text; takes a letter back if a mark turns it into another letter.
  private struct Writer {
    private(set) var scalars = String.UnicodeScalarView()

    /// The last letter of the text; what is written for it from ``start`` on,
    /// if that differs; and the class of the last mark behind it.
    private var letter: UInt32 = 0
    private var own: [UInt32]?
    private var start = String.UnicodeScalarView().startIndex
    private var lastRank: UInt8 = 0

    /// Whether the last letter has a mark.
    private(set) var hasMark = false

    mutating func append(_ letter: UInt32, writtenAs own: [UInt32]?) {
      self.letter = letter
      self.own = own
      lastRank = 0
      hasMark = CharacterProperties.isDecomposable(letter)
      start = scalars.endIndex
      scalars.append(own ?? [letter])
    }

    mutating func append(
      mark: UInt32, _ rank: UInt8, _ ownLetter: (UInt32) -> [UInt32]?
    ) {
      hasMark = true
      guard rank > lastRank, let (other, otherOwn) = joined(mark, ownLetter)
      else {
        lastRank = max(lastRank, rank)
        scalars.append([mark])
        return
      }
      let marks = scalars[start...].dropFirst((own ?? [letter]).count)
      let behind = marks.map(\.value)
      scalars.removeSubrange(start...)
      scalars.append(otherOwn ?? [letter])
      scalars.append(behind)
      if otherOwn == nil { scalars.append([mark]) }
      own = otherOwn
      letter = other
    }

    /// The letter that the last letter and a mark compose to, with the own
    /// letter for it, if any.
    ///
    /// If they do not compose, the own letter of the last letter may compose
    /// with the mark to a variant.
    private func joined(
      _ mark: UInt32, _ ownLetter: (UInt32) -> [UInt32]?
    ) -> (letter: UInt32, own: [UInt32]?)? {
      if let other = CharacterProperties.composed(letter, mark) {
        return (other, ownLetter(other))
      }
      guard let own, own.count == 1,
        let other = CharacterProperties.composed(own[0], mark),
        let otherOwn = ownLetter(other)
      else { return nil }
      return (other, otherOwn)
    }
  }
}

extension String.UnicodeScalarView {
  fileprivate mutating func append(_ scalars: [UInt32]) {
    for scalar in scalars {
      if let scalar = Unicode.Scalar(scalar) { append(scalar) }
    }
  }
}

// MARK: - The table

extension LetterVariants {
  /// The variants of a locale's letters.
  init(of locale: LocaleIdentifier) {
    var found: [Variant] = []
    let likely = locale.base.maximal.icu
    let subtags = likely.utf8.split(separator: UInt8(ascii: "_"))
    // The root has no letters of its own.
    if !locale.language.isEmpty, subtags.count > 1 {
      for relation in LetterRelation.all
      where relation.kind == .variant
        && relation.holds(language: subtags[0], script: subtags[1])
      {
        found.append(Variant(letter: relation.letter, own: relation.other))
      }
    }
    self.init(found)
  }
}

/// A relation of letters: what some letters count as.
struct LetterRelation {
  enum Kind {
    /// The same letter, typed or encoded otherwise; in lists and searches.
    case variant
    /// Another letter, which a search takes for the same.
    case alike
    /// Letters that are foreign to most languages of the script: in lists, they
    /// are under another letter, or each under itself.
    case home
  }

  typealias Word = Substring.UTF8View

  let kind: Kind

  /// The ISO 15924 code of the script.
  let script: Word

  /// A letter of one or several scalars; all letters of a home.
  let letter: [UInt32]

  /// What the letters count as; empty for themselves.
  let other: [UInt32]

  /// The languages in which the relation holds, with blanks between.
  private let languageList: Word

  /// The languages in which the relation holds.
  var languages: [Word] { languageList.split(separator: UInt8(ascii: " ")) }

  /// Reads a line of the table.
  ///
  /// This reads bytes: the process's first call of generic functions such as
  /// `split` would look up metadata, which takes time.
  private init(_ text: Span<UInt8>, at position: inout Int) {
    kind =
      switch text[position] {
      case UInt8(ascii: "v"): .variant
      case UInt8(ascii: "a"): .alike
      default: .home
      }
    _ = Self.word(text, at: &position)
    script = Self.word(text, at: &position)
    letter = Self.scalars(text, at: &position)
    other = Self.scalars(text, at: &position)
    let start = position
    while position < text.count, text[position] != UInt8(ascii: "\n") {
      position += 1
    }
    languageList = Self.part(start..<position)
    position += 1
  }

  private static func part(_ bytes: Range<Int>) -> Word {
    let text = letterRelations.utf8
    let start = text.index(text.startIndex, offsetBy: bytes.lowerBound)
    return text[start..<text.index(start, offsetBy: bytes.count)]
  }

  private static func word(
    _ text: Span<UInt8>, at position: inout Int
  ) -> Word {
    let start = position
    while position < text.count, text[position] > UInt8(ascii: " ") {
      position += 1
    }
    let end = position
    skipBlank(text, at: &position)
    return part(start..<end)
  }

  private static func scalars(
    _ text: Span<UInt8>, at position: inout Int
  ) -> [UInt32] {
    var result: [UInt32] = []
    while position < text.count, text[position] > UInt8(ascii: " "),
      let scalar = text.nextScalar(at: &position)
    {
      result.append(scalar)
    }
    skipBlank(text, at: &position)
    return result
  }

  private static func skipBlank(_ text: Span<UInt8>, at position: inout Int) {
    if position < text.count, text[position] == UInt8(ascii: " ") {
      position += 1
    }
  }

  /// The letters, if each is a scalar.
  var letters: [String] { letter.map { String(scalars: [$0]) } }

  /// Whether the relation holds in a language as written in a script.
  func holds(language: Word, script: Word) -> Bool {
    self.script.elementsEqual(script)
      && languages.contains { $0.elementsEqual(language) }
  }

  /// All relations.
  static let all: [Self] = {
    let text = letterRelations.utf8.span
    var all: [Self] = []
    var position = 0
    while position < text.count { all.append(Self(text, at: &position)) }
    return all
  }()
}
