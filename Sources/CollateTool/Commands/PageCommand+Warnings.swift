import ThumbIndex

extension PageCommand {
  /// Warnings if the input seems to have another format than the options say.
  func warnings(
    about content: FiledInput.Content
  ) throws(Failure) -> [String] {
    let header = content.lines.header.records.count
    if header > 0, header < content.keys.syntax.headerCount {
      return [
        "'--header=\(content.keys.syntax.headerCount)' takes all "
          + "\(header) lines"
      ]
    }
    if arguments.has(.csv) {
      return [separatorWarning(content)].compactMap(\.self)
    }
    if arguments.has(.fieldSeparator) { return [] }
    return try arguments.inputFiles().compactMap { file in
      let extent = String(
        decoding: file.description.utf8.suffix(4), as: UTF8.self
      ).lowercased()
      let options = [(".csv", "--csv"), (".tsv", #"-t '\t'"#)]
      return options.first { $0.0.hasBytes(of: extent) }.map {
        "'\(file)' is read as lines without columns; add \($0.1)"
      }
    }
  }

  /// A warning if each line is a single field that seems to be several.
  private func separatorWarning(_ content: FiledInput.Content) -> String? {
    let lines = content.lines
    let separator = content.keys.splitter.separator
    var hint: String?
    for line in lines.lines {
      let fields = unsafe content.keys.splitter.fields(of: line, lines.bytes)
      if fields.count == 1, fields[0].isEmpty { continue }
      hint =
        fields.count == 1
        ? separatorHint(for: fields[0], besides: separator, isLine: true) : nil
      if hint == nil { return nil }
    }
    return hint.map { "no line has several fields; \($0)" }
  }
}
