extension ElementTable {
  /// The judge of the table: an entry from which not exactly ICU's key is
  /// written is taken out.
  mutating func forgetWhatDiffers(
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
