extension Span<UInt16> {
  /// Reads the scalar at an offset, and moves the offset past it.
  ///
  /// Returns `nil` at the end. An unpaired surrogate counts as a scalar.
  func nextScalar(at position: inout Int) -> UInt32? {
    guard position < count else { return nil }
    let unit = self[position]
    position += 1
    guard UTF16.isLeadSurrogate(unit), position < count,
      UTF16.isTrailSurrogate(self[position])
    else { return UInt32(unit) }
    position += 1
    return UInt32(lead: unit, trail: self[position - 1])
  }
}

extension UInt32 {
  /// The scalar of a surrogate pair.
  init(lead: UInt16, trail: UInt16) {
    self = 0x10000 + (Self(lead & 0x3FF) << 10 | Self(trail & 0x3FF))
  }
}
