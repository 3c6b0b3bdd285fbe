/// How close what is found is to what was typed; closer is less.
package enum Closeness: Int, Comparable, Sendable, CaseIterable {
  /// The text has exactly what was typed.
  case exact
  /// The text differs in nothing but case and what a search leaves out.
  case differentCase
  /// The text differs in accents, too.
  case differentAccents
  /// The text has other letters, which count as those that were typed.
  case differentLetters

  package static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A phrase or a word as it was typed, to be compared with texts.
struct TypedText: Sendable, Hashable {
  /// The text for each closeness but the last.
  private let spellings: [[UInt32]]

  init(_ text: String) {
    var reader = SpeltText()
    reader.read(text.utf8.span)
    spellings = Closeness.allCases.dropLast().map { reader.spelling($0) }
  }

  /// How close a text is to what was typed, at starts of one kind or a better
  /// one.
  fileprivate func closeness(
    in text: SpeltText, _ start: SpeltText.Start
  ) -> Closeness {
    for (closeness, typed) in zip(Closeness.allCases, spellings)
    where text.has(typed, closeness, start) {
      return closeness
    }
    return .differentLetters
  }
}

/// The letters of a text as they are spelt.
struct SpeltText {
  /// Where a letter stands.
  fileprivate enum Start: UInt8, Comparable {
    case none, word, text

    static func < (left: Self, right: Self) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  fileprivate struct Letter {
    let scalar: UInt32
    let start: Start
    let part: WordPart
  }

  private var letters: [Letter] = []

  /// The most letters that are compared: without a limit, long texts would take
  /// the square of their length.
  private static let maximumCount = 64

  /// Reads a text, in canonical decomposition.
  fileprivate mutating func read(_ text: Span<UInt8>) {
    letters.removeAll(keepingCapacity: true)
    var before = WordPart.inherits
    var start = Start.text
    var position = 0
    while let scalar = text.nextScalar(at: &position) {
      let entry = Spelling.table[scalar]
      let part = entry.part
      if part.isLeftOut {
        start = max(start, .word)
      } else {
        if part.startsWord(after: before) { start = max(start, .word) }
        if part != .inherits { before = part }
      }
      if entry.isComposed {
        Spelling.table.withWords(of: scalar) { words in
          for index in words.indices {
            append(UInt32(words[index]), &start, part)
          }
        }
      } else {
        append(scalar, &start, part)
      }
    }
    sortMarks()
  }

  /// Puts the marks behind each letter into canonical order.
  private mutating func sortMarks() {
    var first = 0
    while first < letters.count {
      let end =
        letters[first...].firstIndex { $0.combiningClass == 0 }
        ?? letters.count
      if end - first > 1 {
        let order = (first..<end).map { (letters[$0].combiningClass, $0) }
          .sorted(by: <)
        let marks = order.map { letters[$0.1] }
        for (place, mark) in zip(first..<end, marks) {
          letters[place] = Letter(
            scalar: mark.scalar, start: letters[place].start, part: mark.part)
        }
      }
      first = end + 1
    }
  }

  private mutating func append(
    _ scalar: UInt32, _ start: inout Start, _ part: WordPart
  ) {
    letters.append(Letter(scalar: scalar, start: start, part: part))
    if !part.isLeftOut { start = .none }
  }

  /// The first letters that count for a closeness, without white space at their
  /// ends.
  fileprivate func spelling(_ closeness: Closeness) -> [UInt32] {
    var result = letters.compactMap { $0.spelt(closeness) }
    while result.last == 0x20 { result.removeLast() }
    return Array(result.drop { $0 == 0x20 }.prefix(Self.maximumCount))
  }

  /// Whether the text has the typed letters at a start of one kind or a better
  /// one.
  fileprivate func has(
    _ typed: [UInt32], _ closeness: Closeness, _ start: Start
  ) -> Bool {
    letters.indices.contains { first in
      guard letters[first].start >= start else { return false }
      var place = first
      for scalar in typed {
        var own: UInt32?
        while own == nil, place < letters.count {
          own = letters[place].spelt(closeness)
          place += 1
        }
        if own != scalar { return false }
      }
      // A mark that follows belongs to the last letter.
      return closeness == .differentAccents || place == letters.count
        || !Spelling.table[letters[place].scalar].isMark
    }
  }
}

extension SpeltText.Letter {
  /// The canonical combining class; 0 for all but marks.
  fileprivate var combiningClass: UInt8 {
    if !Spelling.table[scalar].isMark { return 0 }
    return CharacterProperties.firstCombiningClass(scalar)
  }

  /// What the letter is compared as; `nil` if it does not count.
  fileprivate func spelt(_ closeness: Closeness) -> UInt32? {
    if closeness == .exact { return part == .blank ? 0x20 : scalar }
    if part.isLeftOut { return nil }
    let entry = Spelling.table[scalar]
    return closeness == .differentAccents && entry.isMark ? nil : entry.small
  }
}

/// What the table knows of a scalar.
private struct Spelling: ScalarEntry {
  let bits: UInt64

  /// The small letter.
  var small: UInt32 { UInt32(bits & 0x1F_FFFF) }

  var isMark: Bool { bits >> 21 & 1 == 1 }

  /// Whether the scalar decomposes; then words have the parts.
  var isComposed: Bool { bits >> 22 & 1 == 1 }

  var part: WordPart { WordPart(bits: bits >> 23 & 0xFF) }

  static let table = ScalarTable<Spelling> { scalar in
    let parts = CharacterProperties.canonicalDecomposition(scalar)
    let lower = Unicode.Scalar(scalar)?.properties.lowercaseMapping
    // A letter whose small one has several scalars is compared as it is.
    let small = (lower?.unicodeScalars.map(\.value)).flatMap {
      $0.count == 1 ? $0[0] : nil
    }
    let isComposed = parts != [scalar]
    var bits = UInt64(small ?? scalar)
    if CharacterProperties.isMark(scalar) { bits |= 1 << 21 }
    if isComposed { bits |= 1 << 22 }
    bits |= UInt64(WordPart(scalar).rawValue) << 23
    return (Spelling(bits: bits), isComposed ? parts.map { UInt64($0) } : [])
  }

  init(bits: UInt64) { self.bits = bits }
}

/// Finds how close texts have a query, one row after the other.
package struct ClosenessFinder {
  private let words: [TypedText]
  private let query: SearchQuery
  private let hasLaterStarts: Bool
  private var reader = SpeltText()

  /// - Parameter hasLaterStarts: Whether texts may start at a later word.
  package init(_ query: SearchQuery, hasLaterStarts: Bool) {
    self.query = query
    self.hasLaterStarts = hasLaterStarts
    words = query.typedWords
  }

  /// How close the texts of a row's fields are to the query.
  ///
  /// Each word counts in the text where it differs least. Of the words, the one
  /// that differs most decides.
  ///
  /// - Parameters:
  ///   - texts: The texts, each with the number of its field.
  ///   - rank: How much of a text matches.
  package mutating func closeness(
    in texts: [(field: Int, text: String)], _ rank: SearchMatch.Rank
  ) -> Closeness {
    let start: SpeltText.Start =
      switch rank {
      case .wholeText, .start: hasLaterStarts ? .word : .text
      case .wordStart: .word
      case .inside: .none
      }
    var best = words.map { _ in Closeness.differentLetters }
    for (field, text) in texts where query.searches(field) {
      reader.read(text.utf8.span)
      for (word, typed) in words.enumerated() {
        best[word] = min(best[word], typed.closeness(in: reader, start))
      }
    }
    return best.max() ?? .exact
  }
}

extension Array {
  /// The elements by the fits of rows, and those of equal fit by closeness;
  /// otherwise they keep their order.
  ///
  /// - Parameters:
  ///   - limit: How many are wanted.
  ///   - closeness: Called only where closeness decides.
  package func ranked(
    limit: Int = .max, fit: (Element) -> MatchFit,
    closeness: (Element) -> Closeness
  ) -> [Element] {
    var byFit = MatchFit.all.map { _ in [Element]() }
    for element in self { byFit[fit(element).place].append(element) }
    var ranked: [Element] = []
    for elements in byFit where ranked.count < limit {
      if elements.count < 2 {
        ranked += elements
        continue
      }
      var byCloseness = Closeness.allCases.map { _ in [Element]() }
      for element in elements {
        byCloseness[closeness(element).rawValue].append(element)
      }
      for elements in byCloseness { ranked += elements }
    }
    return ranked.count > limit ? Array(ranked.prefix(limit)) : ranked
  }
}
