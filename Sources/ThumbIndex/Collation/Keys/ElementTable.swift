/// The collation elements of the characters in common scripts, copied out of
/// one collator so that sort keys can be written without calling ICU.
///
/// What is in the table has been compared with ICU: the key written from each
/// entry was that of `ucol_getSortKey`. What is not (combining marks, digits in
/// numeric mode, Han, Hangul, kana and whatever else does not stand for itself)
/// is ``ElementEntry/unknown``, and a text that contains it goes through ICU as a
/// whole. An entry is made when a text first has its character.
struct ElementTable: Sendable {
  let levels: KeyLevels
  let entries: ScalarTable<ElementEntry>

  /// The table of a collator; `nil` when its sort keys have levels that only ICU
  /// writes.
  ///
  /// - Complexity: Some microseconds; then as many for each character.
  init?(_ handle: CollatorHandle) {
    guard let levels = KeyLevels(handle) else { return nil }
    let maker = EntryMaker(handle, levels)
    self.levels = levels
    entries = ScalarTable { maker.entry(of: $0) }
  }
}

/// Makes the entries of a table.
private struct EntryMaker: Sendable {
  let handle: CollatorHandle
  let levels: KeyLevels
  let fillable: FillableScalars

  init(_ handle: CollatorHandle, _ levels: KeyLevels) {
    self.handle = handle
    self.levels = levels
    fillable = FillableScalars(
      dependent: handle.dependentScalars,
      isNumeric: handle.value(of: .numeric) == .on)
  }

  /// - Complexity: About three ICU calls, two for each contraction.
  func entry(of scalar: UInt32) -> (ElementEntry, [UInt64]) {
    var made = ScalarElements(scalar)
    guard fillable.contains(scalar), let reader = try? ElementReader(handle),
      let contracted = try? handle.contractions(beginningWith: scalar)
    else { return (.unknown, []) }
    var icu = ICUKeyWriter(handle)
    let first = String(Unicode.Scalar(scalar)!)
    guard let elements = reader.keyElements(of: first, levels, &icu) else {
      return (.unknown, [])
    }
    made.entry = made.entry(for: elements)
    guard let known = add(contracted, to: &made, reader, &icu) else {
      return (.unknown, [])
    }
    // The judge of the table: an entry from which not exactly ICU's key is
    // written is none.
    var writer = KeyWriter(made, levels)
    for text in [first] + known
    where writer.key(of: text.utf8.span) != icu.key(of: text.utf8.span) {
      return (.unknown, [])
    }
    return (made.entry, made.words)
  }

  /// Adds the contractions that begin with a scalar and go on with characters of
  /// tables, and returns those that are known; `nil` when they do not fit.
  ///
  /// Others need no entry: their text goes through ICU for the character that
  /// is in no table.
  private func add(
    _ texts: [String], to made: inout ScalarElements,
    _ reader: ElementReader, _ icu: inout ICUKeyWriter
  ) -> [String]? {
    var found: [(suffix: String, entry: ElementEntry)] = []
    var known: [String] = []
    for text in texts {
      let suffix = text.unicodeScalars.dropFirst()
      guard suffix.allSatisfy({ fillable.contains($0.value) }) else {
        continue
      }
      if suffix.isEmpty || String(suffix).utf8.count > 8 { return nil }
      var entry = ElementEntry.unknown
      if let elements = reader.keyElements(of: text, levels, &icu) {
        entry = made.entry(for: elements)
        known.append(text)
      }
      found.append((String(suffix), entry))
    }
    made.setContractions(found)
    return known
  }
}
