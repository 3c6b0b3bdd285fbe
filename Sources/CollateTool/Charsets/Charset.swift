import ThumbIndex

/// The charsets of the input and of the output, what the tool has learnt about
/// them from the input, and warnings about them.
///
/// `@unchecked Sendable`: a lock guards everything that changes.
final class Charset: @unchecked Sendable {
  /// The charset of the input; `nil` for UTF-8.
  let input: String?

  /// The charset of the output; `nil` for UTF-8.
  let output: String?

  /// Whether a table describes the charset of the input, so that a character has
  /// the same bytes wherever it stands.
  let hasTable: Bool

  /// ICU's name for the charset, if input and output have the same; `nil` if
  /// they differ, or are UTF-8.
  private let common: String?

  /// Whether lines should come out as the bytes that they were read from.
  ///
  /// This is `false` for UTF-16 and UTF-32 if their names leave the byte order
  /// open: then the bytes can differ only in that order and its mark, which
  /// ``endianness`` keeps.
  let givesBytesBack: Bool

  /// Whether lines are ordered by bytes, and whether this is only because the
  /// environment names no language.
  private let order: (isByBytes: Bool, isByDefault: Bool)

  private let lock = Lock()
  private var hasWarned = false
  private var notes = Notes()

  /// What the tool has learnt about the charset from the input.
  private struct Notes {
    var endianness: Endianness?

    /// The characters that were read in the same code that ICU writes, one bit
    /// for each.
    var usual: [UInt64] = []

    /// For characters that were first read in another code, that code.
    var codes: [UInt32: [UInt8]] = [:]

    /// The characters that may come out as other bytes than were read; and
    /// those of them that no warning has named yet.
    var lost: Set<UInt32> = []
    var untold: [UInt32] = []

    func isUsual(_ scalar: UInt32) -> Bool {
      !usual.isEmpty && usual[Int(scalar >> 6)] >> UInt64(scalar & 63) & 1 == 1
    }

    mutating func addUsual(_ scalar: UInt32) {
      if usual.isEmpty { usual = Array(repeating: 0, count: 0x11_0000 / 64) }
      usual[Int(scalar >> 6)] |= 1 << UInt64(scalar & 63)
    }
  }

  /// UTF-8, without any warnings.
  static let utf8 = Charset()

  private init() {
    (input, output, common) = (nil, nil, nil)
    (hasTable, givesBytesBack) = (false, false)
    order = (isByBytes: true, isByDefault: false)
  }

  /// A charset as the user named it, and what ICU knows about it.
  typealias Named = (given: String, name: String, hasTable: Bool)

  /// - Parameters:
  ///   - source: The charset of the input; `nil` for UTF-8.
  ///   - target: The charset of the output; `nil` for UTF-8.
  ///   - writesLines: Whether lines of the input are written.
  ///   - order: Whether lines are ordered by bytes, and whether this is only
  ///     because the environment names no language.
  init(
    from source: Named?, to target: Named?, writesLines: Bool,
    order: (isByBytes: Bool, isByDefault: Bool)
  ) {
    input = source?.given
    output = target?.given
    hasTable = source?.hasTable ?? false
    common =
      if let source, let target, source.name.hasBytes(of: target.name) {
        source.name
      } else {
        nil
      }
    givesBytesBack =
      common.map { Endianness(of: [], in: $0) == nil } ?? false && writesLines
    self.order = order
  }

  // MARK: - What the input tells about its charset

  /// The byte order of the output; `nil` if the input has told none.
  var endianness: Endianness? { lock.withLock { notes.endianness } }

  /// Notes the byte order of a file, given the file's first bytes.
  func noteStart(_ bytes: [UInt8]) {
    guard let common, let order = Endianness(of: bytes, in: common) else {
      return
    }
    lock.withLock { notes.endianness = notes.endianness ?? order }
  }

  /// For characters that the input writes in another code than ICU, that code.
  var codes: [UInt32: [UInt8]] { lock.withLock { notes.codes } }

  /// Notes characters that were read in the same code that ICU writes.
  func noteUsualCodes(of text: Span<UInt8>) {
    if !hasTable { return }
    lock.withLock {
      var position = 0
      while let scalar = text.nextScalar(at: &position) {
        notes.addUsual(scalar)
      }
    }
  }

