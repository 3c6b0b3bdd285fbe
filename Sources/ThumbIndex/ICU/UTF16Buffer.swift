internal import CICU

/// A text in UTF-16 for ICU's functions, in reusable memory.
///
/// Filling the buffer changes texts that would take ICU too long:
///
/// - U+0344 becomes the two marks that it is equivalent to. On U+0FB2 U+0301
///   U+1D16D U+0344, ICU 72 never returns. With the two marks it returns, and
///   finds canonically equivalent texts equal.
/// - Runs of more than thirty marks are cut by U+034F, as in UAX #15's
///   Stream-Safe Text Format. ICU's time grows with the square of a run's
///   length if the run is not in canonical order, and with the cube if its
///   marks compose.
///
/// Memory is safe because the first `count` of `capacity` units are filled, and
/// each function that fills units makes room first.
@safe struct UTF16Buffer: ~Copyable {
  private(set) var units: UnsafeMutablePointer<UInt16>
  private(set) var count = 0
  private var capacity = 256

  init() { unsafe units = .allocate(capacity: capacity) }

  deinit { unsafe units.deallocate() }

  /// Makes room for a number of units, and keeps the first `kept` units.
  private mutating func reserve(_ needed: Int, keeping kept: Int = 0) {
    if needed <= capacity { return }
    let old = unsafe units
    capacity = 2 * needed
    unsafe units = .allocate(capacity: capacity)
    unsafe units.update(from: old, count: kept)
    unsafe old.deallocate()
  }

  /// Fills the buffer with a text in UTF-16.
  mutating func fill(_ text: some Collection<UInt16>) {
    reserve(text.count)
    count = 0
    for unit in text {
      unsafe units[count] = unit
      count &+= 1
    }
    writeOutDialytikaTonos()
    cutLongRuns()
  }

  /// Fills the buffer with a text in UTF-8; each ill-formed sequence counts as
  /// U+FFFD.
  ///
  /// - Precondition: The text has no more than
  ///   ``ICUKeyWriter/maximumTextLength`` bytes.
  mutating func fill(utf8 text: Span<UInt8>) {
    // A unit for each byte always suffices.
    reserve(text.count)
    var length: Int32 = 0
    unsafe text.withUnsafeBufferPointer { text in
      guard let base = text.baseAddress, !text.isEmpty else { return }
      var status = cicu_U_ZERO_ERROR
      unsafe base.withMemoryRebound(to: CChar.self, capacity: text.count) {
        unsafe cicu_u_strFromUTF8WithSub(
          units, Int32(capacity), &length, $0, Int32(text.count), &status)
      }
    }
    count = Int(length)
    writeOutDialytikaTonos()
    cutLongRuns()
  }

  /// Fills the buffer with a text in UTF-8 that needs no normalization.
  ///
  /// - Returns: `false` if the text may need normalization, is ill-formed, or
  ///   has characters beyond U+FFFF. Then fill the buffer anew.
  mutating func fillIfNormalized(utf8 text: Span<UInt8>) -> Bool {
    let classes = CombiningClasses.table
    reserve(text.count)
    count = 0
    var position = 0
    var order = MarkOrder()
    while position < text.count {
      guard let scalar = text.scalar(at: &position), scalar < 0x10000 else {
        return false
      }
      // There is room: each character has at least one byte.
      unsafe units[count] = UInt16(truncatingIfNeeded: scalar)
      count &+= 1
      if scalar < 0x80 {
        order = MarkOrder()
        continue
      }
      if !order.mayFollow(classes[scalar]) { return false }
    }
    // The inserted U+034F has combining class 0, so the text stays in order.
    cutLongRuns()
    return true
  }

  private mutating func writeOutDialytikaTonos() {
    // Few texts have the character, and a loop that only counts is fast.
    var added = 0
    for index in 0..<count where unsafe units[index] == 0x0344 { added += 1 }
    if added == 0 { return }
    insert(0x0308, times: added) { $1 == 0x0344 }
    for index in 0..<count where unsafe units[index] == 0x0344 {
      unsafe units[index] = 0x0301
    }
  }

  /// Inserts a unit at some places.
  ///
  /// - Parameters:
  ///   - added: The number of places.
  ///   - isPlace: Whether to insert the unit before a unit that is there; called
  ///     from the last unit backwards.
  private mutating func insert(
    _ unit: UInt16, times added: Int,
    before isPlace: (_ index: Int, _ next: UInt16) -> Bool
  ) {
    reserve(count + added, keeping: count)
    var (index, target) = (count, count + added)
    count = target
    // Units before the first place stay, so the target is never below the index.
    while target > index, index > 0 {
      let next = unsafe units[index - 1]
      (index, target) = (index - 1, target - 1)
      unsafe units[target] = next
      if isPlace(index, next) {
        target -= 1
        unsafe units[target] = unit
      }
    }
  }
}

// MARK: - Runs of marks

/// The most marks of a run that is not cut.
private let longestRun = 30

/// The fewest characters of a run that is cut, as no character begins or ends
/// with more than three marks.
private let shortestCutRun = 10

extension UTF16Buffer {
  /// Cuts runs of more than ``longestRun`` marks.
  ///
  /// If marks are rare, this reads only one unit in ten.
  private mutating func cutLongRuns() {
    var cuts: [Int] = []
    var place = shortestCutRun - 1
    while place < count {
      if unsafe units[place] >= 0x300, marks(at: place).leading > 0 {
        place = endOfRun(around: place, &cuts)
      }
      place += shortestCutRun
    }
    insert(0x034F, times: cuts.count) { index, _ in
      if cuts.last != index { return false }
      cuts.removeLast()
      return true
    }
  }

  /// Returns the end of the run of marks around a unit; appends the places to
  /// cut.
  private func endOfRun(around place: Int, _ cuts: inout [Int]) -> Int {
    var end = character(at: place).units.lowerBound
    while end > 0, marks(at: end - 1).leading > 0 {
      end = character(at: end - 1).units.lowerBound
    }
    var length = end > 0 ? Int(marks(at: end - 1).trailing) : 0
    while end < count {
      let leading = Int(marks(at: end).leading)
      if leading == 0 { break }
      if length + leading > longestRun {
        cuts.append(end)
        length = 0
      }
      length += leading
      end = character(at: end).units.upperBound
    }
    return end
  }

  private func marks(at place: Int) -> CombiningClasses {
    CombiningClasses.table[character(at: place).scalar]
  }

  /// The character that a unit belongs to; an unpaired surrogate is a character
  /// by itself.
  private func character(at place: Int) -> (scalar: UInt32, units: Range<Int>) {
    let unit = unsafe units[place]
    if UTF16.isLeadSurrogate(unit), place + 1 < count,
      unsafe UTF16.isTrailSurrogate(units[place + 1])
    {
      return unsafe (
        UInt32(lead: unit, trail: units[place + 1]), place..<place + 2
      )
    }
    if UTF16.isTrailSurrogate(unit), place > 0,
      unsafe UTF16.isLeadSurrogate(units[place - 1])
    {
      return unsafe (
        UInt32(lead: units[place - 1], trail: unit), place - 1..<place + 1
      )
    }
    return (UInt32(unit), place..<place + 1)
  }
}
