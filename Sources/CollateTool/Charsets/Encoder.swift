import ThumbIndex

/// Turns UTF-8 into the charset of the output.
struct Encoder {
  private let charset: Charset
  private let name: String

  /// Opened only with the first text, because then the byte order is known.
  private var converter: CharsetConverter?

  /// Decodes the bytes again, to check that they still give the same text.
  private var decoder: CharsetConverter?
  private var texts = EqualStreams()

  /// - Parameter charset: The charsets; `init` returns `nil` if the output is
  ///   in UTF-8.
  init?(_ charset: Charset) {
    guard let name = charset.output else { return nil }
    self.charset = charset
    self.name = name
  }

  /// A new encoder for the same charset.
  var renewed: Self { Self(charset)! }

  /// Appends a text in the charset.
  ///
  /// - Parameter isLast: Whether nothing follows the text.
  /// - Throws: ICU's error for a character that the charset lacks.
  mutating func append(
    _ text: Span<UInt8>, isLast: Bool, to result: inout [UInt8]
  ) throws(ICUError) {
    let order = charset.endianness
    if converter == nil {
      converter = try CharsetConverter(
        from: "UTF-8", to: order?.name ?? name)
      result += order?.mark ?? []
    }
    let converter = converter!
    let codes = charset.codes
    var start = 0
    if !codes.isEmpty {
      var position = 0
      while position < text.count {
        let begin = position
        guard let scalar = text.scalar(at: &position) else {
          position += 1
          continue
        }
        guard let code = codes[scalar] else { continue }
        // `isLast` ends no state here: charsets with a table have none.
        try converter.append(
          text.extracting(start..<begin), isLast: true, to: &result)
        result += code
        start = position
      }
    }
    try converter.append(
      text.extracting(start...), isLast: isLast, to: &result)
  }

  /// Encodes the next text, and checks that the bytes give the same text again.
  ///
  /// - Throws: An error if the charset lacks a character, even if ICU writes
  ///   another character in its place, or nothing.
  mutating func checked(
    _ text: Span<UInt8>, isLast: Bool
  ) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    do throws(ICUError) {
      try append(text, isLast: isLast, to: &bytes)
    } catch {
      throw failure(lacking: converter?.missingCharacter ?? "")
    }
    var again: [UInt8] = []
    do throws(ICUError) {
      if decoder == nil {
        decoder = try CharsetConverter(from: name, to: "UTF-8")
      }
      try decoder!.append(bytes.span, isLast: isLast, to: &again)
    } catch {
      // The texts now differ, which the next lines report.
    }
    if !texts.append(text, again.span) || isLast && !texts.isComplete {
      var start = texts.matched
      while start > 0, texts.left[start] & 0xC0 == 0x80 { start -= 1 }
      let rest = String(decoding: texts.left[start...].prefix(4), as: UTF8.self)
      throw failure(lacking: String(rest.unicodeScalars.prefix(1)))
    }
    texts.forgetMatched()
    return bytes
  }

  private func failure(lacking character: String) -> Failure {
    .trouble(
      character.isEmpty
        ? "cannot write \(name): the text is not UTF-8"
        : "\(name) has no character '\(character)'; write UTF-8 with "
          + "'--encoding=NAME,UTF-8'")
  }
}
