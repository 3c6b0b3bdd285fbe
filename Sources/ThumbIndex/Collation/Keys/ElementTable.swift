/// The collation elements of common scripts, copied from a collator, so that
/// sort keys can be written without ICU.
///
/// An entry is made when its character first occurs, and kept only if the keys
/// written from it equal those of `ucol_getSortKey`. All other characters, such
/// as combining marks, digits in numeric mode, Han, Hangul and kana, get
/// ``ElementEntry/unknown``. ICU makes the whole key of a text with an unknown
/// character.
struct ElementTable: Sendable {
  let levels: KeyLevels
  let entries: ScalarTable<ElementEntry>

  /// Returns `nil` when only ICU can write the collator's sort keys.
  ///
  /// - Complexity: Some microseconds; later, some microseconds for each new
  ///   character.
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

  /// Makes the entry of a scalar, and the words that the entry refers to.
  ///
  /// - Complexity: About five ICU calls, and three for each contraction.
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
    // An entry counts only if the key written from it is exactly ICU's.
    var writer = KeyWriter(levels)
    for text in [first] + known
    where writer.key(of: text.utf8.span, made)
      != icu.key(of: text.utf8.span)
    {
      return (.unknown, [])
    }
    return (made.entry, made.words)
  }

  /// Adds the contractions that begin with a scalar.
  ///
  /// A contraction with a scalar that ``fillable`` lacks is left out: ICU makes
  /// the keys of all texts with this scalar.
  ///
  /// Returns the added contractions whose elements are known; `nil` if a
  /// contraction does not fit into an entry.
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
