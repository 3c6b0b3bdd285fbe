/// Finds where a text may be cut: where what comes after cannot change the
/// primary weights of what comes before.
///
/// So the primary level in the key of the text before a cut is the beginning of
/// the key of the whole text: ICU ends neither the level nor a run of weights
/// with equal lead bytes by a byte.
///
/// A cut is before a character that begins with no mark, so that normalization
/// moves nothing over it; that no contraction from before may reach; and that
/// is no digit if digits are compared by value. It does not matter whether the
/// weights of this character depend on the text before it.
struct TextCuts: Sendable {
  private let reaches: ScalarTable<Reach>
  private let isNumeric: Bool

  /// How many characters before a place may begin a contraction that reaches
  /// the place.
  private let longestReach: Int

  /// The longest reach of a contraction in CLDR's orders.
  static let longestReachInCLDR = 8

  /// - Parameter hasRules: Whether the collator was made from a caller's rules.
  /// - Complexity: Some microseconds; tens of milliseconds with rules, as ICU
  ///   then lists all contractions.
  init(_ handle: CollatorHandle, hasRules: Bool) {
    isNumeric = handle.value(of: .numeric) == .on
    if hasRules {
      // In rules, a contraction may depend on the text before it.
      var listed: [UInt32: Int] = [:]
      let all = try? handle.listedContractions(withPrefixes: true)
      for text in all ?? [] {
        let first = text.unicodeScalars.first!.value
        listed[first] = max(listed[first] ?? 0, Reach.length(of: text))
      }
      // If ICU is out of memory, no text is cut.
      let unlisted = all == nil ? Int.max : 0
      longestReach = listed.values.max() ?? unlisted
      reaches = ScalarTable { [listed] scalar in
        (Reach(of: scalar) { listed[$0] ?? unlisted }, [])
      }
    } else {
      longestReach = Self.longestReachInCLDR
      reaches = ScalarTable { scalar in
        let reach = Reach(of: scalar) { start in
          let texts = try? handle.contractions(beginningWith: start)
          return texts.map { $0.map(Reach.length).max() ?? 0 } ?? .max
        }
        return (reach, [])
      }
    }
  }

  /// The first place at or after an offset where a text may be cut; its end if
  /// there is none.
  ///
  /// Ill-formed bytes are no places to cut at.
  func place(in text: Span<UInt8>, from offset: Int) -> Int {
    var place = offset
    while place < text.count {
      var next = place
      if let scalar = text.scalar(at: &next), mayBegin(scalar),
        !isReached(place, text)
      {
        return place
      }
      place = max(next, place + 1)
    }
    return text.count
  }

  private func mayBegin(_ scalar: UInt32) -> Bool {
    CombiningClasses.table[scalar].leading == 0
      && !(isNumeric && CharacterProperties.isDigit(scalar))
  }

  /// Whether a contraction that begins before a place may reach it.
  private func isReached(_ place: Int, _ text: Span<UInt8>) -> Bool {
    var (start, distance) = (place, 1)
    while start > 0, distance <= longestReach {
      let scalar = text.scalar(before: &start)
      if reaches[scalar].length >= distance { return true }
      distance += 1
    }
    return false
  }
}

/// How many characters after a scalar a contraction may reach that begins with
/// the scalar, or with a part of its decomposition.
struct Reach: ScalarEntry {
  let bits: UInt64

  init(bits: UInt64) { self.bits = bits }

  /// - Parameter reach: Returns the reach of contractions that begin with a
  ///   scalar.
  init(of scalar: UInt32, _ reach: (UInt32) -> Int) {
    let starts = CharacterProperties.canonicalDecomposition(scalar) + [scalar]
    bits = UInt64(starts.map(reach).max()!)
  }

  var length: Int { Int(bits) }

  /// The reach of a contraction; marks at its end do not count, as no text is
  /// cut before a mark.
  static func length(of contraction: String) -> Int {
    Array(contraction.unicodeScalars).lastIndex {
      CombiningClasses.table[$0.value].leading == 0
    } ?? 0
  }
}

extension Span<UInt8> {
  /// Reads the scalar before an offset, and moves the offset to its start; an
  /// ill-formed byte counts as U+FFFD.
  fileprivate func scalar(before position: inout Int) -> UInt32 {
    let end = position
    position -= 1
    while position > Swift.max(0, end - 4), self[position] & 0xC0 == 0x80 {
      position -= 1
    }
    var next = position
    if let scalar = scalar(at: &next), next == end { return scalar }
    position = end - 1
    return 0xFFFD
  }
}
