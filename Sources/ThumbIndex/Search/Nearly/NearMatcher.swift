/// How nearly a row matches; better fits are less.
package struct NearFit: Sendable, Hashable, Comparable {
  /// What the slips cost; see ``SlipCosts``.
  package var cost: Int

  /// How much of the text, or of its reading, is what was meant.
  package var rank: SearchMatch.Rank

  package init(cost: Int, rank: SearchMatch.Rank) {
    (self.cost, self.rank) = (cost, rank)
  }

  /// A number that grows as fits get worse.
  var place: Int { SearchMatch.Rank.allCases.count * cost + rank.rawValue }

  package static func < (left: Self, right: Self) -> Bool {
    left.place < right.place
  }
}

/// A row and how nearly it matches.
package struct NearRow: Sendable {
  package var row: UInt32
  package var fit: NearFit
}

/// Decides which rows of a column match a term but for slips, how well, and
/// where.
///
/// A row nearly matches if, and only if, a word of one of its texts begins with
/// a pattern of one of that text's forms, but for slips.
struct NearMatcher: Sendable {
  private let term: NearTerm
  private let isAtStarts: Bool
  private let plan: FoldingPlan

  init(_ term: NearTerm, _ scope: SearchScope, _ plan: FoldingPlan) {
    self.term = term
    self.plan = plan
    isAtStarts = scope == .startsWith
  }

  /// A place of a row where the term nearly is.
  enum Place {
    /// A text of some forms.
    case text(TextPlace)

    /// A reading of the caller's own.
    case reading

    /// Syllables.
    case syllables
  }

  /// A place in a text.
  struct TextPlace {
    /// The offsets of what is meant, and of the whole text.
    let letters: Range<Int>
    let whole: Range<Int>

    /// The forms that text and pattern share.
    let forms: FoldForms

    /// The text's record; `nil` for the main text.
    let record: Int?
  }

  // MARK: - One row

  /// Calls a closure with each place of a row that nearly has the term, and how
  /// well it matches.
  func forEachFit(
    ofRow row: Int, of segment: FoldedSegment,
    _ body: (Place, NearFit) -> Void
  ) {
    let records = segment.records(ofRow: row)
    segment.bytes.withBytes { bytes in
      let main = segment.formsOfMain(records, plan)
      let range = segment.range(ofRow: row)
      forEachFit(in: bytes, segment.breaks, range, main) { place, forms, fit in
        body(
          .text(
            TextPlace(
              letters: place, whole: range, forms: forms, record: nil)), fit)
      }
      for record in records {
        let (forms, range) = (
          segment.records[record].forms, segment.range(ofRecord: record)
        )
        if forms == .syllables {
          forEachFit(inSyllables: bytes, range) { body(.syllables, $0) }
          continue
        }
        forEachFit(in: bytes, segment.breaks, range, forms) {
          place, forms, fit in
          body(
            forms == .reading
              ? .reading
              : .text(
                TextPlace(
                  letters: place, whole: range, forms: forms, record: record)),
            fit)
        }
      }
    }
  }

  /// Looks at the start of each word of a range of folded texts.
  private func forEachFit(
    in bytes: Span<UInt8>, _ breaks: Breaks, _ range: Range<Int>,
    _ forms: FoldForms, _ body: (Range<Int>, FoldForms, NearFit) -> Void
  ) {
    for pattern in term.patterns {
      let common = pattern.forms.intersection(forms)
      if common.isEmpty { continue }
      for offset in range {
        let isStart =
          offset == range.lowerBound || bytes[offset - 1] == textSeparator
        guard isStart || !isAtStarts && breaks.kind(at: offset) != .none,
          let run = pattern.run(in: bytes, from: offset)
        else { continue }
        body(offset..<run.end, common, NearFit(run, isStart: isStart))
      }
    }
  }

  /// Looks at the start of each word of rows of syllables.
  private func forEachFit(
    inSyllables bytes: Span<UInt8>, _ range: Range<Int>,
    _ body: (NearFit) -> Void
  ) {
    for pattern in term.patterns where pattern.forms.contains(.reading) {
      for offset in range where mayStart(bytes[offset]) {
        guard
          let run = fit(inSyllables: bytes, offset..<range.upperBound, pattern)
        else { continue }
        body(run)
      }
    }
  }

