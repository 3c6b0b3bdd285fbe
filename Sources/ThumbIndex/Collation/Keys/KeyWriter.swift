/// Writes sort keys from the entries of a table, without calling ICU.
///
/// A key is its levels, least fine first, with 01 between them: primary
/// weights, where the lead byte of a compressible run is written once and
/// ended by 03 or FF; then secondary and tertiary weights, where runs of the
/// common weight are counted (see ``CommonWeightRun``).
///
/// The loops over characters store through a pointer, as the room must not be
/// asked of a writer in memory each time. What must hold is that at least
/// ``Target/reserve`` bytes are left at `end` when something is stored there;
/// each loop sees to it itself with `hasRoom` in front of each element, and
/// nothing that is stored in one go is longer.
@safe struct KeyWriter<Elements: ElementSource>: ~Copyable {
  private let elements: Elements

  private let levels: KeyLevels
  private var secondaries: LevelBuffer
  private var tertiaries: LevelBuffer

  /// The levels after the first when all weights are common and there is no
  /// element yet, as a little-endian number; for up to ``shortRun`` elements
  /// only the counts are higher.
  private let commonLevels: UInt32
  private let shortRun: UInt

  init(_ elements: Elements, _ levels: KeyLevels) {
    self.elements = elements
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

  /// Longer texts are left to ICU, which knows how long their keys may be.
  private static var maximumTextLength: Int { 1 << 16 }

  /// What became of a text.
  private enum Outcome { case written, unknown, noRoom }

  /// Appends the key of a text, without a final 00; or returns `false`, with
  /// nothing appended, when the text holds something that only ICU knows.
  mutating func append(_ text: Span<UInt8>, to keys: inout ByteWriter) -> Bool {
    if text.count > Self.maximumTextLength { return false }
    // Enough for nearly all; where it is not, the text is written once more.
    var room = 4 * text.count + 32
    // Handed on, as what is asked of it in a loop would else be counted there.
    let elements = elements
    while true {
      var outcome = Outcome.noRoom
      keys.append(reserving: room) { output in
        unsafe output.withUnsafeMutableBufferPointer { buffer, count in
          var target = unsafe Target(
            end: buffer.baseAddress!, room: buffer.count)
          outcome = unsafe write(text, from: elements, to: &target)
          if outcome == .written {
            count = unsafe target.end - buffer.baseAddress!
          }
        }
      }
      switch outcome {
      case .written: return true
      case .unknown: return false
      case .noRoom: room *= 2
      }
    }
  }

  /// The key of a text; `nil` when it holds something that only ICU knows.
  mutating func key(of text: Span<UInt8>) -> [UInt8]? {
    var key = ByteWriter(for: "a sort key")
    return append(text, to: &key) ? key.withBytes { $0.array } : nil
  }

  private mutating func write(
    _ text: Span<UInt8>, from elements: Elements, to target: inout Target
  ) -> Outcome {
    secondaries.reset()
    tertiaries.reset()
    var position = 0
    // How many elements were written so far, as common weights are counted.
    var elementCount = 0
    // The lead byte of the current compressed run, 0 outside of one.
    var runLead: UInt32 = 0

    while position < text.count {
      unsafe elementCount &+=
        runLead == 0
        ? Self.writePlain(
          text, position: &position, from: elements, to: &target)
        : Self.writeRun(
          of: runLead, text, position: &position, from: elements, to: &target)
      if position == text.count { break }

      guard unsafe target.hasRoom else { return .noRoom }
      let start = position
      guard let scalar = text.scalar(at: &position) else { return .unknown }
      var entry = elements[scalar]
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
            guard unsafe target.hasRoom else { return false }
            let element = CollationElement(bits: words[index])
            if element.primary != 0 {
              unsafe target.append(
                element.primary, length: element.primaryLength,
                isCompressible: element.isCompressible, runLead: &runLead)
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
        if !hadRoom { return .noRoom }
      } else if entry != .ignorable {
        unsafe target.append(
          entry.primary, length: entry.primaryLength,
          isCompressible: entry.has(ElementEntry.compressibleFlag),
          runLead: &runLead)
        if entry.has(ElementEntry.tertiaryFlag) {
          tertiaries.append(entry.tertiary, after: elementCount)
        }
        elementCount &+= 1
      }
      assert(position > start)
    }
    return unsafe finish(after: elementCount, to: &target)
  }

  /// Writes characters that stand for one element with common weights and do not
  /// compress, as long as they come and there is room; returns how many.
  @inline(__always)  // Else the two positions would be kept in memory.
  private static func writePlain(
    _ text: Span<UInt8>, position: inout Int, from elements: Elements,
    to target: inout Target
  ) -> Int {
    var (next, output) = unsafe (position, target)
    var elementCount = 0
    while next < text.count, unsafe output.hasRoom {
      var behind = next
      guard let scalar = text.scalar(at: &behind) else { break }
      let entry = elements[scalar]
      guard entry.isPlain else { break }
      unsafe output.store(entry.primary, length: entry.primaryLength)
      elementCount &+= 1
      next = behind
    }
    position = next
    unsafe target = output
    return elementCount
  }

  /// Writes such characters that go on with a compressed run.
  @inline(__always)  // As above.
  private static func writeRun(
    of lead: UInt32, _ text: Span<UInt8>, position: inout Int,
    from elements: Elements, to target: inout Target
  ) -> Int {
    var (next, output) = unsafe (position, target)
    var elementCount = 0
    while next < text.count, unsafe output.hasRoom {
      var behind = next
      guard let scalar = text.scalar(at: &behind) else { break }
      let entry = elements[scalar]
      guard entry.isPlainCompressible, entry.primary >> 24 == lead
      else { break }
      unsafe output.store(entry.primary << 8, length: entry.primaryLength &- 1)
      elementCount &+= 1
      next = behind
    }
    position = next
    unsafe target = output
    return elementCount
  }

  /// Writes the levels after the first.
  private mutating func finish(
    after elementCount: Int, to target: inout Target
  ) -> Outcome {
    guard unsafe target.hasRoom else { return .noRoom }
    if secondaries.isAllCommon, tertiaries.isAllCommon,
      UInt(bitPattern: elementCount &- 1) < shortRun
    {
      // Each level is a separator and one count.
      let count = UInt32(truncatingIfNeeded: elementCount)
      let levels = commonLevels &+ count &* 0x0100_0100
      unsafe target.store(levels.byteSwapped, length: 4)
      return .written
    }
    if levels.hasSecondary {
      secondaries.finish(after: elementCount)
      guard unsafe target.append(separator, secondaries) else { return .noRoom }
    }
    if levels.hasTertiary {
      tertiaries.finish(after: elementCount)
      guard unsafe target.append(separator, tertiaries) else { return .noRoom }
    }
    for byte in levels.tail {
      guard unsafe target.hasRoom else { return .noRoom }
      unsafe target.store(UInt32(byte) << 24, length: 1)
    }
    return .written
  }
}

/// What is between the levels of a key.
private let separator: UInt8 = 0x01

/// Where the bytes of a key go.
///
/// Each function but `hasRoom` needs ``reserve`` bytes behind `end`, which
/// whoever calls it has asked for, and stores no more.
@unsafe private struct Target {
  private(set) var end: UnsafeMutablePointer<UInt8>

