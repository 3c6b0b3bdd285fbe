import ThumbIndex

/// The file and line number of each record of the input.
struct RecordPlaces: Sendable {
  /// The files, each with the index of its first record, and the number of the
  /// ``extraLines`` of all earlier files.
  private var files: [(path: FilePath, first: Int, extra: Int)] = []

  private var extraLines = ExtraLines()
  private var headerLineCount = 0

  /// Begins a file; `first` is the index of the file's first record.
  mutating func begin(
    _ file: FilePath, at first: Int, headerLineCount: Int
  ) {
    files.append((file, first, extraLines.count))
    self.headerLineCount = headerLineCount
  }

  /// Adds lines at which no record begins.
  ///
  /// - Parameter first: The index in the whole input of the record that has the
  ///   index 0 in `lines`.
  mutating func add(_ lines: ExtraLines, from first: Int) {
    extraLines.append(lines, from: first)
  }

  /// The file of a record, and the number of the record's first line in the
  /// file, counted from 1.
  subscript(row: Int) -> (file: FilePath, line: Int) {
    let file = files[fileIndex(ofRow: row)]
    let extra = extraLines.count(before: row) - file.extra
    return (file.path, 1 + headerLineCount + row - file.first + extra)
  }

  /// The number of the file that has a record.
  func fileIndex(ofRow row: Int) -> Int {
    // A file without records begins where the next file does, so the last file
    // that begins at or before the record has it.
    files.partitioningIndex { $0.first > row } - 1
  }

  /// The files; each with its own rows among some ascending rows.
  func files(
    of rows: [Int]
  ) -> [(file: FilePath, rows: ArraySlice<Int>)] {
    var rest = rows[...]
    return files.indices.map { index in
      let next = index + 1 < files.count ? files[index + 1].first : .max
      let own = rest.prefix { $0 < next }
      rest = rest[own.endIndex...]
      return (files[index].path, own)
    }
  }
}
