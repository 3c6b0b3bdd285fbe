/// Follows the quotes of a command of `sh`, byte by byte.
///
/// Shells read some commands in different ways, such as `case` in `$(…)`.
/// There, this may find quotes that the shell does not see, or miss some.
struct ShellQuotes {
  private enum Context: Equatable {
    case singleQuotes, doubleQuotes, parentheses, backticks, comment
    /// The lines after `<<WORD`, until a line that is the word.
    case document(word: [UInt8], hasTabs: Bool)
  }

  /// What is around the next byte, such as quotes; the outermost first.
  private var contexts: [Context] = []

  /// The bytes of the line so far; 0 replaces those that would have a meaning
  /// if they were not quoted.
  private var line: [UInt8] = []

  /// The documents that begin in the next line.
  private var documents: [Context] = []

  /// Whether the last byte was a backslash that quotes the next byte.
  private(set) var isAfterBackslash = false

  /// Whether the last byte was a dollar sign that may begin an expansion.
  private(set) var isAfterDollar = false

  /// Whether the next byte is inside quotes or in a document, which is quoted,
  /// too.
  var isQuoted: Bool {
    switch contexts.last {
    case .singleQuotes, .doubleQuotes, .document: true
    default: false
    }
  }

  /// Whether nothing but the end of the quotes has a meaning here.
  var isVerbatim: Bool {
    switch contexts.last {
    case .singleQuotes, .comment, .document: true
    default: false
    }
  }

  mutating func read(_ byte: UInt8) {
    let character = Character(Unicode.Scalar(byte))
    let wasAfterDollar = isAfterDollar
    isAfterDollar = false
    if isAfterBackslash {
      isAfterBackslash = false
      line.append(" \t\n<;|&()".utf8.contains(byte) ? 0 : byte)
      return
    }
    let isText = isQuoted || contexts.last == .comment
    defer {
      line.append(isText && character == "<" ? 0 : byte)
      if character == "\n" { line = [] }
    }
    isAfterBackslash = character == "\\" && !isVerbatim
    isAfterDollar = character == "$" && !wasAfterDollar && !isVerbatim
    switch (contexts.last, character) {
    case (.singleQuotes, "'"), (.doubleQuotes, "\""), (.backticks, "`"),
      (.parentheses, ")"), (.comment, "\n"):
      contexts.removeLast()
      if character == "\n" { beginDocuments() }
    case (.document(let word, let hasTabs), "\n"):
      let line = hasTabs ? line.drop { $0 == UInt8(ascii: "\t") } : line[...]
      if line == word[...] {
        contexts.removeLast()
        beginDocuments()
      }
    case (.singleQuotes, "\n"), (.doubleQuotes, "\n"): noteDocuments()
    case (.singleQuotes, _), (.comment, _), (.document, _): break
    case (.doubleQuotes, "("):
      if wasAfterDollar { contexts.append(.parentheses) }
    case (_, "`"): contexts.append(.backticks)
    case (.doubleQuotes, _): break
    case (_, "'"): contexts.append(.singleQuotes)
    case (_, "\""): contexts.append(.doubleQuotes)
    case (_, "("): contexts.append(.parentheses)
    case (_, "#"):
      if line.last.map({ " \t;|&()`".utf8.contains($0) }) ?? true {
        noteDocuments()
        line = []
        contexts.append(.comment)
      }
    case (_, "\n"):
      noteDocuments()
      beginDocuments()
    default: break
    }
  }

  /// Notes the documents that the line announces with `<<`.
  private mutating func noteDocuments() {
    var rest = line[...]
    let sign = UInt8(ascii: "<")
    while let start = rest.firstIndex(of: sign) {
      let signs = rest[start...].prefix { $0 == sign }
      rest = rest[signs.endIndex...]
      // `<<<` gives the command a word, not a document.
      if signs.count != 2 { continue }
      let hasTabs = rest.first == UInt8(ascii: "-")
      if hasTabs { rest = rest.dropFirst() }
      rest = rest.drop { " \t".utf8.contains($0) }
      let word = rest.prefix { !" \t;|&()<>".utf8.contains($0) }
      rest = rest[word.endIndex...]
      let plain = word.filter { !"'\"\\".utf8.contains($0) }
      // Before a number, `<<` shifts bits, as in `$((1<<2))`.
      if let first = plain.first, !(0x30...0x39 ~= first) {
        documents.append(.document(word: plain, hasTabs: hasTabs))
      }
    }
  }

  private mutating func beginDocuments() {
    contexts += documents.reversed()
    documents = []
  }
}
