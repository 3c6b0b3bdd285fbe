internal import CICU

extension ElementTable {
  /// Copies the common scripts out of a collator; `nil` when its sort keys have
  /// levels that only ICU writes.
  ///
  /// - Complexity: A few milliseconds: about three ICU calls for each of some
  ///   3,000 scalars, two for each contraction.
  init?(_ handle: CollatorHandle) {
    guard let levels = KeyLevels(handle),
      let reader = try? ElementReader(handle),
      let contracted = try? readContractions(of: handle),
      let plain = try? readContractions(of: handle, withPrefixes: false)
    else { return nil }
    self.init(levels: levels)
    var primaries = ReorderedPrimaries()
    let dependent = scalarsWithPrefixes(among: contracted, but: plain)
    let scalars = fillableScalars(handle).filter { !dependent.contains($0) }
    // Single letters first: they tell how primary weights are reordered, which
    // is needed to read ligatures and the like.
    for several in [false, true] {
      for scalar in scalars {
        fill(scalar, several, from: reader, primaries: &primaries)
      }
    }
    addContractions(contracted, from: reader, primaries: &primaries)
    forgetWhatDiffers(from: reader, scalars: scalars)
  }

  private mutating func fill(
    _ scalar: UInt32, _ several: Bool, from reader: borrowing ElementReader,
    primaries: inout ReorderedPrimaries
  ) {
    guard self[scalar] == .unknown,
      let found = try? reader.elements(of: utf16(scalar)),
      several || found.count(where: { $0.primary != 0 }) <= 1,
      let reordered = primaries.reorder(
        found, of: utf16(scalar), from: reader),
      isWritable(
        reordered, byteCount: scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : 3)
    else { return }
    self[scalar] = entry(for: reordered)
  }

  /// Whether a list of elements stays within what a writer can handle.
  private func isWritable(
    _ elements: [CollationElement], byteCount: Int
  ) -> Bool {
    if levels.isSecondaryBackward,
      elements.contains(where: { $0.secondary != CollationElement.common })
    {
      return false
    }
    let length = elements.reduce(0) { $0 + $1.maximumKeyLength }
    return length <= KeyWriter.bytesPerByte * byteCount
  }

  /// Adds the contractions of characters in the table.
  ///
  /// Others need no entry: their text goes through ICU for the character that
  /// is not here.
  private mutating func addContractions(
    _ texts: [String], from reader: borrowing ElementReader,
    primaries: inout ReorderedPrimaries
  ) {
    let known = self
    for text in texts {
      let scalars = text.unicodeScalars.map(\.value)
      guard
        scalars.allSatisfy({ $0 < 0x10000 && known[$0] != .unknown })
      else { continue }
      let suffix = String(text.unicodeScalars.dropFirst()).utf8
      guard suffix.count <= 8 else {
        self[scalars[0]] = .unknown
        continue
      }
      var contraction = ElementEntry.unknown
      if let found = try? reader.elements(of: Array(text.utf16)),
        let reordered = primaries.reorder(
          found, of: Array(text.utf16), from: reader),
        isWritable(reordered, byteCount: text.utf8.count)
      {
        contraction = entry(for: reordered)
      }
      add(
        Contraction(
          suffix: suffix.reversed().reduce(0) { $0 << 8 | UInt64($1) },
          suffixLength: suffix.count, entry: contraction),
        to: scalars[0])
    }
  }
}

private func utf16(_ scalar: UInt32) -> [UInt16] { [UInt16(scalar)] }
