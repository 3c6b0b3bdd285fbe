extension SectionTable {
  /// Orders the sections of a layout, and finds the section of a boundary.
  struct Assembly {
    private(set) var titles: [String] = []
    private(set) var isOccasional: [Bool] = []
    private let layout: IndexLayout
    private let buckets: [Alphabet.Bucket]
    private var sectionOfBucket: [Int?]
    /// The section of each title, by ``String/asTitleKey``.
    private var sectionOfTitle: [String: Int] = [:]

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
      if let extra { return sectionOfTitle[extra.title.asTitleKey]! }
      if layout.style == .standard {
        return sectionOfTitle[layout.rest.title.asTitleKey]!
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
      let key = title.asTitleKey
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
      // puts Latin before them, as in Japanese.
      // In an order of scripts that the caller asked for, they stay there.
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
