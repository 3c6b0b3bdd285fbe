/// Writes sort keys from the entries of a table, without calling ICU.
///
/// A key consists of its levels, coarsest first, separated by 01. The first
/// level has primary weights. In a run of weights that share a compressible
/// lead byte, only the first weight has the byte. 03 or FF separates the run
/// from the next weight. The other levels have secondary and tertiary weights.
/// There, a run of the common weight is written as its length (see
/// ``CommonWeightRun``).
///
/// The table is an argument of each call: a copy in the writer would cost
/// reference counting for each key.
struct KeyWriter: ~Copyable {
  private let levels: KeyLevels
  private var secondaries: LevelBuffer
  private var tertiaries: LevelBuffer

  /// The second and third level with counts of zero, as a little-endian number.
  ///
  /// Each level is the separator 01 and a count. Each element with common
  /// weights adds one to both counts, up to ``shortRun`` elements.
  private let commonLevels: UInt32
  private let shortRun: UInt

  /// The ``ElementEntry/shortWeight`` of the scalars that occurred so far.
  private var shortWeights = ShortBytesTable()

  init(_ levels: KeyLevels) {
    self.levels = levels
    secondaries = LevelBuffer(run: .secondary)
    tertiaries = LevelBuffer(run: levels.tertiaryRun)
    let (second, third) = (secondaries.run, tertiaries.run)
    commonLevels =
      0x01 | UInt32(second.low &- 1) << 8 | 0x01_0000
      | UInt32(third.low &- 1) << 24
    let hasBoth = levels.hasSecondary && levels.hasTertiary
    shortRun =
      hasBoth && levels.tail.isEmpty
      ? UInt(min(second.maximum, third.maximum)) : 0
  }

  /// The most bytes of a text whose key is made from the table; ICU makes the
  /// keys of longer texts.
  private static var maximumTextLength: Int { 1 << 16 }

  /// How writing a text ended; functions return `nil` instead if there was no
  /// room.
  private enum Outcome { case written, unknown }

  /// Appends the key of a text, without a final 00.
  ///
  /// Returns `false` and appends nothing when the text is ill-formed or too
  /// long, or has an unknown character.
  @inline(__always)  // Keys: +9 % without.
  mutating func append(
    _ text: Span<UInt8>, _ elements: some ElementSource,
    to keys: inout ByteWriter
  ) -> Bool {
    if text.count > Self.maximumTextLength { return false }
    let start = keys.count
    // This room suffices for nearly all texts; other texts are written again
    // with more room.
    let outcome: Outcome = keys.append(expecting: 4 * text.count + 32) {
      output in
      // Many texts have only such characters.
      var position = 0
      var runLead: UInt32 = 0
      let count = appendShort(text, &position, &runLead, &output)
      if position == text.count, appendCommonLevels(after: count, &output) {
        return .written
      }
      return write(
        text, from: position, after: count, runLead, elements, to: &output)
    }
    if outcome == .written { return true }
    keys.truncate(to: start)
    return false
  }

  /// The key of a text; `nil` when the text is ill-formed or too long, or has
  /// an unknown character.
  mutating func key(
    of text: Span<UInt8>, _ elements: some ElementSource
  ) -> [UInt8]? {
    var key = ByteWriter(for: "a sort key")
    return append(text, elements, to: &key) ? key.withBytes { $0.array } : nil
  }

  /// Writes the rest of a key.
  ///
  /// - Parameters:
  ///   - position: Where the rest of the text begins.
  ///   - elementCount: How many elements were written so far, all with common
  ///     weights.
  ///   - runLead: The lead byte of the current compressed run; 0 outside of runs.
  @inline(never)  // Keeps the code for most texts short.
  private mutating func write(
    _ text: Span<UInt8>, from position: Int, after elementCount: Int,
    _ runLead: UInt32, _ elements: some ElementSource,
    to output: inout ByteWriter.Cursor
  ) -> Outcome? {
    secondaries.reset()
    tertiaries.reset()
    var (position, elementCount, runLead) = (position, elementCount, runLead)

    while position < text.count {
      let start = position
      guard let scalar = text.scalar(at: &position) else { return .unknown }
      let own = elements[scalar]
      var entry = own
      if entry.has(ElementEntry.contractionFlag) {
        let group = entry.start
        entry = elements.withWords(of: scalar) {
          longestMatch($0, group, text, position: &position)
        }
      }
      if entry.has(ElementEntry.unknownFlag) { return .unknown }
      if entry.has(ElementEntry.listFlag) {
        let hadRoom = elements.withWords(of: scalar) { words in
          for index in entry.start..<entry.start &+ entry.listCount {
            let element = CollationElement(bits: words[index])
            if element.primary != 0,
              !output.append(
                primary: element.primary, length: element.primaryLength,
                isCompressible: element.isCompressible, runLead: &runLead)
            {
              return false
            }
            if element.secondary != CollationElement.common {
              secondaries.append(element.secondary, after: elementCount)
            }
            if element.tertiary != CollationElement.common {
              tertiaries.append(element.tertiary, after: elementCount)
            }
            elementCount &+= 1
          }
          return true
        }
        if !hadRoom { return nil }
      } else if entry != .ignorable {
        guard
          output.append(
            primary: entry.primary, length: entry.primaryLength,
            isCompressible: entry.has(ElementEntry.compressibleFlag),
            runLead: &runLead)
        else { return nil }
        if entry.has(ElementEntry.tertiaryFlag) {
          tertiaries.append(entry.tertiary, after: elementCount)
        } else if entry.has(ElementEntry.accentFlag) {
          elementCount &+= 1  // The base.
          secondaries.append(entry.accent, after: elementCount)
        } else {
          // A scalar with contractions has no short weight.
          shortWeights.add(own.shortWeight, for: scalar)
        }
        elementCount &+= 1
      }
      assert(position > start)
      elementCount &+= appendShort(text, &position, &runLead, &output)
    }
    return finish(after: elementCount, to: &output) ? .written : nil
  }

