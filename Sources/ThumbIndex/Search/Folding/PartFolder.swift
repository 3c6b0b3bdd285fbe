/// Folds texts for which tables are not enough, by ICU; on one thread.
///
/// Remembers folded parts of texts, because many parts recur.
final class PartFolder {
  private let table: FoldTable
  private let rules: LetterTable.Rules

  /// Whether texts may be cut into parts.
  private let cutsTexts: Bool

  private var parts: [TextPart: [MarkedForms]] = [:]

  /// The maximum number of remembered parts.
  private static let maximumPartCount = 1 << 11

  init(_ table: FoldTable, _ rules: LetterTable.Rules, cutsTexts: Bool) {
    self.table = table
    self.rules = rules
    self.cutsTexts = cutsTexts
  }

  /// Folds a text to all letters of the plan.
  ///
  /// - Parameter cuts: Whether to fold part by part, which gives the same.
  func fold(_ text: String, cuts: Bool = true) -> [MarkedForms] {
    if !cutsTexts || !cuts { return foldPart(text) }
    let empty = MarkedForms(expecting: 2 * text.utf8.count)
    var folded = table.letters.map { _ in empty }
    var before = WordPart.inherits
    forEachPart(of: text) { part in
      let first = part.first!.value
      let entry = table.entries[first]
      if entry.part.isLeftOut || entry.part.startsWord(after: before) {
        let mark = entry.part.mark
        for index in folded.indices { folded[index].append(mark) }
      }
      if part.dropFirst().isEmpty, table.isIndependent(first) {
        for index in folded.indices {
          folded[index].append(first, in: table.letters[index])
        }
      } else {
        let made = knownPart(part)
        for index in folded.indices { folded[index].append(made[index]) }
      }
      for scalar in part.reversed() {
        let part = table.entries[scalar.value].part
        if part == .inherits { continue }
        if !part.isLeftOut { before = part }
        break
      }
    }
    return folded
  }

  private func knownPart(
    _ text: Substring.UnicodeScalarView
  ) -> [MarkedForms] {
    guard let part = TextPart(text) else { return foldPart(String(text)) }
    if let known = parts[part] { return known }
    let made = foldPart(String(text))
    if parts.count == Self.maximumPartCount { parts = [:] }
    parts[part] = made
    return made
  }

  /// Folds a text as one part.
  private func foldPart(_ text: String) -> [MarkedForms] {
    let scalars = Array(text.unicodeScalars)
    var base: MarkedForms?
    return table.letters.map { letters in
      let isSpelt = letters.letters == .spelt
      let spelt = isSpelt ? LooseLetters.spelt(scalars) : nil
      if isSpelt, let base, spelt == nil,
        !scalars.contains(where: { LooseLetters.isSpelt($0.value) })
      {
        // All other letters are base letters.
        return MarkedForms(byCluster: base.byCluster, joined: base.byCluster)
      }
      let signs = signsOfLetters(in: scalars, letters)
      let (cluster, isWhole) = folded(
        spelt.map { String(String.UnicodeScalarView($0)) } ?? text, letters,
        signs)
      let isLoose = rules.isLoose && letters.letters == .base
      let rewritten = isLoose ? rules.joined(scalars) : nil
      if isSpelt || isWhole && rewritten == nil && rules.minding.isEmpty {
        let forms = MarkedForms(byCluster: cluster, joined: cluster)
        if letters.letters == .base { base = forms }
        return forms
      }
      var joined: [UInt8] = []
      letters.append(
        rewritten ?? scalars, isCharacter: false, kept: signs, to: &joined)
      // Only folding by clusters shares accents among the letters of a character.
      if rules.minding.contains(.accents),
        LetterMark.plain(joined) == LetterMark.plain(cluster)
      {
        joined = cluster
      }
      let forms = MarkedForms(byCluster: cluster, joined: joined)
      if letters.letters == .base { base = forms }
      return forms
    }
  }

  /// A part folded character by character, and whether all of it was folded at
  /// once.
  private func folded(
    _ text: String, _ letters: LetterTable, _ signs: Set<Int>
  ) -> (bytes: [UInt8], isWhole: Bool) {
    var result: [UInt8] = []
    var piece: [Unicode.Scalar] = []
    var pieceCount = 0
    func endPiece(keepsSign: Bool = false) {
      if piece.isEmpty { return }
      pieceCount += 1
      if keepsSign || piece.count > 1
        || !letters.append(piece[0].value, to: &result)
      {
        letters.append(
          piece, isCharacter: true, kept: keepsSign ? [0] : [], to: &result)
      }
      piece = []
    }
    var before = WordPart.inherits
    var index = 0
    for character in text {
      for scalar in character.unicodeScalars {
        let part = table.entries[scalar.value].part
        if part.isLeftOut, !signs.contains(index) {
          endPiece()
          pieceCount += 1
          result.append(part.mark)
        } else if part.isLeftOut {
          endPiece()
          piece = [scalar]
          endPiece(keepsSign: true)
        } else {
          if part.startsWord(after: before), index > 0 {
            endPiece()
            pieceCount += 1
            result.append(part.mark)
          }
          piece.append(scalar)
          if part != .inherits { before = part }
        }
        index += 1
      }
      endPiece()
    }
    return (result, pieceCount == 1)
  }

