extension SectionTable {
  /// Puts the sections of a layout in order, and finds the one of a boundary.
  struct Assembly {
    private(set) var titles: [String] = []
    private let layout: IndexLayout
    private let buckets: [Alphabet.Bucket]
    private var sectionOfBucket: [Int?]
    private var sectionOfExtra: [IndexLayout.Extra: Int] = [:]

    init(_ alphabet: Alphabet, _ layout: IndexLayout) {
      self.layout = layout
      buckets = alphabet.buckets
      sectionOfBucket = Array(repeating: nil, count: buckets.count)
      addExtras(.first)
      for bucket in Self.order(of: alphabet, layout.style) {
        sectionOfBucket[bucket] = titles.count
        titles.append(buckets[bucket].label)
      }
      addExtras(.last)
    }

    /// The section of what begins at a boundary.
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
      if let extra { return sectionOfExtra[extra]! }
      return sectionOfBucket[boundary.bucket] ?? sectionOfExtra[layout.rest]!
    }

    private mutating func addExtras(_ placement: IndexLayout.Placement) {
      var extras = [
        layout.empty, layout.symbols, layout.digits, layout.otherScripts,
      ].compactMap(\.self)
      if layout.style == .standard { extras.append(layout.rest) }
      // Two extras that are the same share a section.
      for extra in extras
      where extra.placement == placement && sectionOfExtra[extra] == nil {
        sectionOfExtra[extra] = titles.count
        titles.append(extra.title)
      }
    }

    /// The buckets that are sections, in the order of the sections.
    private static func order(
      of alphabet: Alphabet, _ style: IndexLayout.Style
    ) -> [Int] {
      let all = Array(alphabet.buckets.indices)
      if style == .icu { return all }
      let titled = all.filter { alphabet.buckets[$0].kind == .title }
      // The scripts of the locale's own titles come first, even where its
      // collator has Latin before them, as the Japanese one does.
      let isOwn = { (bucket: Int) in
        let first = alphabet.buckets[bucket].label.unicodeScalars.first
        return first.map { alphabet.ownScripts.contains(Script($0)) } ?? false
      }
      return titled.filter(isOwn) + titled.filter { !isOwn($0) }
    }
  }
}
