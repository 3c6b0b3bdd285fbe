/// Writes sort keys from an ``ElementTable``, without calling ICU.
///
/// Unsafe by nature, for speed: it reads UTF-8 and table entries and writes key
/// bytes through pointers. The table's pointers are valid while the closure of
/// ``ElementTable/withKeyWriter(_:)`` runs. The caller gives it room for
/// ``maximumKeyLength(ofBytes:)`` bytes.
///
/// A key is its levels, least fine first, with 01 between them: primary
/// weights, where the lead byte of a compressible run is written once and
/// ended by 03 or FF; then secondary and tertiary weights, where runs of the
/// common weight are counted (see ``CommonWeightRun``).
@safe struct KeyWriter: ~Copyable {
  let entries: UnsafePointer<ElementEntry>
  let blocks: UnsafePointer<UInt32>
  let lists: UnsafePointer<CollationElement>
  let groups: UnsafePointer<ContractionGroup>
  let levels: KeyLevels

  private var secondaries: LevelBuffer
  private var tertiaries: LevelBuffer

  /// For texts of how many bytes the level buffers have room.
  private var reservedBytes = 0

  /// The levels after the first when all weights are common and there is no
  /// element yet, as a little-endian number; for up to ``shortRun`` elements
  /// only the counts are higher.
  private let commonLevels: UInt32
  private let shortRun: UInt

