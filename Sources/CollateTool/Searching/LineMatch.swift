import ThumbIndex

/// Where and how a line matches.
struct LineMatch: Sendable {
  /// The matching bytes of the line, in order and without overlaps; empty if
  /// only the line's own reading matches.
  var ranges: [Range<Int>] = []

  /// The finest tier in which all words of the query match.
  var tier: SearchTier

  /// The bytes of the line's own reading, if a word matches only that.
  var reading: Range<Int>?

  /// How well the worst of the query's words matches.
  var fit = MatchFit.all[0]

  /// How many slips keep the line from matching; `nil` if it matches.
  var slips: Double?

  /// How close the line is to what the user typed; computed only for ranking.
  var closeness = Closeness.exact

  init(tier: SearchTier) { self.tier = tier }

  /// Sorts the ranges of several words or parts, and joins overlapping ones.
  mutating func joinOverlappingRanges() {
    if ranges.count < 2 { return }
    var joined: [Range<Int>] = []
    let sorted = ranges.sorted {
      ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    }
    for range in sorted {
      if let last = joined.last, range.lowerBound < last.upperBound {
        joined[joined.count - 1] =
          last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    ranges = joined
  }
}

extension FieldSplitter {
  /// The part of a line that a key names; the whole line without a key.
  func lineText(
    of key: KeySpecification?, in line: Range<Int>,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> LineText {
    let quoted = unsafe quotedPart(of: key, in: line, bytes)
    if let (value, origins) = quoted {
      return unsafe value.withUnsafeBufferPointer {
        unsafe LineText($0, offset: 0, sources: origins)
      }
    }
    // A part without quotes is a range of the line.
    let stretch = unsafe parts(of: key, in: [line], bytes).ranges[0]
    return unsafe LineText(
      bytes[rebasing: stretch], offset: stretch.lowerBound - line.lowerBound)
  }
}

/// A part of a line as a text, with the places of its characters in the line.
struct LineText {
  let text: String

  /// The start of the part in its line; 0 if ``sources`` is not `nil`.
  private let offset: Int

  /// For each byte of the text, and for the end, the place in the part; `nil`
  /// if the text has the same bytes as the part.
  private var origins: [Int]?

  /// For each byte of a part without its CSV quotes, the place in the line;
  /// `nil` if the part is a range of the line.
  private let sources: [Int]?

  /// Makes a text from bytes; U+FFFD replaces each ill-formed sequence.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, offset: Int, sources: [Int]? = nil
  ) {
    self.offset = offset
    self.sources = sources
    if let text = unsafe String(validating: bytes, as: UTF8.self) {
      self.text = text
      return
    }
    var repaired: [UInt8] = []
    var origins: [Int] = []
    var parser = Unicode.UTF8.ForwardParser()
    var rest = unsafe bytes.makeIterator()
    var place = 0
    parsing: while true {
      let scalar: [UInt8]
      let length: Int
      switch unsafe parser.parseScalar(from: &rest) {
      case .valid(let encoded):
        scalar = Array(encoded)
        length = scalar.count
      case .error(let count):
        scalar = Array("\u{FFFD}".utf8)
        length = count
      case .emptyInput: break parsing
      }
      repaired += scalar
      origins += scalar.map { _ in place }
      place += length
    }
    text = String(decoding: repaired, as: UTF8.self)
    self.origins = origins + [place]
  }

  /// The line's bytes from which a range of the text was made.
  func bytes(of range: Range<String.Index>) -> Range<Int> {
    let (start, end) = (place(range.lowerBound), place(range.upperBound))
    // A quote after the last byte of the range does not belong to it.
    guard let sources, start < end else { return start..<end }
    return sources[start]..<sources[end - 1] + 1
  }

  /// The line's bytes from which the text was made.
  var bytes: Range<Int> { bytes(of: text.startIndex..<text.endIndex) }

  private func place(_ index: String.Index) -> Int {
    let place = text.utf8.distance(from: text.startIndex, to: index)
    return offset + (origins?[place] ?? place)
  }
}
