/// An option of the tool.
///
/// This and ``Option/description`` are the one place that knows the options:
/// parsing, messages, help, completions and the manual page are made from it.
package enum Option: Int32, CaseIterable {
  case locale = 256
  case strength
  case numeric
  case caseFirst
  case punctuation
  case reorder
  case rules
  case key
  case fieldSeparator
  case ignoreLeadingBlanks
  case header
  case csv
  case zeroTerminated
  case articles
  case honorifics
  case particles
  case openingPunctuation
  case names
  case reading
  case format
  case sectionFormat
  case queryFormat
  case column
  case columns
  case layout
  case labels
  case alphabet
  case searchEntry
  case limit
  case absent
  case empty
  case group
  case scope
  case words
  case tiers
  case strict
  case readings
  case ignorePunctuation
  case mind
  case explainedQuery
  case query
  case noMouse
  case underTitles
  case color
  case rank
  case inputOrder
  case lineNumber
  case withFilename
  case noFilename
  case invertMatch
  case maxCount
  case quiet
  case count
  case reverse
  case unique
  case stable
  case ignoreCase
  case numericSort
  case check
  case quietCheck
  case merge
  case keyed
  case fingerprint
  case output
  case bufferSize
  case batchSize
  case temporaryDirectory
  case filesFrom
  case parallel
  case debug
  case completion
  case manual
  case help
  case version
}

/// How an option is written, and what it does.
struct OptionDescription {
  var short: Unicode.Scalar?
  var long: String?
  var argument: String?
  var isArgumentOptional = false
  var values = OptionValues.any
  /// What it does; ``meaning`` adds the words that it takes.
  var help: String
}

/// What the argument of an option may be, as far as a shell can tell.
enum OptionValues {
  case any
  case words([String], default: String?)
  case file
  case directory
  /// One of what `collate locales` lists.
  case locale

  /// The words of a choice.
  static func words(_ choice: Choice<some Any>) -> Self {
    .words(choice.words.map(\.key), default: choice.standard)
  }
}

extension OptionDescription {
  /// What the option does, with the words that it takes.
  var meaning: String {
    guard case .words(let words, let standard) = values else { return help }
    var list = words.map { $0 == standard ? "\($0) (default)" : $0 }
    let last = list.removeLast()
    return "\(help): "
      + (list.isEmpty ? last : "\(list.joined(separator: ", ")) or \(last)")
  }

  /// The argument as it follows the long name.
  var longArgument: String {
    guard let argument else { return "" }
    return isArgumentOptional ? "[=\(argument)]" : "=\(argument)"
  }
}

