/// The sections of an alphabet in a layout, and their boundaries among sort
/// keys.
///
/// A search for a key's section compares the first eight bytes of the key and
/// of boundaries. It compares more only if the first eight bytes are equal.
struct SectionTable: Sendable {
  private(set) var titles: [String] = []

  /// Whether each section is in a list and its bar only while it has rows.
  let isOccasional: [Bool]

  /// The first word (eight bytes) of each boundary, in order.
  let prefixes: [UInt64]

  /// For each byte, the index of the last boundary that is at or below all keys
  /// that begin with the byte.
  private let leads: [UInt32]

  /// All words of each boundary.
  let boundaries: [[UInt64]]

  private let sections: [Int]

  init(_ alphabet: Alphabet, _ layout: IndexLayout) {
    let assembly = Assembly(alphabet, layout)
    let found = alphabet.boundaries.map { assembly.section(at: $0) }
    titles = assembly.titles
    isOccasional = assembly.isOccasional
    // A boundary is needed only where the section changes.
    let needed = found.indices.filter { $0 == 0 || found[$0] != found[$0 - 1] }
    sections = needed.map { found[$0] }
    boundaries = needed.map { boundary in
      let key = alphabet.boundaries[boundary].key
      return key.bytes.span.keyWords
    }
    let prefixes = boundaries.map { $0[0] }
    self.prefixes = prefixes
    leads = (0..<257).map { lead in
      // No key begins with 256: the entry for 256 is the last boundary.
      let isAbove = { (prefix: UInt64) in prefix >> 56 >= UInt64(lead) }
      let first = prefixes.firstIndex(where: isAbove) ?? prefixes.count
      let isExact =
        first < prefixes.count && prefixes[first] == UInt64(lead) << 56
      return UInt32(lead < 256 && isExact ? first : first - 1)
    }
  }

  /// The number of stretches: ranges of keys from one boundary to the next,
  /// each in one section.
  var stretchCount: Int { sections.count }

  func section(ofStretch stretch: Int) -> Int { sections[stretch] }

  /// The section of a key.
  ///
  /// - Parameter word: Returns a word of the key, by index. It is never called
  ///   for words after the key's last word, the only one that ends in 00.
  func section(of word: (_ index: Int) -> UInt64) -> Int {
    sections[stretch(of: word)]
  }

  /// The stretch that a key belongs to; `word` returns a word of the key.
  func stretch(of word: (_ index: Int) -> UInt64) -> Int {
    // Finds the last boundary whose first word is not above the key's. There is
    // always one, as the first boundary is the empty key.
    let prefix = word(0)
    let lead = Int(prefix >> 56)
    let above = Int(leads[lead]) + 1..<Int(leads[lead + 1]) + 1
    if above.isEmpty { return Int(leads[lead]) }
    let stretch = above.partitioningIndex { prefixes[$0] > prefix } - 1
    if stretch < above.lowerBound || isKey(atOrBehind: stretch, word) {
      return stretch
    }
    // Many boundaries may share their first word: titles may all begin alike.
    return (above.lowerBound..<stretch).partitioningIndex {
      !isKey(atOrBehind: $0, word)
    } - 1
  }

  /// Whether a key, given by its words, is at or after the boundary that begins
  /// a stretch.
  func isKey(
    atOrBehind stretch: Int, _ word: (_ index: Int) -> UInt64
  ) -> Bool {
    let prefix = word(0)
    if prefixes[stretch] != prefix { return prefixes[stretch] < prefix }
    return compareKeys(word, { boundaries[stretch][$0] }) != .less
  }
}

extension SectionTable {
  /// Orders the sections of a layout, and finds the section of a boundary.
  struct Assembly {
    private(set) var titles: [String] = []
    private(set) var isOccasional: [Bool] = []
    private let layout: IndexLayout
    private let buckets: [Alphabet.Bucket]
    private var sectionOfBucket: [Int?]
    private var sectionOfTitle: [TextKey: Int] = [:]

    init(_ alphabet: Alphabet, _ layout: IndexLayout) {
      self.layout = layout
      buckets = alphabet.buckets
      sectionOfBucket = Array(repeating: nil, count: buckets.count)
      addExtras(.first)
      for bucket in Self.order(of: alphabet, layout.style) {
        if buckets[bucket].kind == .title {
          sectionOfBucket[bucket] = section(
            titled: buckets[bucket].label,
            isOccasional: buckets[bucket].isOccasional)
        } else {
          // ICU's buckets without titles are all labelled `…`; each is a
          // section.
          sectionOfBucket[bucket] = titles.count
          titles.append(buckets[bucket].label)
          isOccasional.append(false)
        }
      }
      addExtras(.last)
    }

    /// The section of the texts between a boundary and the next one.
    func section(at boundary: Alphabet.Boundary) -> Int {
      let kind = buckets[boundary.bucket].kind
      if kind == .title, layout.style == .icu || boundary.content == .letters {
        return sectionOfBucket[boundary.bucket]!
      }
      let extra =
        switch boundary.content {
        case .empty: layout.empty
        case .symbols: layout.symbols
        case .digits: layout.digits
        case .letters: layout.otherScripts
        }
      if let extra { return sectionOfTitle[TextKey(canonical: extra.title)]! }
      if layout.style == .standard {
        return sectionOfTitle[TextKey(canonical: layout.rest.title)]!
      }
      return sectionOfBucket[boundary.bucket]!
    }

    private mutating func addExtras(_ placement: Placement) {
      var extras = [
        layout.empty, layout.symbols, layout.digits, layout.otherScripts,
      ].compactMap(\.self)
      if layout.style == .standard { extras.append(layout.rest) }
      for extra in extras where extra.placement == placement {
        _ = section(titled: extra.title)
      }
    }

    /// Returns the section with a title, and adds it if it is missing.
    private mutating func section(
      titled title: String, isOccasional: Bool = false
    ) -> Int {
      let key = TextKey(canonical: title)
      if let section = sectionOfTitle[key] {
        if !isOccasional { self.isOccasional[section] = false }
        return section
      }
      sectionOfTitle[key] = titles.count
      titles.append(title)
      self.isOccasional.append(isOccasional)
      return titles.count - 1
    }

    /// The buckets that are sections, in order.
    private static func order(
      of alphabet: Alphabet, _ style: IndexLayout.Style
    ) -> [Int] {
      let all = Array(alphabet.buckets.indices)
      if style == .icu { return all }
      let titled = all.filter { alphabet.buckets[$0].kind == .title }
      // The scripts of the locale's own titles come first, even if the collator
      // puts Latin before them, as in Japanese. If the caller asked for an
      // order of scripts, titles stay where this order puts them.
      guard let ownScripts = alphabet.ownScripts,
        !alphabet.collator.hasAskedOrderOfScripts
      else { return titled }
      let isOwn = { (bucket: Int) in
        let first = alphabet.buckets[bucket].label.unicodeScalars.first
        return first.map { ownScripts.contains(Script($0)) } ?? false
      }
      return titled.filter(isOwn) + titled.filter { !isOwn($0) }
    }
  }
}
