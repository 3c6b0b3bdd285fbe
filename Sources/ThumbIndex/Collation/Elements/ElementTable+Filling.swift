internal import CICU

extension ElementTable {
  /// Copies the common scripts out of a collator; `nil` when its sort keys have
  /// levels that only ICU writes.
  ///
  /// - Complexity: A few milliseconds: about three ICU calls for each of some
  ///   3,000 scalars, two for each contraction.
  init?(_ handle: CollatorHandle) {
    guard let levels = KeyLevels(handle),
      let reader = try? ElementReader(handle)
    else { return nil }
    self.init(levels: levels)
    var primaries = ReorderedPrimaries()
    let scalars = fillableScalars(handle)
    // Single letters first: they tell how primary weights are reordered, which
    // is needed to read ligatures and the like.
    for several in [false, true] {
      for scalar in scalars {
        fill(scalar, several, from: reader, primaries: &primaries)
      }
    }
    addContractions(of: handle, from: reader, primaries: &primaries)
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
    of handle: CollatorHandle, from reader: borrowing ElementReader,
    primaries: inout ReorderedPrimaries
  ) {
    let known = self
    for text in contractions(of: handle) {
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

  /// The judge of the table: an entry from which not exactly ICU's key is
  /// written is taken out.
  private mutating func forgetWhatDiffers(
    from reader: borrowing ElementReader, scalars: [UInt32]
  ) {
    var wrong: [UInt32] = []
    withKeyWriter { writer in
      for scalar in scalars where self[scalar] != .unknown {
        guard !self[scalar].has(ElementEntry.contractionFlag) else { continue }
        let text = String(Unicode.Scalar(scalar)!)
        if writer.key(of: text) != reader.key(of: Array(text.utf16)) {
          wrong.append(scalar)
        }
      }
    }
    for scalar in wrong { self[scalar] = .unknown }
    // Scalars that begin a contraction, and the contractions themselves.
    for scalar in scalars where self[scalar].has(ElementEntry.contractionFlag) {
      forgetContractionsThatDiffer(scalar, from: reader)
    }
  }

  private mutating func forgetContractionsThatDiffer(
    _ scalar: UInt32, from reader: borrowing ElementReader
  ) {
    let first = String(Unicode.Scalar(scalar)!)
    let group = groups[self[scalar].listStart]
    let texts =
      [first]
      + group.contractions.filter { $0.entry != .unknown }.map {
        first + $0.suffixText
      }
    let isRight = withKeyWriter { writer in
      texts.allSatisfy {
        writer.key(of: $0) == reader.key(of: Array($0.utf16))
      }
    }
    if !isRight { self[scalar] = .unknown }
  }
}

extension KeyWriter {
  /// The key of a short text as an array.
  fileprivate mutating func key(of text: String) -> [UInt8]? {
    var text = text
    return text.withUTF8 { utf8 in
      let capacity = Self.maximumKeyLength(ofBytes: utf8.count)
      var length: Int?
      let key = unsafe [UInt8](unsafeUninitializedCapacity: capacity) {
        buffer, count in
        length = unsafe write(
          utf8.baseAddress!, count: utf8.count, to: buffer.baseAddress!)
        count = length ?? 0
      }
      return length == nil ? nil : key
    }
  }
}

extension Contraction {
  fileprivate var suffixText: String {
    String(
      decoding: (0..<suffixLength).map {
        UInt8(truncatingIfNeeded: suffix >> UInt64(8 * $0))
      }, as: UTF8.self)
  }
}

extension KeyLevels {
  /// The levels of a collator's sort keys, or `nil` when some of them are
  /// written by ICU alone: the case level, shifted punctuation on the fourth
  /// level, and the code points of strength `identical`.
  fileprivate init?(_ handle: CollatorHandle) {
    let strength = handle.value(of: UCOL_STRENGTH)
    let isShifted =
      handle.value(of: UCOL_ALTERNATE_HANDLING) == UCOL_SHIFTED.rawValue
    guard handle.value(of: UCOL_CASE_LEVEL) != UCOL_ON.rawValue,
      strength < UCOL_QUATERNARY.rawValue
        || strength == UCOL_QUATERNARY.rawValue && !isShifted
    else { return nil }
    hasSecondary = strength >= UCOL_SECONDARY.rawValue
    hasTertiary = strength >= UCOL_TERTIARY.rawValue
    tertiaryRun =
      switch handle.value(of: UCOL_CASE_FIRST) {
      case UCOL_UPPER_FIRST.rawValue: .upperFirst
      case UCOL_LOWER_FIRST.rawValue: .lowerFirst
      default: .tertiary
      }
    isSecondaryBackward =
      hasSecondary
      && handle.value(of: UCOL_FRENCH_COLLATION) == UCOL_ON.rawValue
    tail = strength == UCOL_QUATERNARY.rawValue ? [0x01] : []
  }
}

/// How primary weights of letters stand in the collator's keys, where scripts
/// may be reordered, as far as it was seen in keys of single letters.
private struct ReorderedPrimaries {
  /// Primary and whether it compresses; `nil` for one that keys leave out.
  private var known: [UInt32: CollationElement?] = [:]

  /// Elements with their primaries as in keys, without those that keys leave
  /// out; `nil` when that cannot be told.
  mutating func reorder(
    _ elements: [CollationElement], of text: [UInt16],
    from reader: borrowing ElementReader
  ) -> [CollationElement]? {
    let primaries = elements.filter { $0.primary != 0 }
    if primaries.count == 1, known[primaries[0].primary] == nil {
      known[primaries[0].primary] = learn(text, from: reader)
    }
    var result: [CollationElement] = []
    var isAfterIgnored = false
    for var element in elements {
      if element.primary == 0 {
        // Ignored with the punctuation before it. At the start of a text it
        // would depend on what comes before.
        if isAfterIgnored { continue }
        if result.isEmpty { return nil }
      } else {
        guard let reordered = known[element.primary] else { return nil }
        isAfterIgnored = reordered == nil
        guard let reordered else { continue }
        element.primary = reordered.primary
        element.isCompressible = reordered.isCompressible
      }
      result.append(element)
    }
    return result
  }

  /// The one primary weight in the key of a text, or `nil` if it has none.
  private func learn(
    _ text: [UInt16], from reader: borrowing ElementReader
  ) -> CollationElement?? {
    let bytes = reader.primaryBytes(of: text)
    if bytes.isEmpty { return .some(nil) }
    guard bytes.count <= 4 else { return nil }
    var element = CollationElement()
    for (index, byte) in bytes.enumerated() {
      element.primary |= UInt32(byte) << UInt32(24 - 8 * index)
    }
    if bytes.count > 1 {
      let twice = reader.primaryBytes(of: text + text).count
      guard twice == 2 * bytes.count || twice == 2 * bytes.count - 1 else {
        return nil
      }
      element.isCompressible = twice < 2 * bytes.count
    }
    return element
  }
}

/// The scripts that are worth a table: alphabets with an entry or two for each
/// letter, punctuation, currency signs.
private let commonRanges: [ClosedRange<UInt32>] = [
  0x0000...0x058F,  // Latin, IPA, Greek, Cyrillic, Armenian
  0x05D0...0x05F4,  // Hebrew
  0x060C...0x06FF,  // Arabic
  0x10A0...0x10FF,  // Georgian
  0x1C80...0x1CBF,  // Cyrillic and Georgian, extended
  0x1D00...0x1DBF,  // phonetic extensions
  0x1E00...0x1FFF,  // Latin and Greek, extended
  0x2010...0x2027,  // dashes, quotation marks
  0x2030...0x205E,
  0x20A0...0x20BF,  // currency signs
  0x2C60...0x2C7F,  // Latin, extended
  0x2DE0...0x2E7F,  // punctuation
  0xA720...0xA7FF,  // Latin, extended
  0xFB00...0xFB06,  // Latin ligatures
]

/// Scalars of the common scripts that may stand for themselves: assigned, not
/// combining, and no digits where digits are compared by value.
private func fillableScalars(_ handle: CollatorHandle) -> [UInt32] {
  var status = U_ZERO_ERROR
  guard let form = unsafe cicu_unorm2_getNFDInstance(&status) else { return [] }
  let isNumeric =
    handle.value(of: UCOL_NUMERIC_COLLATION) == UCOL_ON.rawValue
  return commonRanges.joined().filter { scalar in
    let c = UChar32(scalar)
    if cicu_u_isdefined(c) == 0 { return false }
    if isNumeric, cicu_u_isdigit(c) != 0 { return false }
    var decomposed: [UInt16] = [0, 0, 0, 0, 0, 0, 0, 0]
    var status = U_ZERO_ERROR
    let length = unsafe cicu_unorm2_getDecomposition(
      form, c, &decomposed, Int32(decomposed.count), &status)
    // A combining mark, or what begins with one when decomposed, changes what
    // comes before it.
    let first = length > 0 ? UChar32(decomposed[0]) : c
    return unsafe cicu_unorm2_getCombiningClass(form, first) == 0
  }
}

/// The strings that a collator treats as one, or whose second part depends on
/// the first.
private func contractions(of handle: CollatorHandle) -> [String] {
  guard let set = unsafe cicu_uset_openEmpty() else { return [] }
  defer { unsafe cicu_uset_close(set) }
  var status = U_ZERO_ERROR
  unsafe cicu_ucol_getContractionsAndExpansions(
    handle.pointer, set, nil, 1, &status)
  var result: [String] = []
  var text = [UInt16](repeating: 0, count: 64)
  let count = unsafe cicu_uset_getItemCount(set)
  for index in 0..<count {
    var start: UChar32 = 0
    var end: UChar32 = 0
    var status = U_ZERO_ERROR
    let length = unsafe cicu_uset_getItem(
      set, index, &start, &end, &text, Int32(text.count), &status)
    // Items of length 0 are ranges of single characters.
    guard length > 0, length <= text.count else { continue }
    result.append(String(decoding: text.prefix(Int(length)), as: UTF16.self))
  }
  return result
}

private func utf16(_ scalar: UInt32) -> [UInt16] { [UInt16(scalar)] }
