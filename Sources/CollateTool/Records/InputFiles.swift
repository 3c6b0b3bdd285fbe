import Glibc

/// The bytes of files, one after the other, without their headers.
final class InputFiles: ByteSource {
  private var waiting: ArraySlice<FilePath>
  private let syntax: RecordSyntax
  private var current: (file: FileDescriptor, path: FilePath)?

  /// Turns the open file into UTF-8; `nil` if the tool takes it for UTF-8.
  private var decoder: Decoder?

  /// How many bytes of the open file were checked for warnings about its
  /// charset.
  private var sampled = 0

  private let warn: (String) -> Void

  /// Whether the open file could not be read to its end.
  private var hasFailed = false
  private var lastByte: UInt8

  private let passOver: (Failure) throws(Failure) -> Void

  /// The number of bytes that ``readAll(into:)`` reads at a time.
  static let piece = 1 << 20

  /// Bytes that were read with the open file's header but follow it.
  private var stash: ArraySlice<UInt8> = []

  /// The header of the first file that is not empty; `nil` before it is read.
  ///
  /// Other files must have an equal header.
  private(set) var header: Header?

  /// How many lines the open file has before its records; files may differ by the
  /// line `sep=;`.
  private var headerLines = 0

  /// - Parameters:
  ///   - files: The files, `-` for standard input; they are opened one by one.
  ///   - syntax: The syntax of records and header. A file that ends without a
  ///     terminator gets one.
  ///   - warn: Called with a warning about what a file seems to be.
  ///   - passOver: Called for a file that cannot be read; throws the error to
  ///     stop, or returns to skip the file.
  init(
    _ files: [FilePath], _ syntax: RecordSyntax, header: Header? = nil,
    warn: @escaping (String) -> Void = { complain($0) },
    passOver: @escaping (Failure) throws(Failure) -> Void = {
      failure throws(Failure) in throw failure
    }
  ) {
    waiting = files[...]
    self.syntax = syntax
    self.header = header
    self.warn = warn
    self.passOver = passOver
    lastByte = syntax.terminator
  }

  deinit { close() }

  /// Opens files until one has a header, and returns the header; it is empty if
  /// no file has a header.
  func readHeader() throws(Failure) -> Header {
    // Skips empty files, which have no header.
    while header == nil, try openNext() {}
    return header ?? .none
  }

  var place: (file: FilePath, headerLines: Int)? {
    current.map { ($0.path, headerLines) }
  }

