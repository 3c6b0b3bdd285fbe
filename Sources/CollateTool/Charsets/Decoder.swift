import ThumbIndex

/// Turns the bytes of a file into UTF-8.
struct Decoder {
  private let charset: Charset
  private let name: String
  private let converter: CharsetConverter

  /// What finds the characters that do not come out as they came in; `nil` if
  /// they come out in another charset.
  private var roundTrip: RoundTrip?

  /// The first bytes of the file, until the charset has seen them.
  private var start: [UInt8]? = []

  /// UTF-8 that was not yet taken.
  private var decoded: ArraySlice<UInt8> = []
  private var hasEnded = false

  /// How many bytes are read at a time: few, as ``RoundTrip`` looks at each byte
  /// of a piece in which it finds something.
  private static let piece = 1 << 14

  /// - Parameter charset: The charsets; the result is `nil` if that of the input
  ///   is UTF-8.
  init?(_ charset: Charset) throws(Failure) {
    guard let name = charset.input else { return nil }
    self.charset = charset
    self.name = name
    converter = try .open(from: name, to: "UTF-8")
    roundTrip = try RoundTrip(charset)
  }

  /// Reads some UTF-8 into a buffer, and returns the number of its bytes; 0 at
  /// the end.
  ///
  /// - Throws: Also if bytes are not of the charset.
  mutating func read(
    _ file: FileDescriptor, _ path: FilePath,
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(Failure) -> Int {
    while decoded.isEmpty, !hasEnded {
      var bytes = ByteBuffer(expectedSize: Self.piece)
      let count: Int
      do throws(SystemError) {
        count = unsafe try file.read(into: bytes.room(for: Self.piece))
      } catch {
        throw unreadable(path, error)
      }
      bytes.count = count
      hasEnded = count == 0
      if let start {
        let more = unsafe start + bytes.bytes.prefix(Endianness.longestMark)
        let isEnough = hasEnded || more.count >= Endianness.longestMark
        if isEnough, !more.isEmpty { charset.noteStart(more) }
        self.start = isEnough ? nil : more
      }
      var text: [UInt8] = []
      do throws(ICUError) {
        try converter.append(
          unsafe bytes.bytes.span, isLast: hasEnded, to: &text)
      } catch {
        throw .trouble(
          "cannot read '\(path)': byte \(converter.position) is not \(name)")
      }
      unsafe roundTrip?.check(bytes.bytes.span, text, isLast: hasEnded)
      decoded = text[...]
    }
    let count = min(decoded.count, buffer.count)
    unsafe buffer.copyBytes(from: decoded.prefix(count))
    decoded.removeFirst(count)
    return count
  }
}

extension CharsetConverter {
  /// Opens a conversion between charsets that ICU knows.
  static func open(
    from source: String, to target: String
  ) throws(Failure) -> CharsetConverter {
    do throws(ICUError) {
      return try CharsetConverter(from: source, to: target)
    } catch {
      throw .trouble("cannot convert \(source) to \(target): \(error)")
    }
  }
}