  init(
    entries: UnsafePointer<ElementEntry>, blocks: UnsafePointer<UInt32>,
    lists: UnsafePointer<CollationElement>,
    groups: UnsafePointer<ContractionGroup>, levels: KeyLevels
  ) {
    unsafe self.entries = entries
    unsafe self.blocks = blocks
    unsafe self.lists = lists
    unsafe self.groups = groups
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

  /// No key of a text of so many UTF-8 bytes is longer, and no store goes
  /// further; the table holds no entry for which it would not be true.
  static func maximumKeyLength(ofBytes count: Int) -> Int {
    bytesPerByte * count + 16
  }

  /// The most key bytes that an entry may give for each of its UTF-8 bytes.
  static let bytesPerByte = 12

  /// Texts longer than this many bytes are left to ICU, so that the buffers of
  /// a writer stay small.
  static let maximumTextLength = 1 << 16

  /// Writes the key of a text and returns its length in bytes, without a final
  /// 00; or returns `nil`, having written anything, when the text holds
  /// something that only ICU knows.
  mutating func write(
    _ text: UnsafePointer<UInt8>, count: Int,
    to key: UnsafeMutablePointer<UInt8>
  ) -> Int? {
    if count > reservedBytes {
      guard count <= Self.maximumTextLength else { return nil }
      reservedBytes = 2 * count
      secondaries.reserve(forBytes: reservedBytes)
      tertiaries.reserve(forBytes: reservedBytes)
    }
    secondaries.reset()
    tertiaries.reset()
    var end = unsafe key
    var position = 0
    // How many elements were written so far, as common weights are counted.
    var elementCount = 0
    // The lead byte of the current compressed run, 0 outside of one.
    var runLead: UInt32 = 0

    while position < count {
      unsafe elementCount &+=
        runLead == 0
        ? writePlain(text, count: count, position: &position, to: &end)
        : writeRun(
          of: runLead, text, count: count, position: &position, to: &end)
      if position == count { break }

      var behind = position
      guard
        var entry = unsafe entry(of: text, count: count, position: &behind)
      else { return nil }
      if entry.has(ElementEntry.contractionFlag) {
        unsafe entry = longestMatch(
          groups[entry.listStart], text, count: count, position: &behind)
      }
      position = behind
      if entry.has(ElementEntry.unknownFlag) { return nil }
      if entry.has(ElementEntry.listFlag) {
        for index in 0..<entry.listCount {
          let element = unsafe lists[entry.listStart &+ index]
          if element.primary != 0 {
            unsafe append(
              element.primary, length: element.primaryLength,
              isCompressible: element.isCompressible, to: &end,
              runLead: &runLead)
          }
          if element.secondary != CollationElement.common {
            secondaries.append(
              element.secondary, after: elementCount,
              isAboveCommon: element.secondary > CollationElement.common)
          }
          if element.tertiary != CollationElement.common {
            tertiaries.append(
              element.tertiary, after: elementCount,
              isAboveCommon: element.isTertiaryAboveCommon)
          }
          elementCount &+= 1
        }
      } else if entry != .ignorable {
        unsafe append(
          entry.primary, length: entry.primaryLength,
          isCompressible: entry.has(ElementEntry.compressibleFlag), to: &end,
          runLead: &runLead)
        if entry.has(ElementEntry.tertiaryFlag) {
          tertiaries.append(
            entry.tertiary, after: elementCount,
            isAboveCommon: entry.has(ElementEntry.tertiaryAboveFlag))
        }
        elementCount &+= 1
      }
    }
    unsafe finish(after: elementCount, to: &end)
    return unsafe end - key
  }

  /// Writes characters that stand for one element with common weights and do not
  /// compress, as long as they come; returns how many.
  @inline(__always)  // Else the two places would be kept in memory.
  private func writePlain(
    _ text: UnsafePointer<UInt8>, count: Int, position: inout Int,
    to end: inout UnsafeMutablePointer<UInt8>
  ) -> Int {
    var (next, target) = unsafe (position, end)
    var elementCount = 0
    while next < count {
      var behind = next
      guard
        let entry = unsafe entry(of: text, count: count, position: &behind),
        entry.isPlain
      else { break }
      unsafe store(entry.primary, at: target)
      unsafe target += entry.primaryLength
      elementCount &+= 1
      next = behind
    }
    position = next
    unsafe end = target
    return elementCount
  }

  /// Writes such characters that go on with a compressed run.
  @inline(__always)  // As above.
  private func writeRun(
    of lead: UInt32, _ text: UnsafePointer<UInt8>, count: Int,
    position: inout Int, to end: inout UnsafeMutablePointer<UInt8>
  ) -> Int {
    var (next, target) = unsafe (position, end)
    var elementCount = 0
    while next < count {
      var behind = next
      guard
        let entry = unsafe entry(of: text, count: count, position: &behind),
        entry.isPlainCompressible, entry.primary >> 24 == lead
      else { break }
      unsafe store(entry.primary << 8, at: target)
      unsafe target += entry.primaryLength &- 1
      elementCount &+= 1
      next = behind
    }
    position = next
    unsafe end = target
    return elementCount
  }

  /// The entry of the character at a position, which moves behind it; `nil` when
  /// it is in no table.
  @inline(__always)  // Once for each character.
  private func entry(
    of text: UnsafePointer<UInt8>, count: Int, position: inout Int
  ) -> ElementEntry? {
    let first = unsafe text[position]
    if first < 0x80 {
      position &+= 1
      return unsafe entries[Int(first)]
    }
    guard
      let scalar = unsafe decodeScalar(
        text, count: count, position: &position)
    else { return nil }
    return unsafe entries[
      Int(blocks[Int(scalar) >> 6]) &+ Int(scalar & 0x3F)]
  }

  /// Writes the levels after the first.
  private mutating func finish(
    after elementCount: Int, to end: inout UnsafeMutablePointer<UInt8>
  ) {
    if secondaries.isAllCommon, tertiaries.isAllCommon,
      UInt(bitPattern: elementCount &- 1) < shortRun
    {
      // Each level is a separator and one count.
      let count = UInt32(truncatingIfNeeded: elementCount)
      let levels = commonLevels &+ count &* 0x0100_0100
      unsafe UnsafeMutableRawPointer(end).storeBytes(
        of: levels.littleEndian, as: UInt32.self)
      unsafe end += 4
      return
    }
    if levels.hasSecondary {
      unsafe end.pointee = 0x01
      unsafe end += 1
      unsafe secondaries.finish(after: elementCount, to: &end)
    }
    if levels.hasTertiary {
      unsafe end.pointee = 0x01
      unsafe end += 1
      unsafe tertiaries.finish(after: elementCount, to: &end)
    }
    for byte in levels.tail {
      unsafe end.pointee = byte
      unsafe end += 1
    }
  }
}

/// Stores the bytes of a left-aligned weight; those beyond its length are
/// overwritten by what comes next.
@inline(__always)  // Two instructions, once for each character.
private func store(_ weight: UInt32, at end: UnsafeMutablePointer<UInt8>) {
  unsafe UnsafeMutableRawPointer(end).storeBytes(
    of: weight.bigEndian, as: UInt32.self)
}

/// Appends a primary weight, ending or continuing a compressed run.
private func append(
  _ primary: UInt32, length: Int, isCompressible: Bool,
  to end: inout UnsafeMutablePointer<UInt8>, runLead: inout UInt32
) {
  let lead = primary >> 24
  if isCompressible, lead == runLead {
    unsafe store(primary << 8, at: end)
    unsafe end += length &- 1
    return
  }
  if runLead != 0 {
    unsafe end.pointee = lead < runLead ? 0x03 : 0xFF
    unsafe end += 1
  }
  unsafe store(primary, at: end)
  unsafe end += length
  runLead = isCompressible ? lead : 0
}

/// The scalar of two or three bytes at a position, which moves behind it;
/// `nil` when there is none or it has four bytes.
@inline(__always)  // Once for each character beyond ASCII.
func decodeScalar(
  _ text: UnsafePointer<UInt8>, count: Int, position: inout Int
) -> UInt32? {
  let first = UInt32(unsafe text[position])
  guard count &- position >= 2 else { return nil }
  let second = UInt32(unsafe text[position &+ 1]) ^ 0x80
  guard second < 0x40 else { return nil }
  if first &- 0xC2 <= 0xDF - 0xC2 {
    position &+= 2
    return (first & 0x1F) << 6 | second
  }
  guard first & 0xF0 == 0xE0, count &- position >= 3 else { return nil }
  let third = UInt32(unsafe text[position &+ 2]) ^ 0x80
  let scalar = (first & 0x0F) << 12 | second << 6 | third
  // Overlong forms are ill-formed; surrogates are in no table.
  guard third < 0x40, scalar >= 0x800 else { return nil }
  position &+= 3
  return scalar
}

/// The entry of the longest contraction whose rest stands at a position, which
/// moves behind it.
private func longestMatch(
  _ group: borrowing ContractionGroup, _ text: UnsafePointer<UInt8>, count: Int,
  position: inout Int
) -> ElementEntry {
  var following: UInt64 = 0
  for index in 0..<min(8, count &- position) {
    following |= UInt64(unsafe text[position &+ index]) << UInt64(8 &* index)
  }
  for contraction in group.contractions
  where contraction.suffixLength <= count &- position {
    let unused = UInt64(8 &* (8 &- contraction.suffixLength))
    if following << unused == contraction.suffix << unused {
      position &+= contraction.suffixLength
      return contraction.entry
    }
  }
  return group.alone
}

extension ElementTable {
  /// Runs a closure with a writer of keys from this table.
  func withKeyWriter<Result, Failure: Error>(
    _ body: (inout KeyWriter) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe entries.withUnsafeBufferPointer {
      entries throws(Failure) in
      try unsafe blocks.withUnsafeBufferPointer { blocks throws(Failure) in
        try unsafe lists.withUnsafeBufferPointer { lists throws(Failure) in
          try unsafe groups.withUnsafeBufferPointer { groups throws(Failure) in
            var writer = unsafe KeyWriter(
              entries: entries.baseAddress!, blocks: blocks.baseAddress!,
              lists: lists.baseAddress ?? unreadable(),
              groups: groups.baseAddress ?? unreadable(), levels: levels)
            return try body(&writer)
          }
        }
      }
    }
  }
}

/// Stands for the start of an empty array, which no entry refers to.
private func unreadable<Element>() -> UnsafePointer<Element> {
  unsafe UnsafePointer(bitPattern: MemoryLayout<Element>.alignment)!
}