  /// Writes the primary weights of characters in ``shortWeights``, until the
  /// text or the room ends or another character comes; returns the number of
  /// weights.
  ///
  /// A run may begin, but none ends.
  ///
  /// - Parameter runLead: The lead byte of the current run; 0 outside of runs.
  @inline(__always)  // Keys: +9 % without.
  private func appendShort(
    _ text: Span<UInt8>, _ position: inout Int, _ runLead: inout UInt32,
    _ output: inout ByteWriter.Cursor
  ) -> Int {
    var count = 0
    while true {
      count &+= output.append(
        text, from: &position, of: UInt8(truncatingIfNeeded: max(runLead, 1)),
        by: shortWeights)
      if runLead != 0 || position == text.count { return count }
      let kind = shortWeights.kind(for: text, at: position)
      guard kind > 1, output.append(lowBytesOf: kind, count: 1) else {
        return count
      }
      runLead = UInt32(kind)
    }
  }

  /// Writes the levels after the first for a few elements with common weights;
  /// `false` for other numbers of elements, and when there is no room.
  @inline(__always)  // Keys: +9 % without.
  private func appendCommonLevels(
    after elementCount: Int, _ output: inout ByteWriter.Cursor
  ) -> Bool {
    // Each level is a separator and one count.
    UInt(bitPattern: elementCount &- 1) < shortRun
      && output.append(
        lowBytesOf: commonLevels &+ UInt32(truncatingIfNeeded: elementCount)
          &* 0x0100_0100, count: 4)
  }

  /// Writes the levels after the first; `false` when there is no room.
  private mutating func finish(
    after elementCount: Int, to output: inout ByteWriter.Cursor
  ) -> Bool {
    if secondaries.isAllCommon, tertiaries.isAllCommon,
      appendCommonLevels(after: elementCount, &output)
    {
      return true
    }
    if levels.hasSecondary {
      secondaries.finish(after: elementCount)
      guard secondaries.append(to: &output) else { return false }
    }
    if levels.hasTertiary {
      tertiaries.finish(after: elementCount)
      guard tertiaries.append(to: &output) else { return false }
    }
    return levels.tail.isEmpty || output.append(levels.tail.span)
  }
}

extension ByteWriter.Cursor {
  /// Appends a primary weight, and ends or continues a compressed run; `false`
  /// when there is no room.
  fileprivate mutating func append(
    primary: UInt32, length: Int, isCompressible: Bool, runLead: inout UInt32
  ) -> Bool {
    let lead = primary >> 24
    if isCompressible, lead == runLead {
      return append(highBytesOf: primary << 8, count: length &- 1)
    }
    if runLead != 0,
      !append(lowBytesOf: UInt8(lead < runLead ? 0x03 : 0xFF), count: 1)
    {
      return false
    }
    runLead = isCompressible ? lead : 0
    return append(highBytesOf: primary, count: length)
  }
}

/// Finds a group's longest contraction that matches the text at `position`, and
/// moves `position` to the end of the match.
///
/// Returns the entry of the contraction, or the entry of the scalar alone if no
/// contraction matches.
private func longestMatch(
  _ words: Span<UInt64>, _ group: Int, _ text: Span<UInt8>,
  position: inout Int
) -> ElementEntry {
  let following = text.bigEndianWord(at: position).byteSwapped
  var index = group + 2
  for _ in 0..<words[group + 1] {
    let length = Int(words[index + 1])
    let unused = UInt64(8 &* (8 &- length))
    if length <= text.count &- position,
      following << unused == words[index] << unused
    {
      position &+= length
      return ElementEntry(bits: words[index + 2])
    }
    index += 3
  }
  return ElementEntry(bits: words[group])
}
