import Glibc
import ThumbIndex

/// Reads the input and passes lines on as they come.
///
/// `@unchecked Sendable`: one thread at a time reads.
package final class LineFeed: @unchecked Sendable {
  private let arguments: Arguments
  private let files: InputFiles
  private let syntax: RecordSyntax

  /// The keys before the header is read.
  private let keys: KeySelection

  /// Whether control sequences in lines are styles, not a part of the text.
  private let hasStyles: Bool
  private var count: Int32 = 0

  /// How to make lists, as far as this is known without the header.
  package let draft: ListRecipe

  /// Messages about files that could not be read.
  package var troubles: [String] { passedOver.messages }
  private let passedOver = PassedOver()

  /// Warnings about the charsets of files.
  package var warnings: [String] { passedOver.warnings }

  /// Whether no line was read.
  package var isEmpty: Bool { count == 0 }

  /// The file and line number of each line.
  package private(set) var places: InputPlaces

  /// The header, which is not part of the list.
  package private(set) var header: [UInt8] = []

  /// The records of the header, without terminators.
  package private(set) var headerRecords: [String] = []

  package init(_ arguments: Arguments) throws(Failure) {
    self.arguments = arguments
    syntax = try RecordSyntax(arguments)
    hasStyles = arguments.has(.ansi)
    let names = try arguments.inputFiles()
    if names.contains(.standardInput),
      FileDescriptor.standardInput.isTerminal
    {
      throw .usage(
        "there is nothing to read: name a file, or pipe lines in", .thumb)
    }
    keys = try KeySelection(arguments, syntax)
    draft = try ListRecipe(arguments, keys)
    // If no file can be read, this fails before anything is drawn.
    let failures = names.compactMap { failureToRead($0) }
    if failures.count == names.count {
      for failure in failures.dropLast() { complain(failure.message ?? "") }
      throw failures[failures.count - 1]
    }
    places = InputPlaces(arguments)
    files = InputFiles(
      names, syntax, warn: { [passedOver] in passedOver.warnings.append($0) },
      passOver: { [passedOver] in
        passedOver.messages += [$0.message].compactMap(\.self)
      })
  }

  /// Reads the header, and returns how to make lists of the lines below it.
  package func recipe() throws(Failure) -> ListRecipe {
    if !syntax.mayHaveHeader { return draft }
    let header = try files.readHeader()
    let plain = { [hasStyles] (bytes: ArraySlice<UInt8>) in
      hasStyles ? StyledBytes(bytes).text : Array(bytes)
    }
    self.header = plain(header.bytes[...])
    headerRecords = header.records.map {
      String(decoding: plain(header.bytes[$0]), as: UTF8.self)
    }
    if syntax.headerCount == 0 { return draft }
    return try ListRecipe(arguments, keys.named(by: header, arguments))
  }

  /// Reads all lines.
  ///
  /// - Parameter take: Called with some lines at a time, as soon as they are
  ///   read.
  package func read(
    _ recipe: ListRecipe, _ take: (InputLines) -> Void
  ) throws(Failure) {
    // The first piece is small, so that some lines can be shown at once.
    var piece = 1 << 16
    var buffer = ByteBuffer(expectedSize: piece)
    var finder = RecordFinder(syntax)
    var found: [Range<Int>] = []
    // To read the header, the first file was opened.
    var isOpen = syntax.mayHaveHeader
    if !isOpen { isOpen = try files.openNext() }
    if !isOpen { return }
    beginFile()
    while true {
      let size = unsafe try files.read(into: buffer.room(for: piece))
      buffer.count += size
      found.removeAll(keepingCapacity: true)
      do throws(RecordFault) {
        unsafe try finder.find(
          in: buffer.bytes, most: .max, isAtEnd: size == 0, appendingTo: &found)
      } catch {
        // The buffer begins where the next record does.
        let (file, line) = places.records[Int(count)]
        throw unsafe ill(file, error, in: buffer.bytes, line: line)
      }
      if !found.isEmpty {
        places.records.add(finder.extraLines, from: Int(count))
        take(unsafe try lines(found, buffer.bytes, recipe))
        let rest = unsafe Array(buffer.bytes[finder.begin...])
        buffer.count = 0
        unsafe rest.withUnsafeBufferPointer { unsafe buffer.append($0) }
        finder = RecordFinder(syntax)
        piece = min(piece * 2, 1 << 22)
      }
      if size == 0 {
        if try !files.openNext() { return }
        beginFile()
      }
    }
  }

  private func beginFile() {
    guard let place = files.place else { return }
    places.records.begin(
      place.file, at: Int(count), headerLineCount: place.headerLines)
  }

  private func lines(
    _ ranges: [Range<Int>], _ bytes: UnsafeBufferPointer<UInt8>,
    _ recipe: ListRecipe
  ) throws(Failure) -> InputLines {
    var result = InputLines()
    result.lines.reserveCapacity(ranges.count)
    for range in ranges {
      let line = unsafe bytes[rebasing: range]
      let text: String
      if hasStyles, unsafe line.contains(0x1B) {
        let plain = unsafe StyledBytes(line).text
        text = String(decoding: plain, as: UTF8.self)
        result.styled[count] = unsafe Array(line)
        if !text.utf8.elementsEqual(plain) { result.illFormed[count] = plain }
      } else if let valid = unsafe try? UTF8Span(validating: line.span) {
        text = String(copying: valid)
      } else {
        text = unsafe String(decoding: line, as: UTF8.self)
        result.illFormed[count] = unsafe Array(line)
      }
      try recipe.check(text)
      if count == .max {
        throw .trouble("there are more lines than a list holds")
      }
      result.lines.append(InputLine(id: count, text: text))
      count += 1
    }
    return result
  }
}

/// Messages about files that cannot be read, and warnings.
private final class PassedOver {
  var warnings: [String] = []
  var messages: [String] = []
}
