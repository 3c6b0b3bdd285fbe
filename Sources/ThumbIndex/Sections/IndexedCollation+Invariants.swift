extension IndexedCollation {
  /// The invariants of the alphabet and of the section table hold.
  package func checkInvariants() throws(BrokenInvariant) {
    try alphabet.checkInvariants()
    try table.checkInvariants()
  }
}

extension Alphabet {
  /// Boundaries rise from the empty key on, and each begins one of the buckets.
  func checkInvariants() throws(BrokenInvariant) {
    try invariant(
      boundaries.first?.key == .empty, "no boundary below all keys")
    for (last, next) in zip(boundaries, boundaries.dropFirst()) {
      try invariant(
        last.key.bytes.lexicographicallyPrecedes(next.key.bytes),
        "boundary \(next.key) does not come after \(last.key)")
    }
    for boundary in boundaries {
      try invariant(
        buckets.indices.contains(boundary.bucket),
        "boundary \(boundary.key) leads to bucket \(boundary.bucket)")
    }
    let titled = buckets.filter { $0.kind == .title }.map(\.label)
    try invariant(titles == titled, "titles are not those of the buckets")
  }
}

extension SectionTable {
  /// Stretches lead to existing sections, neighbours to different ones, and
  /// each is found from its own boundary.
  func checkInvariants() throws(BrokenInvariant) {
    for stretch in 0..<stretchCount {
      let section = section(ofStretch: stretch)
      try invariant(
        titles.indices.contains(section),
        "stretch \(stretch) leads to section \(section)")
      try invariant(
        stretch == 0 || section != self.section(ofStretch: stretch - 1),
        "stretch \(stretch) is in the section of the one before")
      let words = boundaries[stretch]
      let word = { (index: Int) in index < words.count ? words[index] : 0 }
      let found = self.stretch(of: word)
      try invariant(
        found == stretch, "boundary \(stretch) is found as \(found)")
      try invariant(
        isKey(atOrBehind: stretch, word),
        "boundary \(stretch) is not in its own stretch")
    }
  }
}
