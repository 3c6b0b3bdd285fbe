/// Reads the primary weights of a text out of a key.
///
/// Weights in keys differ from those in ICU's elements. Script reordering
/// changes lead bytes. Some lead bytes compress: the key has the byte only once
/// for a run of weights that share the byte. The weight alone decides which
/// lead byte the key has, and whether the byte compresses. The key of the
/// doubled text (`abab` for `ab`) shows the byte and whether it compresses.
struct KeyPrimaries {
  /// Each weight with its lead byte from the key, and whether that byte
  /// compresses; `nil` when the key does not tell.
  ///
  /// - Parameters:
  ///   - weights: The primary weights of a text's elements.
  ///   - twice: The primary level in the key of the doubled text.
  static func read(
    _ weights: [UInt32], from twice: [UInt8]
  ) -> [(primary: UInt32, isCompressible: Bool)]? {
    let leads = Set(weights.filter { byteCount($0) > 1 }.map { $0 >> 24 })
      .sorted()
    // Only the key shows which lead bytes compress: try each combination.
    guard leads.count <= 4 else { return nil }
    for choice in 0..<1 << leads.count {
      let compressible = Set(
        leads.indices.filter { choice >> $0 & 1 != 0 }.map { leads[$0] })
      if let found = read(weights + weights, compressible, from: twice) {
        return (0..<weights.count).map {
          (found[$0], compressible.contains(weights[$0] >> 24))
        }
      }
    }
    return nil
  }

  /// The weights, with lead bytes read from the key; `nil` if the key does not
  /// fit the guess that `compressible` are the lead bytes that compress.
  private static func read(
    _ weights: [UInt32], _ compressible: Set<UInt32>, from bytes: [UInt8]
  ) -> [UInt32]? {
    var rest = bytes[...]
    var result: [UInt32] = []
    // The lead byte of the current run, in the elements and in the key.
    var run: (lead: UInt32, written: UInt8)?
    for weight in weights {
      let lead = weight >> 24
      var written: UInt8
      if let run, run.lead == lead {
        written = run.written
      } else {
        if let run {
          // The byte that ends a run says whether the next lead byte is lower.
          guard let end = rest.popFirst(), let next = rest.first,
            end == (next < run.written ? 0x03 : 0xFF)
          else { return nil }
        }
        guard let first = rest.popFirst() else { return nil }
        written = first
      }
      for shift in stride(from: 16, to: 24 - 8 * byteCount(weight), by: -8) {
        guard
          rest.popFirst() == UInt8(truncatingIfNeeded: weight >> UInt32(shift))
        else { return nil }
      }
      result.append(UInt32(written) << 24 | weight & 0xFF_FFFF)
      run = compressible.contains(lead) ? (lead, written) : nil
    }
    return rest.isEmpty ? result : nil
  }
}
