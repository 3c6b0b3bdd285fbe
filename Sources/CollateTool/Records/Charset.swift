import ThumbIndex

/// The charsets of the input and of the output, and warnings about them.
///
/// `@unchecked Sendable`: a lock guards what was said already.
final class Charset: @unchecked Sendable {
  /// The charset of the input; `nil` for UTF-8.
  let input: String?

  /// The charset of the output; `nil` for UTF-8.
  let output: String?

  /// Whether byte order is in force, and whether only the environment says so.
  private let order: (isByBytes: Bool, isByDefault: Bool)

  private let lock = Lock()
  private var hasWarned = false

  /// UTF-8, of which nothing is said.
  static let utf8 = Charset()

  private init() {
    (input, output) = (nil, nil)
    order = (isByBytes: true, isByDefault: false)
  }

  /// Takes the charsets from `--encoding`.
  init(_ arguments: Arguments) throws(Failure) {
    let given = arguments.value(.encoding) ?? ""
    let names = given.parts(between: ",", keepingEmpty: true)
    if names.count > 2 {
      throw .usage(
        "option '--encoding' needs one charset or two, not '\(given)'",
        arguments.command)
    }
    var charsets: [String?] = []
    for name in names where arguments.has(.encoding) {
      do throws(ICUError) {
        _ = try CharsetConverter(from: name, to: "UTF-8")
      } catch {
        throw .usage(
          "unknown charset '\(name)' of option '--encoding'",
          arguments.command)
      }
      charsets.append(CharsetConverter.isUTF8(name) ? nil : name)
    }
    input = charsets.first ?? nil
    output = charsets.last ?? nil
    // `thumb` has no order of bytes.
    order =
      arguments.command == .thumb
      ? (isByBytes: false, isByDefault: false) : byteOrder(arguments)
  }

  // MARK: - Warnings

  /// How many bytes of a file are looked at.
  static let sample = 1 << 20

  /// A warning, given once, if a piece of a file is no UTF-8, or if the environment
  /// asks for byte order though there are other letters than those of ASCII.
  ///
  /// - Parameter isStart: Whether the file begins with the piece; others may
  ///   begin within a character.
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
        "'\(file)' is not UTF-8; "
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

/// Whether lines are ordered by their bytes, and whether the environment says so
/// only by naming no language.
///
/// `LC_ALL=C` is how people ask for byte order.
private func byteOrder(
  _ arguments: Arguments
) -> (isByBytes: Bool, isByDefault: Bool) {
  let isAsked =
    arguments.has(.locale)
    || ["C", "POSIX"].contains {
      $0.hasBytes(of: environment("LC_ALL") ?? "")
    }
  return (isByteOrderAsked(arguments), !isAsked)
}

extension Span<UInt8> {
  /// Whether the bytes are UTF-8 but for a character that the end cuts off and,
  /// unless they are a start, one that the start cuts off.
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
