/// Texts in one buffer with a newline after each.
struct Corpus {
  let name: String
  let kind: CorpusKind
  let order: CorpusOrder
  let bytes: [UInt8]

  /// The starts of all lines, and the end of the bytes.
  let starts: [Int64]

  var locale: String { order.locale }

  var count: Int { starts.count - 1 }

  /// The range of each line, without its newline.
  var rows: [Range<Int>] {
    (0..<count).map { Int(starts[$0])..<Int(starts[$0 + 1]) - 1 }
  }

  var texts: [String] {
    rows.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  init(
    name: String, kind: CorpusKind, order: CorpusOrder,
    lines: some Sequence<some Collection<UInt8>>
  ) {
    self.name = name
    self.kind = kind
    self.order = order
    var bytes: [UInt8] = []
    var starts: [Int64] = [0]
    for line in lines {
      bytes += line
      bytes.append(UInt8(ascii: "\n"))
      starts.append(Int64(bytes.count))
    }
    self.bytes = bytes
    self.starts = starts
  }

  /// Throws unless a result has as many rows as the corpus.
  func check(rowCount: Int?) throws {
    if rowCount != count { throw BenchmarkError("rows are missing") }
  }
}

/// The purpose of a corpus.
enum CorpusKind: String {
  /// To judge the design's targets, over texts that people sort.
  case words
  /// To check that nothing is slower than ICU.
  case hard
  /// To check that lines take no more time for being long.
  case long
  /// To measure a first screen of names of all scripts.
  case screen
  /// To measure memory.
  case large
  /// To measure the start of the tool.
  case empty
}

/// A corpus that is made on demand.
struct CorpusSource {
  let kind: CorpusKind

  /// Makes the corpus; `nil` if its data is missing.
  let make: () throws -> Corpus?

  init(_ kind: CorpusKind, _ make: @escaping () throws -> Corpus?) {
    self.kind = kind
    self.make = make
  }
}
