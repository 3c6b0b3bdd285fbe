import ThumbIndex

/// Finds the characters of a file that would not come out as the bytes that they
/// are read from, because the charset has several codes for them.
///
/// Text is encoded again as soon as it is decoded. Whole pieces are compared
/// first; where they differ, two converters that are one piece behind go
/// through the piece byte by byte.
struct RoundTrip {
  private let charset: Charset

  /// What makes bytes of whole pieces, to be held against those of the file.
  private var encoder: Encoder
  private var pieces = EqualStreams()

  /// The same for single bytes.
  private let slowDecoder: CharsetConverter
  private var slowEncoder: Encoder
  private var bytes = EqualStreams()

  /// The characters in ``bytes``, and where the bytes of each end.
  private var characters: [(scalar: UInt32, end: Int)] = []

  /// The text in ``bytes``.
  private var sinceEqual: [UInt8] = []

  private var hasGivenUp = false

  /// Returns `nil` unless the output should have the bytes of the input.
  init?(_ charset: Charset) throws(Failure) {
    guard charset.givesBytesBack, let name = charset.input,
      let encoder = Encoder(charset)
    else { return nil }
    self.charset = charset
    self.encoder = encoder
    slowEncoder = encoder
    slowDecoder = try .open(from: name, to: "UTF-8")
  }

  /// Looks at the next bytes of the file.
  ///
  /// - Parameters:
  ///   - text: The UTF-8 that the bytes, and those before, give now.
  ///   - isLast: Whether the file ends with them.
  mutating func check(_ piece: Span<UInt8>, _ text: [UInt8], isLast: Bool) {
    if hasGivenUp { return }
    do throws(ICUError) {
      var encoded: [UInt8] = []
      try encoder.append(text.span, isLast: isLast, to: &encoded)
      if pieces.append(piece, encoded.span), !isLast || pieces.isComplete {
        pieces.forgetMatched()
        charset.noteUsualCodes(of: text.span)
        return try follow(piece, text, isLast: isLast)
      }
    } catch {
      encoder = encoder.renewed
    }
    for index in piece.indices {
      checkNext(piece.extracting(index..<index + 1), isLast: false)
    }
    if isLast { checkNext(Span(), isLast: true) }
    pieces = bytes
    pieces.forgetMatched()
  }

  /// Takes the converters for single bytes past a piece.
  private mutating func follow(
    _ piece: Span<UInt8>, _ text: [UInt8], isLast: Bool
  ) throws(ICUError) {
    var result: [UInt8] = []
    try slowDecoder.append(piece, isLast: isLast, to: &result)
    try slowEncoder.append(text.span, isLast: isLast, to: &result)
    bytes = pieces
    characters = []
    sinceEqual = []
  }

  private mutating func checkNext(_ byte: Span<UInt8>, isLast: Bool) {
    if hasGivenUp { return }
    var text: [UInt8] = []
    var encoded: [UInt8] = []
    var isLacking = false
    do throws(ICUError) {
      try slowDecoder.append(byte, isLast: isLast, to: &text)
    } catch {
      hasGivenUp = true
      return
    }
    do throws(ICUError) {
      try slowEncoder.append(text.span, isLast: isLast, to: &encoded)
    } catch {
      isLacking = true
      slowEncoder = slowEncoder.renewed
      // The bytes of other characters may depend on what was lost.
      hasGivenUp = !charset.hasTable
    }
    let isSame = bytes.append(byte, encoded.span)
    sinceEqual += text
    var position = 0
    while let scalar = text.span.nextScalar(at: &position) {
      characters.append((scalar, bytes.left.count))
    }
    if isLacking || !isSame || isLast && !bytes.isComplete {
      noteDifference()
    } else if bytes.isComplete {
      charset.noteUsualCodes(of: sinceEqual.span)
      sinceEqual = []
      bytes = EqualStreams()
      characters = []
    }
  }

  /// Notes the first character that has other bytes, and goes on behind what is
  /// decoded.
  private mutating func noteDifference() {
    let index =
      characters.firstIndex { $0.end > bytes.matched } ?? characters.count - 1
    var rest = 0
    if index >= 0 {
      let (scalar, end) = characters[index]
      let start = index == 0 ? 0 : characters[index - 1].end
      charset.noteCode(Array(bytes.left[start..<end]), of: scalar)
      rest = characters.last!.end
    }
    let following = bytes.left[rest...]
    bytes = EqualStreams()
    _ = bytes.append(Array(following).span, Span())
    characters = []
    sinceEqual = []
  }
}
