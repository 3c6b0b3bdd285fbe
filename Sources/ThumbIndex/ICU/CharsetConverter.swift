internal import CICU

/// One of ICU's conversions from a charset to another, piece by piece; on one
/// thread.
@safe package final class CharsetConverter {
  private let source: OpaquePointer
  private let target: OpaquePointer

  /// Text on its way, in UTF-16.
  private let pivot: UnsafeMutableBufferPointer<UInt16>
  private var pivotSource: UnsafeMutablePointer<UInt16>?
  private var pivotTarget: UnsafeMutablePointer<UInt16>?

  /// How many bytes were converted.
  package private(set) var position = 0

  /// Opens a conversion.
  ///
  /// - Parameters:
  ///   - source: A name that ICU knows for the charset to convert from.
  ///   - target: A name of the charset to convert to.
  /// - Throws: ICU's error, if it does not know a charset.
  package init(from source: String, to target: String) throws(ICUError) {
    let opened = unsafe try icuHandle { unsafe cicu_ucnv_open(source, &$0) }
    do throws(ICUError) {
      unsafe self.target = try icuHandle {
        unsafe cicu_ucnv_open(target, &$0)
      }
    } catch {
      unsafe cicu_ucnv_close(opened)
      throw error
    }
    unsafe self.source = opened
    unsafe pivot = .allocate(capacity: 1 << 12)
    unsafe pivotSource = pivot.baseAddress
    unsafe pivotTarget = pivot.baseAddress
    if unsafe Self.canonicalName(of: self.target) == "HZ" {
      // ICU begins HZ with a needless `~}`, whatever comes first. So a line end
      // is converted here and thrown away: the `~}` goes with it.
      var begun: [UInt8] = []
      try append([UInt8(ascii: "\n")].span, isLast: false, to: &begun)
      position = 0
    }
  }

  deinit {
    unsafe cicu_ucnv_close(source)
    unsafe cicu_ucnv_close(target)
    unsafe pivot.deallocate()
  }

  /// What ICU knows of a charset with a name; `nil` if it knows none.
  ///
  /// - Returns: ICU's own name of the charset, and whether a table describes it,
  ///   so that a character has the same bytes wherever it stands.
  package static func charset(
    named name: String
  ) -> (name: String, hasTable: Bool)? {
    let opened = unsafe try? icuHandle { unsafe cicu_ucnv_open(name, &$0) }
    guard let converter = unsafe opened else { return nil }
    defer { unsafe cicu_ucnv_close(converter) }
    let kinds = [cicu_UCNV_SBCS, cicu_UCNV_DBCS, cicu_UCNV_MBCS]
    return unsafe canonicalName(of: converter).map {
      ($0, kinds.contains(unsafe cicu_ucnv_getType(converter)))
    }
  }

  private static func canonicalName(of converter: OpaquePointer) -> String? {
    let name = unsafe try? withICUStatus {
      unsafe cicu_ucnv_getName(converter, &$0)
    }
    return unsafe name.flatMap { unsafe $0 }.map { unsafe String(cString: $0) }
  }

  /// Converts the next piece, and appends the result.
  ///
  /// - Parameter isLast: Whether nothing follows the piece.
  /// - Throws: ICU's error for bytes that are not of the charset, or for a
  ///   character that the other charset lacks; then ``position`` is behind it.
  package func append(
    _ bytes: Span<UInt8>, isLast: Bool, to result: inout [UInt8]
  ) throws(ICUError) {
    // A piece of one byte needs less room than a whole file.
    let room = min(1 << 16, 64 + 4 * bytes.count)
    var read = 0
    while true {
      var isFull = false
      var written: [UInt8] = []
      var failure: ICUError?
      unsafe written = [UInt8](unsafeUninitializedCapacity: room) {
        buffer, count in
        unsafe bytes.extracting(read...).withUnsafeBytes { input in
          // An empty piece may have no address, which ICU refuses.
          var none: CChar = 0
          unsafe withUnsafePointer(to: &none) { none in
            let start =
              unsafe input.baseAddress?.assumingMemoryBound(to: CChar.self)
              ?? none
            var from: UnsafePointer<CChar>? = unsafe start
            let output = unsafe UnsafeMutableRawPointer(buffer.baseAddress!)
              .assumingMemoryBound(to: CChar.self)
            var to: UnsafeMutablePointer<CChar>? = unsafe output
            var status = cicu_U_ZERO_ERROR
            unsafe cicu_ucnv_convertEx(
              target, source, &to, output + buffer.count, &from,
              start + input.count, pivot.baseAddress, &pivotSource,
              &pivotTarget, pivot.baseAddress! + pivot.count, 0,
              isLast ? 1 : 0, &status)
            unsafe count = to! - output
            unsafe read += from! - start
            isFull = status == cicu_U_BUFFER_OVERFLOW_ERROR
            if !isFull, status > cicu_U_ZERO_ERROR {
              failure = ICUError(status)
            }
          }
        }
      }
      result += written
      if isFull { continue }
      position += read
      if let failure { throw failure }
      return
    }
  }

  /// The character that the other charset lacks, after an error; empty if the
  /// error is another one.
  package var missingCharacter: String {
    var units = [UInt16](repeating: 0, count: 32)
    var count = Int8(units.count)
    var status = cicu_U_ZERO_ERROR
    unsafe cicu_ucnv_getInvalidUChars(target, &units, &count, &status)
    if status > cicu_U_ZERO_ERROR { return "" }
    return String(utf16: units.span.extracting(0..<Int(count)))
  }

  /// What a text's charset may be; `nil` if ICU cannot tell.
  ///
  /// A text with a byte-order mark is of `UTF-16` or `UTF-32`, charsets in which
  /// the mark tells the order.
  package static func guess(at bytes: Span<UInt8>) -> String? {
    let opened = unsafe try? icuHandle { unsafe cicu_ucsdet_open(&$0) }
    guard let detector = unsafe opened else { return nil }
    defer { unsafe cicu_ucsdet_close(detector) }
    return unsafe bytes.withUnsafeBytes { bytes in
      let text = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      let length = Int32(clamping: bytes.count)
      let name = unsafe try? withICUStatus { status in
        unsafe cicu_ucsdet_setText(detector, text, length, &status)
        return unsafe cicu_ucsdet_detectName(detector, &status)
      }
      let guess = unsafe name.flatMap { unsafe $0 }
        .map { unsafe String(cString: $0) }
      switch guess {
      // What is said to be Latin-1 is mostly this, which has more signs.
      case "ISO-8859-1": return "windows-1252"
      case "UTF-16LE" where unsafe bytes.starts(with: [0xFF, 0xFE]),
        "UTF-16BE" where unsafe bytes.starts(with: [0xFE, 0xFF]):
        return "UTF-16"
      case "UTF-32LE" where unsafe bytes.starts(with: [0xFF, 0xFE, 0, 0]),
        "UTF-32BE" where unsafe bytes.starts(with: [0, 0, 0xFE, 0xFF]):
        return "UTF-32"
      default: return guess
      }
    }
  }
}
