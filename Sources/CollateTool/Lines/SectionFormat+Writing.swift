import ThumbIndex

extension SectionFormat {
  func write(
    _ list: SectionedLines, of lines: LineBuffer, locale: String,
    terminator: UInt8, to output: inout Output
  ) throws(Failure) {
    let header = lines.header
    switch self {
    case .text: try output.write(header.bytes)
    case .tsv:
      for record in header.records {
        // An empty title keeps columns aligned.
        try output.write("\t")
        let end = record.upperBound + 1
        try output.write(Array(header.bytes[record.lowerBound..<end]))
      }
    case .json: break
    }
    switch self {
    case .text: try writeText(list, lines, terminator, &output)
    case .tsv: try writeTSV(list, lines, &output)
    case .json: try writeJSON(list, lines, locale, &output)
    }
  }
}

private func writeText(
  _ list: SectionedLines, _ lines: LineBuffer, _ terminator: UInt8,
  _ output: inout Output
) throws(Failure) {
  for (index, title) in list.titles.enumerated() {
    if index > 0 { output.write(terminator) }
    try output.write(title)
    output.write(terminator)
    for row in list.rows[index] {
      try output.write("  ")
      try unsafe output.write(lines.bytes.withTerminator(lines.lines[row]))
    }
  }
}

private func writeTSV(
  _ list: SectionedLines, _ lines: LineBuffer, _ output: inout Output
) throws(Failure) {
  for (index, title) in list.titles.enumerated() {
    for row in list.rows[index] {
      try output.write("\(title)\t")
      try unsafe output.write(lines.bytes.withTerminator(lines.lines[row]))
    }
  }
}

private func writeJSON(
  _ list: SectionedLines, _ lines: LineBuffer, _ locale: String,
  _ output: inout Output
) throws(Failure) {
  try output.write("{\"locale\":\(jsonString(locale)),")
  if !lines.header.records.isEmpty {
    let header = unsafe lines.header.bytes.withUnsafeBufferPointer { bytes in
      lines.header.records.map {
        unsafe jsonLine(bytes[rebasing: $0])
      }
    }
    try output.write("\"header\":[\(header.joined(separator: ","))],")
  }
  try output.write("\"sections\":[")
  for (index, title) in list.titles.enumerated() {
    try output.write(index > 0 ? ",\n" : "\n")
    try output.write("{\"title\":\(jsonString(title)),\"rows\":[")
    for (place, row) in list.rows[index].enumerated() {
      if place > 0 { try output.write(",") }
      let bytes = unsafe lines.bytes[rebasing: lines.lines[row]]
      try output.write(unsafe jsonLine(bytes))
    }
    try output.write("]}")
  }
  try output.write("],\n\"index\":\(jsonIndex(list.bar))}\n")
}