  /// Notes that a character was read in another code than ICU would write.
  ///
  /// If the charset has a table, and the character had no other code before,
  /// the output uses this code. Otherwise, a warning names the character.
  func noteCode(_ code: [UInt8], of scalar: UInt32) {
    lock.withLock {
      if hasTable, !notes.isUsual(scalar), notes.codes[scalar] == nil,
        isCode(code, of: scalar)
      {
        notes.codes[scalar] = code
      } else if notes.lost.insert(scalar).inserted {
        notes.untold.append(scalar)
      }
    }
  }

  /// Whether bytes stand for a character whatever bytes follow.
  private func isCode(_ code: [UInt8], of scalar: UInt32) -> Bool {
    guard let input,
      let converter = try? CharsetConverter(from: input, to: "UTF-8")
    else { return false }
    var text: [UInt8] = []
    try? converter.append(code.span, isLast: false, to: &text)
    var position = 0
    return text.span.nextScalar(at: &position) == scalar
      && position == text.count
  }

  // MARK: - Warnings

  /// How many bytes of a file to check for warnings.
  static let sample = 1 << 20

  /// A warning if a piece of a file is not UTF-8, or if lines with letters
  /// beyond ASCII are ordered by bytes only because the environment names no
  /// language; `nil` after the first warning.
  ///
  /// - Parameter isStart: Whether the piece is the start of the file; other
  ///   pieces may begin in the middle of a character.
  func warning(
    about piece: Span<UInt8>, isStart: Bool, of file: FilePath
  ) -> String? {
    if input != nil || order.isByBytes && !order.isByDefault { return nil }
    if lock.withLock({ hasWarned }) { return nil }
    let warning: String?
    if order.isByBytes {
      if piece.indices.allSatisfy({ piece[$0] < 0x80 }) { return nil }
      warning = """
        names sort by their bytes, as the environment names no language; name \
        one with '--locale'
        """
    } else if !piece.isPartOfUTF8(isStart: isStart) {
      let guess = CharsetConverter.guess(at: piece)
      warning =
        isStart && piece.beginsLikeZIP
        ? "'\(file)' is a workbook or another ZIP file, not text; save it as "
          + "CSV UTF-8"
        : "'\(file)' is not UTF-8; "
          + (guess.map { "if it is \($0), add '--encoding=\($0)'" }
            ?? "name its charset with '--encoding'")
    } else {
      warning = nil
    }
    guard let warning else { return nil }
    let isFirst = lock.withLock {
      defer { hasWarned = true }
      return !hasWarned
    }
    return isFirst ? "warning: \(warning)" : nil
  }
}

extension Span<UInt8> {
  /// Whether a file begins as ZIP files do, which the workbooks of Excel and
  /// LibreOffice are.
  fileprivate var beginsLikeZIP: Bool {
    let signature: [UInt8] = [0x50, 0x4B, 3, 4]
    return count >= signature.count
      && signature.indices.allSatisfy { self[$0] == signature[$0] }
  }
}

extension Charset {
  /// A warning that names the characters of a file that may come out as other
  /// bytes; `nil` if earlier warnings have named them all.
  func warningOfLosses(in file: FilePath) -> String? {
    let scalars = lock.withLock {
      defer { notes.untold = [] }
      return notes.untold
    }
    guard let output, !scalars.isEmpty else { return nil }
    let list = scalars.map(name).joined(separator: " ")
    return """
      warning: \(output) has several codes for some characters of '\(file)', \
      which may come out as other bytes: \(list)
      """
  }
}

/// A character as warnings name it: itself, or its code point if that is
/// clearer.
private func name(_ scalar: UInt32) -> String {
  let text = Unicode.Scalar(scalar).map { String($0) } ?? ""
  if let scalar = Unicode.Scalar(scalar), !scalar.properties.isWhitespace,
    !joins(scalar), visible(text).hasBytes(of: text)
  {
    return text
  }
  let digits = String(scalar, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}

extension Span<UInt8> {
  /// Whether the bytes are UTF-8, perhaps without the end of the last character
  /// and, unless `isStart`, without the start of the first one.
  fileprivate func isPartOfUTF8(isStart: Bool) -> Bool {
    var start = 0
    while !isStart, start < min(3, count), self[start] & 0xC0 == 0x80 {
      start += 1
    }
    let text = extracting(start...)
    do throws(Unicode.UTF8.ValidationError) {
      _ = try UTF8Span(validating: text)
      return true
    } catch {
      return error.kind == .truncatedScalar
        && error.byteOffsets.upperBound == text.count
    }
  }
}
