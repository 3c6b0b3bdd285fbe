import ThumbIndex

/// Where and how a line matches.
struct LineMatch: Sendable {
  /// The bytes that match, counted from the start of the line: in order, without
  /// overlaps, none where only a reading matches.
  var ranges: [Range<Int>] = []

  /// The finest tier in which all words of the query match.
  var tier: SearchTier

  /// The rank of the word that matches worst.
  var rank = SearchMatch.Rank.wholeText

  init(tier: SearchTier) { self.tier = tier }

  /// Puts the ranges of several words or parts in order, overlapping ones as one.
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
  /// The part of a line that a key names, the whole line without one.
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
    // What is not in quotes is a stretch of the line, also where others are.
    let stretch = unsafe parts(of: key, in: [line], bytes).ranges[0]
    return unsafe LineText(
      UnsafeBufferPointer(rebasing: bytes[stretch]),
      offset: stretch.lowerBound - line.lowerBound)
  }
}

/// Part of a line as text, which knows where it has its characters from.
struct LineText {
  let text: String

  /// Where the part begins in its line.
  private let offset: Int

  /// For each byte of the text, and its end, the byte of the part that it comes
  /// from; `nil` where they are the same.
  private var origins: [Int]?

  /// For each byte of a part that is made from the line, which byte of the line
  /// it is; `nil` where the part is a stretch of the line.
  private let sources: [Int]?

  /// The text of bytes, in which an ill-formed sequence counts as U+FFFD.
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

  /// The bytes of a stretch of the text, counted from the start of the line.
  func bytes(of range: Range<String.Index>) -> Range<Int> {
    let (start, end) = (place(range.lowerBound), place(range.upperBound))
    // Between two bytes of a part there may be a quote that belongs to neither.
    guard let sources, start < end else { return start..<end }
    return sources[start]..<sources[end - 1] + 1
  }

  private func place(_ index: String.Index) -> Int {
    let place = text.utf8.distance(from: text.startIndex, to: index)
    return offset + (origins?[place] ?? place)
  }
}
