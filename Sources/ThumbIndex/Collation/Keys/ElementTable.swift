/// The collation elements of common scripts, copied from a collator, so that
/// sort keys can be written without ICU.
///
/// An entry is made when a text first has its character, and holds only if the
/// key written from it is that of `ucol_getSortKey`. Other characters are
/// ``ElementEntry/unknown``: combining marks, digits in numeric mode, Han,
/// Hangul, kana. ICU makes the whole key of a text with one of them.
struct ElementTable: Sendable {
  let levels: KeyLevels
  let entries: ScalarTable<ElementEntry>

  /// Returns `nil` when only ICU can write the collator's sort keys.
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
    // An entry counts only if exactly ICU's key is written from it.
    var writer = KeyWriter(made, levels)
    for text in [first] + known
    where writer.key(of: text.utf8.span) != icu.key(of: text.utf8.span) {
      return (.unknown, [])
    }
    return (made.entry, made.words)
  }

  /// Adds the contractions that consist of fillable scalars and begin with a
  /// scalar.
  ///
  /// Returns those that it could add, or `nil` when they do not fit.
  ///
  /// Other contractions need no entry: they have a character that sends the
  /// text to ICU.
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
