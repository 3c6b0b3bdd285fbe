internal import CICU

/// The weights of a collation element, before scripts are reordered.
///
/// Most letters have one element. In English, `ä` has two: for `a` and for the
/// dots.
struct ElementWeights: Sendable, Hashable {
  /// The primary weight, left-aligned; 0 when the element has none.
  let primary: UInt32

  let secondary: UInt16

  /// The tertiary weight, with the two highest bits for the case.
  let tertiary: UInt16

  /// The secondary and tertiary weight of most letters.
  static let common: UInt16 = 0x0500

  /// Makes weights from the 64 bits of ICU's element.
  ///
  /// Two of the bits, which belong to a fourth level, are left out.
  fileprivate init(_ element: Int64) {
    let bits = UInt64(bitPattern: element)
    primary = UInt32(truncatingIfNeeded: bits >> 32)
    secondary = UInt16(truncatingIfNeeded: bits >> 16)
    tertiary = UInt16(truncatingIfNeeded: bits) & 0xFF3F
  }

  /// Whether the element has no accent, upper case or variant form.
  var isPlain: Bool { secondary == Self.common && tertiary == Self.common }

  /// Whether the element adds nothing to a key.
  var isIgnorable: Bool { primary | UInt32(secondary | tertiary) == 0 }
}

/// Reads the collation elements of texts, on one thread.
@safe final class ElementReader {
  private let handle: CollatorHandle
  private let elements: OpaquePointer
  private var text = UTF16Buffer()

  /// The highest primary weight that the collator ignores as punctuation; 0 if
  /// it ignores none.
  ///
  /// ICU also returns the elements that the collator ignores;
  /// ``hasPrimary(_:)`` is `false` for them.
  let shiftLimit: UInt32

  init(_ handle: CollatorHandle) throws(ICUError) {
    self.handle = handle
    unsafe elements = try icuHandle {
      unsafe cicu_Elements_open(handle.pointer, &$0)
    }
    shiftLimit = handle.isShifted ? handle.variableTop : 0
  }

  deinit { unsafe cicu_Elements_close(elements) }

  /// Calls a closure with each element of a text in UTF-16.
  func forEach(
    of units: some Collection<UInt16>, _ body: (ElementWeights) -> Void
  ) throws(ICUError) {
    text.fill(units)
    var count: Int32 = 0
    let read = unsafe try withICUStatus {
      unsafe cicu_Elements_read(
        elements, text.units, Int32(text.count), &count, &$0)
    }
    for index in 0..<Int(count) {
      body(ElementWeights(unsafe read![index]))
    }
  }

  /// The elements of a text, without those that are ignorable on every level.
  func elements(
    of units: some Collection<UInt16>
  ) throws(ICUError) -> [ElementWeights] {
    var result: [ElementWeights] = []
    try forEach(of: units) { if !$0.isIgnorable { result.append($0) } }
    return result
  }

  /// Calls a closure with each of the given characters of plane 0, and with the
  /// elements that the character has by itself.
  ///
  /// ICU reads all characters in one call, which is faster. U+FFFE separates
  /// them, as no contraction contains it.
  func forEachCharacter(
    _ characters: [UInt16],
    _ body: (
      _ character: UInt16, _ elements: Span<ElementWeights>
    ) -> Void
  ) throws(ICUError) {
    // The two separators at the start move all characters away from the places
    // where the buffer looks for long runs of marks.
    var units = [characterSeparator, characterSeparator]
    units.reserveCapacity(2 + 2 * characters.count)
    for character in characters {
      units.append(character)
      units.append(characterSeparator)
    }
    var elements: [ElementWeights] = []
    elements.reserveCapacity(2 * units.count)
    try forEach(of: units) { elements.append($0) }
    var characters = characters.makeIterator()
    var start = 2
    for end in elements.indices.dropFirst(2)
    where elements[end].primary == elements[0].primary {
      guard let character = characters.next() else { return }
      body(character, elements.span.extracting(start..<end))
      start = end + 1
    }
  }

  /// Whether an element has a primary weight that the collator does not ignore.
  func hasPrimary(_ element: ElementWeights) -> Bool {
    element.primary > max(shiftLimit, 0xFFFF)
  }

  /// Calls a closure with each primary weight of a text, except ignored
  /// weights.
  func forEachPrimary(
    of units: some Collection<UInt16>, _ body: (_ primary: UInt32) -> Void
  ) {
    // If ICU is out of memory, the text counts as empty.
    try? forEach(of: units) { element in
      if hasPrimary(element) { body(element.primary) }
    }
  }

  /// The primary weight of a text; `nil` unless the text has exactly one that
  /// is not ignored.
  func onlyPrimary(of units: some Collection<UInt16>) -> UInt32? {
    var count = 0
    var only: UInt32 = 0
    forEachPrimary(of: units) { primary in
      count += 1
      only = primary
    }
    return count == 1 ? only : nil
  }
}

/// The character whose weight is lower than all others, under any rules.
private let characterSeparator: UInt16 = 0xFFFE
