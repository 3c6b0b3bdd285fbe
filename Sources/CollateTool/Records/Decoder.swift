import ThumbIndex

/// Turns the bytes of a file into UTF-8.
struct Decoder {
  private let converter: CharsetConverter
  private let charset: String

  /// UTF-8 that was not yet taken.
  private var decoded: ArraySlice<UInt8> = []
  private var hasEnded = false

  /// How many bytes are read at a time.
  private static let piece = 1 << 16

  /// - Parameter charset: A charset that ICU knows.
  init(_ charset: String) throws(Failure) {
    self.charset = charset
    converter = try .open(from: charset, to: "UTF-8")
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
      var text: [UInt8] = []
      do throws(ICUError) {
        try converter.append(
          unsafe bytes.bytes.span, isLast: hasEnded, to: &text)
      } catch {
        throw .trouble(
          "cannot read '\(path)': byte \(converter.position) is not \(charset)")
      }
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
