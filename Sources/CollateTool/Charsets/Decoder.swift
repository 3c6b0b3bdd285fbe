import ThumbIndex

/// Turns the bytes of a file into UTF-8.
struct Decoder {
  private let charset: Charset
  private let name: String
  private let converter: CharsetConverter

  /// Finds the characters that would come out as other bytes; `nil` if the
  /// output need not have the bytes of the input.
  private var roundTrip: RoundTrip?

  /// The first bytes of the file, as long as they are too few to tell the order
  /// of bytes.
  private var start: [UInt8]? = []

  /// UTF-8 that the reader has not taken yet.
  private var decoded: ArraySlice<UInt8> = []
  private var hasEnded = false

  /// How many bytes to read at a time: not many, since ``RoundTrip`` goes
  /// through a whole piece byte by byte if it finds a difference there.
  private static let piece = 1 << 14

  /// - Parameter charset: The charsets; `init` returns `nil` if the input is in
  ///   UTF-8.
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
  /// - Throws: An error if reading fails, or bytes do not belong to the
  ///   charset.
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