  /// How the syllables from an offset on begin with a pattern.
  private func fit(
    inSyllables bytes: Span<UInt8>, _ range: Range<Int>, _ pattern: NearPattern
  ) -> NearFit? {
    pattern.run(inSyllables: bytes, range).map { run in
      NearFit(
        run.cost, isStart: bytes[range.lowerBound] == SyllableByte.start(.text),
        isWhole: run.isWhole)
    }
  }

  /// Whether a match may begin with the byte that begins a syllable.
  private func mayStart(_ byte: UInt8) -> Bool {
    byte == SyllableByte.start(.text)
      || !isAtStarts && byte == SyllableByte.start(.word)
  }

  /// The best fit of a row; `nil` if it does not nearly match.
  func fit(ofRow row: Int, of segment: FoldedSegment) -> NearFit? {
    var best: NearFit?
    forEachFit(ofRow: row, of: segment) { _, fit in
      best = best.map { min($0, fit) } ?? fit
    }
    return best
  }

  /// The characters of a row of syllables that nearly match, in order, without
  /// overlaps, where they match best.
  func characters(in row: SyllableRow) -> [Range<Int>] {
    let (bytes, starts) = row.bytesBySyllable
    var best = Int.max
    var found: [Range<Int>] = []
    for (number, start) in starts.enumerated() where mayStart(bytes[start]) {
      for pattern in term.patterns where pattern.forms.contains(.reading) {
        guard
          let run = pattern.run(
            inSyllables: bytes.span, start..<bytes.count),
          run.cost <= best
        else { continue }
        if run.cost < best { found = [] }
        best = run.cost
        let last = min(number + run.count, row.syllables.count) - 1
        let range =
          row.syllables[number].characters
          .lowerBound..<row.syllables[last].characters.upperBound
        if range.lowerBound >= found.last?.upperBound ?? 0 {
          found.append(range)
        }
      }
    }
    return found
  }

  // MARK: - Many rows

  /// The nearly matching rows of a segment, each once, in order.
  ///
  /// The stored bytes only propose places; the letters decide, as they do for a
  /// row by itself.
  ///
  /// - Parameter first: The number of the segment's first row.
  func rows(of segment: FoldedSegment, at first: Int) -> [NearRow] {
    var found: [NearRow] = []
    for pattern in term.patterns {
      segment.forEachFit(
        of: pattern, isAtStarts: isAtStarts, segment.starts
      ) { row, fit in
        let forms =
          segment.recorded.contains(UInt32(row))
          ? segment.formsOfMain(segment.records(ofRow: row), plan)
          : plan.allForms
        if !forms.isDisjoint(with: pattern.forms) {
          found.add(NearRow(row: UInt32(first + row), fit: fit))
        }
      }
      if !segment.formsOfRecords.isDisjoint(with: pattern.forms) {
        segment.forEachFit(
          of: pattern, isAtStarts: isAtStarts, segment.recordStarts
        ) { record, fit in
          let record = segment.records[record]
          if !record.forms.isDisjoint(with: pattern.forms) {
            found.add(
              NearRow(row: UInt32(first + Int(record.row)), fit: fit))
          }
        }
      }
      guard pattern.forms.contains(.reading),
        segment.formsOfRecords.contains(.syllables)
      else { continue }
      segment.bytes.withBytes { bytes in
        for (index, record) in segment.records.enumerated()
        where record.forms == .syllables {
          let range = segment.range(ofRecord: index)
          for offset in range where mayStart(bytes[offset]) {
            guard pattern.mayBegin(atSyllable: offset, of: bytes),
              let fit = fit(
                inSyllables: bytes, offset..<range.upperBound, pattern)
            else { continue }
            found.add(
              NearRow(row: UInt32(first + Int(record.row)), fit: fit))
          }
        }
      }
    }
    return found.bestOfEachRow()
  }
}

extension NearFit {
  fileprivate init(_ run: NearRun, isStart: Bool) {
    self.init(run.cost, isStart: isStart, isWhole: run.isWhole)
  }

  /// - Parameters:
  ///   - isStart: Whether the match begins where a text does.
  ///   - isWhole: Whether it ends where the text does.
  fileprivate init(_ cost: Int, isStart: Bool, isWhole: Bool) {
    self.init(
      cost: cost, rank: !isStart ? .wordStart : isWhole ? .wholeText : .start)
  }
}

extension [NearRow] {
  /// Adds a row; if it is the last row again, that keeps the better fit.
  mutating func add(_ row: NearRow) {
    if last?.row == row.row {
      self[count - 1].fit = Swift.min(self[count - 1].fit, row.fit)
    } else {
      append(row)
    }
  }