  /// The last address behind which there is enough room.
  private let limit: UnsafeMutablePointer<UInt8>

  static let reserve = 8

  init(end: UnsafeMutablePointer<UInt8>, room: Int) {
    unsafe self.end = end
    // With less room than that, `limit` is before `end`: there is none.
    unsafe limit = end + (room - Self.reserve)
  }

  /// Whether one element more can be stored.
  @inline(__always)  // One comparison, once for each character.
  var hasRoom: Bool { unsafe end <= limit }

  /// Stores the bytes of a left-aligned weight; those beyond its length are
  /// overwritten by what comes next.
  @inline(__always)  // Two instructions, once for each character.
  mutating func store(_ weight: UInt32, length: Int) {
    unsafe UnsafeMutableRawPointer(end).storeBytes(
      of: weight.bigEndian, as: UInt32.self)
    unsafe end += length
  }

  /// Appends a primary weight, ending or continuing a compressed run: up to five
  /// bytes.
  mutating func append(
    _ primary: UInt32, length: Int, isCompressible: Bool,
    runLead: inout UInt32
  ) {
    let lead = primary >> 24
    if isCompressible, lead == runLead {
      unsafe store(primary << 8, length: length &- 1)
      return
    }
    if runLead != 0 {
      unsafe store(lead < runLead ? 0x0300_0000 : 0xFF00_0000, length: 1)
    }
    unsafe store(primary, length: length)
    runLead = isCompressible ? lead : 0
  }

  /// Appends a byte and all of a level; `false` when there is no room.
  mutating func append(_ byte: UInt8, _ level: borrowing LevelBuffer) -> Bool {
    level.withBytes { bytes in
      guard unsafe limit - end >= bytes.count else { return false }
      unsafe end.pointee = byte
      for index in bytes.indices {
        unsafe end[1 &+ index] = bytes[index]
      }
      unsafe end += 1 + bytes.count
      return true
    }
  }
}

/// The entry of the longest contraction of a group whose rest stands at a
/// position, which moves behind it.
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
