import ThumbIndex

/// Finds the characters of a file that would come out as other bytes than they
/// were read from, because the charset has several codes for them.
///
/// Text is encoded again as soon as it is decoded. First, whole pieces are
/// compared. If a piece differs, two more converters, which have not read that
/// piece yet, go through it byte by byte.
struct RoundTrip {
  private let charset: Charset

  /// Encodes whole pieces again, to compare the bytes with those of the file.
  private var encoder: Encoder
  private var pieces = EqualStreams()

  /// Decodes single bytes of a piece that differs, which `slowEncoder` encodes.
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

  /// Checks the next bytes of the file.
  ///
  /// - Parameters:
  ///   - text: The UTF-8 that the decoder has returned for these bytes.
  ///   - isLast: Whether the file ends with these bytes.
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

  /// Moves the converters for single bytes to the end of a piece that is equal.
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
      // Without a table, the bytes of later characters may depend on the lost
      // one.
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

  /// Notes the first character that has other bytes, and goes on after the last
  /// character that was decoded.
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
