/// The collation elements of the characters in common scripts, copied out of
/// one collator so that sort keys can be written without calling ICU.
///
/// What is in the table has been compared with ICU: the key written from each
/// entry was that of `ucol_getSortKey`. What is not (combining marks, digits in
/// numeric mode, Han, Hangul, kana and whatever else does not stand for itself)
/// is ``ElementEntry/unknown``, and a text that contains it goes through ICU as a
/// whole. Blocks are made when a text first has one of their characters.
struct ElementTable: Sendable {
  let levels: KeyLevels
  let entries: ScalarTable<ElementEntry>

  /// The table of a collator; `nil` when its sort keys have levels that only ICU
  /// writes.
  ///
  /// - Complexity: Ten to twenty milliseconds, in which ICU lists its
  ///   contractions; then some tenths of one for each block.
  init?(_ handle: CollatorHandle) {
    guard let levels = KeyLevels(handle),
      let contractions = try? Contractions(of: handle)
    else { return nil }
    let maker = BlockMaker(handle, levels, contractions)
    self.levels = levels
    entries = ScalarTable { maker.block(of: $0) }
  }
}

/// Makes the blocks of a table.
private struct BlockMaker: Sendable {
  let handle: CollatorHandle
  let levels: KeyLevels
  let fillable: FillableScalars

  /// The contractions by their first scalar.
  let contractions: [UInt32: [String]]

  init(
    _ handle: CollatorHandle, _ levels: KeyLevels, _ contractions: Contractions
  ) {
    self.handle = handle
    self.levels = levels
    fillable = FillableScalars(
      dependent: contractions.dependentScalars,
      isNumeric: handle.value(of: .numeric) == .on)
    self.contractions = Dictionary(grouping: contractions.all) {
      $0.unicodeScalars.first!.value
    }
  }

  /// - Complexity: About three ICU calls for each scalar, two for each
  ///   contraction.
  func block(of scalars: Range<UInt32>) -> [ElementEntry] {
    var block = ElementBlock(scalars)
    guard FillableScalars.areCommon(ClosedRange(scalars)),
      let reader = try? ElementReader(handle)
    else { return block.words }
    var icu = ICUKeyWriter(handle)
    var known: [(scalar: UInt32, text: String)] = []
    for scalar in scalars where fillable.contains(scalar) {
      let first = String(Unicode.Scalar(scalar)!)
      guard let elements = reader.keyElements(of: first, levels, &icu) else {
        continue
      }
      block[scalar] = block.entry(for: elements)
      known.append((scalar, first))
      if let contracted = contractions[scalar] {
        known += add(contracted, to: scalar, in: &block, reader, &icu)
          .map { (scalar, $0) }
      }
    }
    // The judge of the table: an entry from which not exactly ICU's key is
    // written is taken out.
    var writer = KeyWriter(block, levels)
    for (scalar, text) in known
    where writer.key(of: text.utf8.span) != icu.key(of: text.utf8.span) {
      block[scalar] = .unknown
    }
    return block.words
  }

  /// Adds the contractions that begin with a scalar and go on with characters of
  /// tables, and returns those that are known.
  ///
  /// Others need no entry: their text goes through ICU for the character that
  /// is in no table.
  private func add(
    _ texts: [String], to scalar: UInt32, in block: inout ElementBlock,
    _ reader: ElementReader, _ icu: inout ICUKeyWriter
  ) -> [String] {
    var found: [(suffix: String, entry: ElementEntry)] = []
    var known: [String] = []
    for text in texts {
      let suffix = text.unicodeScalars.dropFirst()
      guard suffix.allSatisfy({ fillable.contains($0.value) }) else {
        continue
      }
      if suffix.isEmpty || String(suffix).utf8.count > 8 {
        block[scalar] = .unknown
        return []
      }
      var entry = ElementEntry.unknown
      if let elements = reader.keyElements(of: text, levels, &icu) {
        entry = block.entry(for: elements)
        known.append(text)
      }
      found.append((String(suffix), entry))
    }
    block.setContractions(found, of: scalar)
    return known
  }
}
