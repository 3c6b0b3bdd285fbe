import Testing

/// Every precondition of the library has an exit test.
///
/// A precondition is told by its message, which the tests expect; what a message
/// interpolates may be anything.
@Suite struct PreconditionCoverageTests {
  @Test func everyPreconditionHasATest() {
    let root = #filePath.split(separator: "/").dropLast(4)
      .map { "/" + $0 }.joined()
    let expected = sources(in: root + "/Tests/ThumbIndexTests/Misuse")
      .flatMap(expectations)
    var count = 0
    // `require` itself stops with what it is given; others name what counts.
    for file in sources(in: root + "/Sources/ThumbIndex")
    where file.name != "Require" {
      for stop in stops(in: file) {
        count += 1
        #expect(
          expected.contains { stop.isMet(by: $0) },
          "no test stops at \(stop.file).swift: \(stop.pieces)")
      }
    }
    #expect(count > 30, "the preconditions are not found any more")
  }
}

private struct SourceFile {
  let name: String
  let text: String
}

/// A precondition: the pieces of its message between what is interpolated.
private struct Stop {
  let file: String
  let pieces: [String]

  func isMet(by message: String) -> Bool {
    // Without words of its own a message is met by none.
    guard message.hasPrefix(pieces[0]), pieces != [""] else { return false }
    var rest = message[...]
    for piece in pieces where !piece.isEmpty {
      guard let found = rest.firstRange(of: piece) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}

private func sources(in directory: String) -> [SourceFile] {
  paths(in: directory, named: "*.swift").map { path in
    SourceFile(
      name: String(path.split(separator: "/").last!.dropLast(6)),
      text: String(decoding: contents(of: path), as: UTF8.self))
  }
}

/// What tests expect: `expectStopped(result, "message")`.
private func expectations(in file: SourceFile) -> [String] {
  file.text.matches(of: /expectStopped\(\s*\w+,\s*"([^"]+)"/)
    .map { String($0.1) }
}

private func stops(in file: SourceFile) -> [Stop] {
  let calls =
    /\b(?:precondition(?:Failure)?|fatalError|require(?:Index|Range)?)\(/
  return file.text.matches(of: calls).map { call in
    let message = lastLiteral(in: file.text[call.range.upperBound...])
    return Stop(file: file.name, pieces: pieces(of: message))
  }
}

/// The last string literal among the arguments of a call.
private func lastLiteral(in text: Substring) -> Substring {
  var rest = text
  var depth = 1
  var literal = text.prefix(0)
  while depth > 0, let first = rest.first {
    if first == "\"" {
      let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
      let inside = rest.dropFirst(quote.count)
      let end = inside.firstRange(of: quote)!
      literal = inside[..<end.lowerBound]
      rest = inside[end.upperBound...]
      continue
    }
    depth += first == "(" ? 1 : first == ")" ? -1 : 0
    rest = rest.dropFirst()
  }
  return literal
}

/// A message without its interpolations; lines that are continued are joined.
private func pieces(of literal: Substring) -> [String] {
  var pieces = [""]
  var rest = literal.replacing(/\\\n\s*/, with: "")[...]
  if rest.first == "\n" { rest = rest.dropFirst() }
  rest = rest.drop { $0 == " " }
  while let first = rest.first {
    guard rest.hasPrefix("\\(") else {
      pieces[pieces.count - 1].append(first)
      rest = rest.dropFirst()
      continue
    }
    var depth = 0
    repeat {
      let next = rest.removeFirst()
      depth += next == "(" ? 1 : next == ")" ? -1 : 0
    } while depth > 0 || rest.first == "("
    pieces.append("")
  }
  // What stands before the quotes that end several lines.
  while pieces[pieces.count - 1].last?.isWhitespace == true {
    pieces[pieces.count - 1].removeLast()
  }
  return pieces
}