  /// Each row once, with its best fit, in order.
  func bestOfEachRow() -> [NearRow] {
    if indices.dropFirst().allSatisfy({ self[$0 - 1].row < self[$0].row }) {
      return self
    }
    var result: [NearRow] = []
    for row in sorted(by: { $0.row < $1.row }) { result.add(row) }
    return result
  }
}

extension NearPattern {
  /// Whether a match may begin at a syllable: what is written or typed for it
  /// may begin with some letter of the query.
  fileprivate func mayBegin(
    atSyllable offset: Int, of bytes: Span<UInt8>
  ) -> Bool {
    if maySlipFirst { return true }
    var place = offset
    repeat {
      // Letters follow each mark, behind a number if the spelling is long.
      let isLong = bytes[place] == SyllableByte.longSpelling
      let start = place &+ (isLong ? 2 : 1)
      if SyllableByte.isLetter(bytes[start]), starts.mayBegin(bytes, at: start)
      {
        return true
      }
      place &+= isLong ? 2 : 1
      while SyllableByte.isLetter(bytes[place]) { place &+= 1 }
    } while bytes[place] != textSeparator && !SyllableByte.isStart(bytes[place])
    return false
  }
}

extension FoldedSegment {
  /// Calls a closure with the places of neighbouring texts that begin with a
  /// pattern but for slips, by the number of the text; a text may have several.
  ///
  /// - Parameter starts: The starts of the texts; a text may consist of several
  ///   with separators between them.
  fileprivate func forEachFit(
    of pattern: NearPattern, isAtStarts: Bool, _ starts: [UInt32],
    _ body: (_ text: Int, NearFit) -> Void
  ) {
    if starts.count <= 1 { return }
    // Here, and not for each text, as this copies the automaton.
    switch pattern.automaton {
    case .few(let automaton):
      forEachFit(of: pattern, automaton, isAtStarts, starts, body)
    case .many(let automaton):
      forEachFit(of: pattern, automaton, isAtStarts, starts, body)
    }
  }

  /// As above.
  ///
  /// The first letter tells where to look, unless a slip there takes all that a
  /// text may differ by: then the rest of the letters does.
  private func forEachFit<Word>(
    of pattern: NearPattern, _ automaton: NearAutomaton<Word>,
    _ isAtStarts: Bool, _ starts: [UInt32],
    _ body: (_ text: Int, NearFit) -> Void
  ) {
    let count = starts.count - 1
    let (start, end) = (Int(starts[0]), Int(starts[count]))
    // Only a record may have several readings, with separators between them.
    let mayBeSeveral =
      starts[0] == recordStarts[0] && formsOfRecords.contains(.reading)
    let letters = pattern.starts
    bytes.withBytes { bytes in
      let starts = starts.span
      var text = 0
      if !mayBeSeveral {
        letters.forEachText(in: bytes, starts, count: count) { text, offset in
          if let run = automaton.run(in: bytes, from: offset) {
            body(text, NearFit(run, isStart: true))
          }
        }
      } else {
        for offset in start..<end where bytes[offset - 1] == textSeparator {
          if letters.mayBegin(bytes, at: offset),
            let run = automaton.run(in: bytes, from: offset)
          {
            while Int(starts[text + 1]) <= offset { text &+= 1 }
            body(text, NearFit(run, isStart: true))
          }
        }
      }
      if !isAtStarts {
        text = 0
        breaks.forEachBreak(in: start..<end) { offset in
          if letters.mayBegin(bytes, at: offset),
            let run = automaton.run(in: bytes, from: offset)
          {
            while Int(starts[text + 1]) <= offset { text &+= 1 }
            let isStart = bytes[offset - 1] == textSeparator
            body(text, NearFit(run, isStart: isStart))
          }
        }
      }
    }
    guard let rest = pattern.rest else { return }
    bytes.withBytes { bytes in
      rest.forEachOffset(in: bytes, start..<end) { offset in
        // Before the rest may be up to three letters.
        var first = offset
        for _ in 0..<3 {
          guard let before = FoldedLetter.offset(before: first, in: bytes)
          else { break }
          first = before
          let isStart = bytes[first - 1] == textSeparator
          if isStart || !isAtStarts && breaks.kind(at: first) != .none,
            let run = automaton.run(in: bytes, from: first)
          {
            body(
              textAround(first, after: 0, starts),
              NearFit(run, isStart: isStart))
          }
        }
        return offset &+ 1
      }
    }
  }
}