  func read(
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(Failure) -> Int {
    if !stash.isEmpty {
      let count = min(stash.count, buffer.count)
      unsafe buffer.copyBytes(from: stash.prefix(count))
      stash.removeFirst(count)
      return count
    }
    guard let (file, path) = current else { return 0 }
    do throws(Failure) {
      let count =
        hasFailed ? 0 : unsafe try readText(of: file, path, into: buffer)
      if count > 0 {
        unsafe lastByte = buffer[count - 1]
        return count
      }
    } catch {
      hasFailed = true
      try passOver(error)
    }
    if lastByte != syntax.terminator {
      lastByte = syntax.terminator
      unsafe buffer[0] = syntax.terminator
      return 1
    }
    return 0
  }

  /// Reads some UTF-8 of the open file.
  private func readText(
    of file: FileDescriptor, _ path: FilePath,
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(Failure) -> Int {
    if decoder != nil {
      let count = unsafe try decoder!.read(file, path, into: buffer)
      if count == 0, let warning = syntax.charset.warningOfLosses(in: path) {
        warn(warning)
      }
      return count
    }
    let count: Int
    do throws(SystemError) {
      count = unsafe try file.read(into: buffer)
    } catch {
      throw unreadable(path, error)
    }
    let rest = min(count, Charset.sample - sampled)
    if rest > 0 {
      let piece = unsafe UnsafeRawBufferPointer(
        rebasing: UnsafeRawBufferPointer(buffer).prefix(rest))
      let warning = unsafe syntax.charset.warning(
        about: piece.bindMemory(to: UInt8.self).span, isStart: sampled == 0,
        of: path)
      if let warning { warn(warning) }
      sampled += rest
    }
    return count
  }

  /// Appends the bytes of the open file to a buffer, but none of a file that
  /// cannot be read to its end; returns whether it can.
  func readAll(into buffer: inout ByteBuffer) throws(Failure) -> Bool {
    let begin = buffer.count
    while true {
      let count = unsafe try read(into: buffer.room(for: Self.piece))
      if count == 0 { break }
      buffer.count += count
    }
    if hasFailed { buffer.count = begin }
    return !hasFailed
  }

  func openNext() throws(Failure) -> Bool {
    close()
    while let path = waiting.popFirst() {
      do throws(SystemError) {
        current = (try .open(path), path)
        hasFailed = false
        sampled = 0
      } catch {
        try passOver(unreadable(path, error))
        continue
      }
      decoder = try Decoder(syntax.charset)
      if syntax.mayHaveHeader { try takeHeader(of: path) }
      return true
    }
    return false
  }

  /// Reads the header of the file that was just opened, and some bytes after
  /// the header.
  private func takeHeader(of path: FilePath) throws(Failure) {
    let piece = 1 << 16
    var bytes = ByteBuffer(expectedSize: piece)
    var records: [Range<Int>] = []
    var started: RecordFinder?
    var isAtEnd = false
    while !isAtEnd, started == nil || records.count < syntax.headerCount {
      let count = unsafe try read(into: bytes.room(for: piece))
      bytes.count += count
      isAtEnd = count == 0
      if started == nil, bytes.count < SeparatorLine.maximumLength, !isAtEnd {
        continue
      }
      var finder =
        if let started { started } else {
          RecordFinder(
            syntax,
            from: unsafe try endOfSeparatorLine(in: bytes.bytes, of: path))
        }
      do throws(RecordFault) {
        unsafe try finder.find(
          in: bytes.bytes, most: syntax.headerCount, isAtEnd: isAtEnd,
          appendingTo: &records)
      } catch {
        throw unsafe ill(path, error, in: bytes.bytes, line: 1)
      }
      started = finder
    }
    let end = started?.begin ?? 0
    unsafe stash = Array(bytes.bytes[end...])[...]
    let own = unsafe Header(
      bytes: Array(bytes.bytes[..<end]), records: records,
      origin: path)
    headerLines = own.lineCount
    if let header {
      if syntax.isKeyed { try StoredKeys.check(own, against: header) }
      try own.check(against: header)
    } else if !own.bytes.isEmpty || !stash.isEmpty || waiting.isEmpty {
      header = own
    }
  }

  /// The end of the line `sep=;` that CSV may begin with; 0 without one.
  ///
  /// Throws if it names another separator than the one in force.
  private func endOfSeparatorLine(
    in bytes: UnsafeBufferPointer<UInt8>, of path: FilePath
  ) throws(Failure) -> Int {
    guard let separator = syntax.quotingSeparator,
      let line = unsafe SeparatorLine(
        startOf: bytes, terminator: syntax.terminator)
    else { return 0 }
    if line.separator != separator {
      let sign = String(decoding: line.separator, as: UTF8.self)
      let shown = sign == "\t" ? "\\t" : sign
      throw .trouble(
        "'\(path)' says in its first line that '\(shown)' separates fields; add "
          + "-t '\(shown)'")
    }
    return line.end
  }

  private func close() {
    if let (file, path) = current, path != .standardInput { try? file.close() }
    current = nil
  }
}

/// The failure for ill-formed CSV.
///
/// - Parameters:
///   - bytes: The bytes that contain the fault.
///   - begin: The start of a line at or before the fault.
///   - line: The number of that line in the file.
func ill(
  _ path: FilePath, _ fault: RecordFault, in bytes: UnsafeBufferPointer<UInt8>,
  from begin: Int = 0, line: Int
) -> Failure {
  let lines = unsafe bytes[begin..<fault.place]
    .count { $0 == UInt8(ascii: "\n") }
  // A quote seems to be in the wrong place if the separator is another one.
  let hint = [fault.place, max(begin, fault.place - 1)].lazy
    .compactMap {
      unsafe separatorHint(for: bytes[$0], besides: fault.separator)
    }.first
  return .trouble(
    "\(path):\(line + lines): ill-formed CSV: \(fault.reason)"
      + (hint.map { "; \($0)" } ?? ""))
}

/// Throws if a file cannot be opened; called before time is spent on any file.
func checkReadable(_ files: [FilePath]) throws(Failure) {
  for path in files {
    if let failure = failureToRead(path) { throw failure }
  }
}

/// The reason why a file cannot be opened; `nil` if it can be opened.
func failureToRead(_ path: FilePath) -> Failure? {
  if path == .standardInput { return nil }
  let isReadable =
    unsafe faccessat(AT_FDCWD, path.bytes, R_OK, AT_EACCESS) == 0
  return isReadable ? nil : unreadable(path, .last)
}

/// The number of bytes in regular files; `nil` if some file is not regular.
func totalSize(of files: [FilePath]) -> Int? {
  var sum = 0
  for file in files {
    guard let size = fileSize(file) else { return nil }
    sum = saturatingSum(sum, size)
  }
  return sum
}