  /// The indices of the signs that are parts of letters, such as in Uzbek `oʻ`.
  ///
  /// Signs are left out of base letters.
  private func signsOfLetters(
    in text: [Unicode.Scalar], _ letters: LetterTable
  ) -> Set<Int> {
    guard letters.letters.tier != .base, text.count > 1,
      text.contains(where: { table.entries[$0.value].part == .leftOut })
    else { return [] }
    var result: Set<Int> = []
    for start in text.indices {
      let rest = text[start...]
      for letter in letters.collation.contractions(
        beginningWith: text[start].value)
      where letter.unicodeScalars.count > 1
        && rest.starts(with: letter.unicodeScalars)
      {
        for index in start + 1..<start + letter.unicodeScalars.count
        where table.entries[text[index].value].part == .leftOut {
          result.insert(index)
        }
      }
    }
    return result
  }
}

// MARK: - Parts

extension PartFolder {
  /// Calls a closure with the parts of a text, in order; each part has the same
  /// fold wherever it stands.
  ///
  /// A part consists of whole grapheme clusters. Except for the first part, a
  /// part begins with neither a mark nor a scalar whose fold depends on the
  /// scalars before it. No contraction reaches from one part into the next.
  private func forEachPart(
    of text: String, _ body: (Substring.UnicodeScalarView) -> Void
  ) {
    let scalars = text.unicodeScalars
    var clusters = text.indices.makeIterator()
    var cluster = clusters.next()
    var start = text.startIndex
    var previous: UInt32?
    // How many scalars, counted from the current one, may belong to a
    // contraction that began earlier.
    var joined = 0
    for index in scalars.indices {
      let scalar = scalars[index].value
      if let previous, table.mayContract(previous, scalar) {
        joined = max(
          joined, table.longestContraction(beginningWith: previous) - 1)
      }
      if index == cluster {
        cluster = clusters.next()
        if joined <= 0, index > start, table.isIndependent(scalar) {
          body(scalars[start..<index])
          start = index
        }
      }
      joined -= 1
      previous = scalar
    }
    if start < text.endIndex { body(scalars[start...]) }
  }
}

/// A text of at most 15 bytes as a key.
private struct TextPart: Hashable {
  /// A 1, then the bytes of the text; the place of the 1 tells their number.
  private var bytes: UInt128 = 1

  /// The key of a text; `nil` if the text has more than 15 bytes.
  init?(_ text: Substring.UnicodeScalarView) {
    for byte in Substring(text).utf8 {
      if bytes >> 120 != 0 { return nil }
      bytes = bytes << 8 | UInt128(byte)
    }
  }
}

/// A text folded to some letters, with marks of what was left out.
struct MarkedForms: Equatable {
  /// The text with each grapheme cluster folded by itself.
  private(set) var byCluster: [UInt8] = []

  /// The text folded as a whole, where a letter may consist of several clusters;
  /// `nil` if that is equal to ``byCluster``.
  private var whole: [UInt8]?

  var joined: [UInt8] { whole ?? byCluster }

  /// An empty text, with room.
  init(expecting count: Int) { byCluster.reserveCapacity(count) }

  init(byCluster: [UInt8], joined: [UInt8]) {
    self.byCluster = byCluster
    whole = joined == byCluster ? nil : joined
  }

  /// Appends a text whose fold does not depend on the text so far.
  mutating func append(_ other: Self) {
    if whole == nil, other.whole != nil { whole = byCluster }
    whole?.append(contentsOf: other.joined)
    byCluster += other.byCluster
  }

  mutating func append(_ mark: UInt8) {
    byCluster.append(mark)
    whole?.append(mark)
  }

  /// Folds a scalar by itself, and appends the result.
  mutating func append(_ scalar: UInt32, in table: LetterTable) {
    _ = table.append(scalar, to: &byCluster)
    if whole != nil { _ = table.append(scalar, to: &whole!) }
  }

  static func == (one: Self, other: Self) -> Bool {
    one.byCluster == other.byCluster && one.joined == other.joined
  }
}