extension Option {
  var description: OptionDescription {
    switch self {
    case .locale:
      .init(
        short: "l", long: "locale", argument: "ID",
        values: .locale,
        help: """
          the order of a language: BCP 47 (sv, de-u-co-phonebk) or ICU id. \
          Default: LC_ALL, LC_COLLATE, LANG; C is byte order
          """)
    case .strength:
      .init(
        long: "strength", argument: "LEVEL",
        values: .words(Choices.strength), help: "how fine")
    case .numeric:
      .init(long: "numeric", help: "digits by value: file2 before file10")
    case .caseFirst:
      .init(
        long: "case-first", argument: "CASE",
        values: .words(Choices.caseFirst),
        help: "which of a and A comes first")
    case .punctuation:
      .init(
        long: "punctuation", argument: "HOW",
        values: .words(Choices.punctuation), help: "spaces and punctuation")
    case .reorder:
      .init(
        long: "reorder", argument: "SCRIPTS",
        help: "scripts in their order, as Grek,Latn")
    case .rules:
      .init(
        long: "rules", argument: "FILE",
        values: .file,
        help: "CLDR tailoring rules on top of the locale's")
    case .key:
      .init(
        short: "k", long: "key", argument: "POS1[,POS2][bfnr]",
        help: """
          only this part of the line; POS is FIELD[.CHARACTER], FIELD a number \
          or a column's name; b skips leading blanks, f ignores case, n takes \
          numbers by value, r reverses; repeat it for further keys
          """)
    case .fieldSeparator:
      .init(
        short: "t", long: "field-separator", argument: "C",
        help: """
          one character between fields, also \\t and \\0; default: before \
          blanks, with --csv a comma
          """)
    case .ignoreLeadingBlanks:
      .init(
        short: "b", long: "ignore-leading-blanks",
        help: "blanks before a key do not count")
    case .header:
      .init(
        long: "header", argument: "N", isArgumentOptional: true,
        help: """
          the first line, or N, come first as they are; fields of the first \
          name columns
          """)
    case .csv:
      .init(
        long: "csv",
        help: """
          records as in CSV (RFC 4180): fields in quotes may hold separators, \
          quotes and line ends
          """)
    case .zeroTerminated:
      .init(
        short: "z", long: "zero-terminated", help: "lines end in NUL")
    case .articles:
      .init(
        long: "articles", argument: "LANGS",
        help: "pass over leading articles of languages, as en,fr")
    case .honorifics:
      .init(
        long: "honorifics", argument: "LANGS",
        help: "pass over honorifics of languages, as Dr. and Mrs. of en")
    case .particles:
      .init(
        long: "particles", argument: "LANGS",
        help: "pass over particles of surnames, as von of de, van der of nl")
    case .openingPunctuation:
      .init(
        long: "opening-punctuation", argument: "HOW",
        values: .words(Choices.openingPunctuation),
        help: "signs and spaces before the first letter")
    case .names:
      .init(
        long: "names", argument: "HOW",
        values: .words(Choices.names),
        help: "Chinese names by pinyin, surnames as surnames")
    case .reading:
      .init(
        long: "reading", argument: "POS1[,POS2]",
        help: "file by the reading in this part of the line, if it has one")
    case .format:
      .init(
        long: "format", argument: "FORMAT",
        values: .words(Choices.format), help: "what to write")
    case .sectionFormat:
      .init(
        long: "format", argument: "FORMAT",
        values: .words(Choices.sectionFormat),
        help: "what to write, tsv being title, tab, line")
    case .queryFormat:
      .init(
        long: "format", argument: "FORMAT",
        values: .words(Choices.queryFormat),
        help: "what to write, sql being a condition for WHERE")
    case .column:
      .init(
        long: "column", argument: "NAME",
        help: "what SQL calls the column of search texts; default: fold")
    case .columns:
      .init(
        long: "columns", argument: "LIST",
        values: .words(Choices.columns),
        help: """
          what to write of each line, in this order, with commas (default: \
          key,line), fold being what 'collate query' searches; with --csv \
          records of CSV
          """)
    case .layout:
      .init(
        long: "layout", argument: "LAYOUT",
        values: .words(Choices.layout),
        help: """
          the locale's titles, Latin ones and #, or those of ICU's \
          AlphabeticIndex
          """)
    case .labels:
      .init(
        long: "labels", argument: "ID,ID",
        values: .locale,
        help: "take in the titles of more locales")
    case .alphabet:
      .init(
        long: "alphabet", argument: "FILE",
        values: .file,
        help: "own titles, one a line, in order")
    case .searchEntry:
      .init(
        long: "search-entry", help: "put the entry for search first")
    case .limit:
      .init(
        long: "limit", argument: "N", help: "at most N titles in the index")
    case .absent:
      .init(
        long: "absent", argument: "WHERE",
        values: .words(Choices.absent),
        help: "where titles without rows lead")
    case .empty:
      .init(
        long: "empty", argument: "HOW",
        values: .words(Choices.empty), help: "sections without rows")
    case .group:
      .init(
        long: "group", argument: "POS1[,POS2]",
        help: "a section for each value of this part of the line")
    case .scope:
      .init(
        long: "scope", argument: "WHERE",
        values: .words(Choices.scope), help: "where a match may lie")
    case .words:
      .init(
        long: "words",
        help: "every word of the query must match, in any order")
    case .tiers:
      .init(
        long: "tiers", argument: "TIERS",
        values: .words(Choices.tiers),
        help: """
          match by the locale's letters, its rules for searching, letters \
          without accents (default: all of them, with commas)
          """)
    case .strict:
      .init(
        long: "strict", help: "same as --tiers=locale: Swedish o is not ö")
    case .readings:
      .init(
        long: "readings", argument: "SCRIPTS",
        values: .words(Choices.readings),
        help: """
          match also pinyin and its initials, romaji, initial consonants, \
          several with commas
          """)
    case .ignorePunctuation:
      .init(
        long: "ignore-punctuation", help: "obrien matches O'Brien too")
    case .mind:
      .init(
        long: "mind", argument: "WHAT",
        values: .words(Choices.mind),
        help: """
          what must be as it is typed, so that résumé does not match resume; \
          both with a comma
          """)
    case .explainedQuery:
      .init(
        long: "query", argument: "TEXT",
        help: "tell also in which tier, or by which reading, a query matches")
    case .query:
      .init(
        short: "q", long: "query", argument: "TEXT",
        help: "search for this at first")
    case .noMouse:
      .init(
        long: "no-mouse", help: "leave the mouse to the terminal")
    case .underTitles:
      .init(long: "sections", help: "write lines under section titles")
    case .color:
      .init(
        long: "color", argument: "WHEN",
        values: .words(Choices.color),
        help: "highlight matches, of itself on a terminal; not in JSON")
    case .rank:
      .init(
        long: "rank",
        help: "best first: the whole text, its start, a word's start, inside")
    case .inputOrder:
      .init(
        long: "input-order", help: "lines as they come, not in list order")
    case .lineNumber:
      .init(
        short: "n", long: "line-number",
        help: "write the number of a line in its file before it")
    case .withFilename:
      .init(
        short: "H", long: "with-filename",
        help: "write the file's name before a line; default for several files")
    case .noFilename:
      .init(
        short: "h", long: "no-filename", help: "never write names of files")
    case .invertMatch:
      .init(
        short: "v", long: "invert-match", help: "the lines that do not match")
    case .maxCount:
      .init(
        short: "m", long: "max-count", argument: "N",
        help: "no more than the first N lines found in each file")
    case .quiet:
      .init(
        short: "q", long: "quiet",
        help: "write nothing; the status says whether a line was found")
    case .count:
      .init(
        short: "c", long: "count",
        help: "only print how many lines match, for each file")
    case .reverse:
      .init(short: "r", long: "reverse", help: "from Z to A")
    case .unique:
      .init(
        short: "u", long: "unique",
        help: "only the first of lines that compare equal")
    case .stable:
      .init(
        short: "s", long: "stable",
        help: "equal lines keep their order; else bytes decide")
    case .ignoreCase:
      .init(
        short: "f", long: "ignore-case",
        help: "case makes no difference, as with --strength=secondary")
    case .numericSort:
      .init(
        short: "n", long: "numeric-sort",
        help: """
          by the number at the start: sign, digits, the locale's decimals; \
          --numeric is for digits inside texts
          """)
    case .check:
      .init(
        short: "c", long: "check", argument: "HOW", isArgumentOptional: true,
        values: .words(Choices.check),
        help: "do not sort; tell where the input is not sorted, or be quiet")
    case .quietCheck:
      .init(short: "C", help: "like -c, but say nothing")
    case .merge:
      .init(
        short: "m", long: "merge",
        help: "merge files that are sorted already; do not sort")
    case .keyed:
      .init(
        long: "keyed", help: "sort what 'collate keys --fingerprint' wrote")
    case .fingerprint:
      .init(
        long: "fingerprint", help: "first a line that says how keys were made")
    case .output:
      .init(
        short: "o", long: "output", argument: "FILE",
        values: .file,
        help: "write here, when complete; may be an input")
    case .bufferSize:
      .init(
        short: "S", long: "buffer-size", argument: "SIZE",
        help: """
          use so much memory, as 512M, 2G or 10%; beyond it temporary files. \
          Default: half of the machine's
          """)
    case .batchSize:
      .init(
        long: "batch-size", argument: "N",
        help: "merge no more than N files or runs at once")
    case .temporaryDirectory:
      .init(
        short: "T", long: "temporary-directory", argument: "DIR",
        values: .directory,
        help: """
          where temporary files go; default: TMPDIR or /tmp; repeat it to \
          spread them
          """)
    case .filesFrom:
      .init(
        long: "files0-from", argument: "FILE",
        values: .file,
        help: "read the files that FILE names, each name ended by NUL")
    case .parallel:
      .init(
        long: "parallel", argument: "N",
        help: "use N threads; default: one a core")
    case .debug:
      .init(
        long: "debug", help: "say which order is in force, on standard error")
    case .completion:
      .init(
        long: "completion", argument: "SHELL",
        values: .words(Choices.completion),
        help: "write what makes a shell complete these options")
    case .manual:
      .init(long: "man", help: "write the manual page")
    case .help:
      .init(long: "help", help: "show this")
    case .version:
      .init(long: "version", help: "show versions, also of ICU and its data")
    }
  }

