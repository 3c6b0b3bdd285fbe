/// The sections of an alphabet in a layout, and where they begin among sort
/// keys.
///
/// A key's section is found by comparing bytes: first the eight-byte prefix of
/// the key with those of the boundaries, whole keys only where prefixes do not
/// decide.
struct SectionTable: Sendable {
  /// The title of each section.
  private(set) var titles: [String] = []

  /// The first eight bytes of each boundary, big-endian, in order.
  let prefixes: [UInt64]

  /// For each first byte of a key, the last boundary that no such key is below;
  /// in most alphabets no other boundary has that byte.
  private let leads: [UInt32]

  /// Each boundary's bytes beyond the prefix.
  let rests: [[UInt8]]

  /// The section at each boundary.
  private let sections: [Int]

  init(_ alphabet: Alphabet, _ layout: IndexLayout) {
    let assembly = Assembly(alphabet, layout)
    let found = alphabet.boundaries.map { assembly.section(at: $0) }
    titles = assembly.titles
    // Neighbours in one section need no boundary between them.
    let needed = found.indices.filter { $0 == 0 || found[$0] != found[$0 - 1] }
    sections = needed.map { found[$0] }
    prefixes = needed.map { bigEndianPrefix(alphabet.boundaries[$0].key) }
    let prefixes = prefixes
    leads = (0..<257).map { lead in
      // There are no keys with byte 256; the number of boundaries ends the list.
      let isAbove = { (prefix: UInt64) in prefix >> 56 >= UInt64(lead) }
      let first = prefixes.firstIndex(where: isAbove) ?? prefixes.count
      let isExact =
        first < prefixes.count && prefixes[first] == UInt64(lead) << 56
      return UInt32(lead < 256 && isExact ? first : first - 1)
    }
    rests = needed.map { Array(alphabet.boundaries[$0].key.dropFirst(8)) }
  }

  /// The number of stretches between boundaries, each in one section.
  var stretchCount: Int { sections.count }

  /// The section of a stretch.
  func section(ofStretch stretch: Int) -> Int { sections[stretch] }

  /// The stretch of a key, given its prefix and, where that does not decide,
  /// all its bytes.
  func stretch(
    prefix: UInt64, isNotBelow: (_ rest: [UInt8]) -> Bool
  ) -> Int {
    // The last boundary whose prefix is not above the key's. The first
    // boundary is the empty key, so there is one.
    let lead = Int(prefix >> 56)
    var low = Int(leads[lead])
    var count = Int(leads[lead + 1]) - low + 1
    while count > 1 {
      let half = count / 2
      low += prefixes[low + half] <= prefix ? half : 0
      count -= half
    }
    while low > 0, prefixes[low] == prefix, !rests[low].isEmpty,
      !isNotBelow(rests[low])
    {
      low -= 1
    }
    return low
  }

  /// Whether a key is at or behind the boundary that begins a stretch.
  func isKey(
    prefix: UInt64, atOrBehind stretch: Int,
    isNotBelow: (_ rest: [UInt8]) -> Bool
  ) -> Bool {
    if prefixes[stretch] != prefix { return prefixes[stretch] < prefix }
    return rests[stretch].isEmpty || isNotBelow(rests[stretch])
  }
}

func bigEndianPrefix(_ bytes: some Collection<UInt8>) -> UInt64 {
  var prefix: UInt64 = 0
  var shift: UInt64 = 56
  for byte in bytes.prefix(8) {
    prefix |= UInt64(byte) << shift
    shift &-= 8
  }
  return prefix
}