  /// What the option does for a command, with the words that it takes.
  func meaning(for command: Command) -> String {
    helpOfThumb(command) ?? description.meaning
  }

  /// What the option does for a command.
  func help(for command: Command) -> String {
    helpOfThumb(command) ?? description.help
  }

  /// What the option does on a screen, where that is not quite the same.
  private func helpOfThumb(_ command: Command) -> String? {
    switch self {
    case _ where command != .thumb: nil
    case .locale:
      """
      the order of a language: BCP 47 (sv, de-u-co-phonebk) or ICU id. \
      Default: LC_ALL, LC_COLLATE, LANG; where that is C, CLDR's root
      """
    case .searchEntry: "the bar begins with the search, as it always does"
    case .underTitles: "what is found is under titles, as it always is"
    case .rank:
      """
      of 2,000 rows found or fewer the best first: the whole text, its \
      start, a word's start, inside
      """
    case .inputOrder: "lines as they come, without sections"
    case .lineNumber:
      "show, and write, the number of a line in its file before it"
    case .withFilename: "show, and write, the file's name before a line"
    case .noFilename: "never the names of files; the default"
    case .invertMatch: "search for the lines that do not match"
    default: nil
    }
  }

  /// The option as one writes it.
  var name: String {
    let description = description
    return description.long.map { "--\($0)" } ?? "-\(description.short!)"
  }
}
