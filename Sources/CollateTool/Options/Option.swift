/// An option of the tool.
///
/// Parsing, messages, help, completions and the manual page are all made from
/// this and ``Option/description``.
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
  case encoding
  case articles
  case honorifics
  case particles
  case openingPunctuation
  case names
  case apostrophes
  case variants
  case dictionary
  case reading
  case format
  case sectionFormat
  case queryFormat
  case column
  case columns
  case pageTitle
  case pageColumns
  case style
  case events
  case detail
  case link
  case layout
  case labels
  case alphabet
  case others
  case rest
  case digits
  case symbols
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
  case punctuationCounts
  case mind
  case explainedQuery
  case query
  case phrase
  case noMouse
  case height
  case ansi
  case printQuery
  case expect
  case selectOne
  case exitZero
  case bind
  case preview
  case previewWindow
  case withHeader
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
  case generalNumericSort
  case humanNumericSort
  case monthSort
  case versionSort
  case randomSort
  case kind
  case randomSource
  case dictionaryOrder
  case ignoreNonprinting
  case decimal
  case blankKeys
  case check
  case quietCheck
  case merge
  case keyed
  case fingerprint
  case output
  case bufferSize
  case batchSize
  case temporaryDirectory
  case compressProgram
  case filesFrom
  case parallel
  case debug
  case completion
  case shell
  case manual
  case help
  case version
}

/// The names of an option, and its meaning.
struct OptionDescription {
  var short: Unicode.Scalar?
  var long: String?
  var argument: String?
  var isArgumentOptional = false
  var values = OptionValues.any
  /// The meanings of some of the words that the option takes.
  var notes: [String: String] = [:]
  /// The help text, to which ``meaning`` adds the words that the option takes.
  var help: String
}

/// The values that a shell can complete for an option.
enum OptionValues {
  case any
  case words([String], default: String?)
  case file
  case directory
  /// A locale that `collate locales` lists.
  case locale

  /// The words of a choice.
  static func words(_ choice: Choice<some Any>) -> Self {
    .words(choice.words.map(\.key), default: choice.standard)
  }
}

extension OptionDescription {
  /// The meaning of the option, with the words that it takes.
  var meaning: String {
    guard case .words(let words, let standard) = values else { return help }
    var list = words.map { word in
      let notes = [word == standard ? "default" : nil, notes[word]]
        .compactMap(\.self)
      return notes.isEmpty ? word : "\(word) (\(notes.joined(separator: "; ")))"
    }
    let last = list.removeLast()
    return "\(help): "
      + (list.isEmpty ? last : "\(list.joined(separator: ", ")) or \(last)")
  }

  /// The text after the long name, such as `=ID`; may be empty.
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
          the locale whose rules hold: a BCP 47 tag (sv, de-u-co-phonebk) or \
          ICU id; C is byte order. Default: LC_ALL, LC_COLLATE or LANG
          """)
    case .strength:
      .init(
        long: "strength", argument: "LEVEL",
        values: .words(Choices.strength),
        notes: [
          "primary": "letters", "secondary": "accents",
          "tertiary": "case; the default of most locales",
          "quaternary": "punctuation, where --punctuation=ignore skips it",
          "identical": "code points",
        ],
        help: "the smallest difference that counts")
    case .numeric:
      .init(
        long: "numeric",
        help: "sort digits inside texts by value: file2 before file10")
    case .caseFirst:
      .init(
        long: "case-first", argument: "CASE",
        values: .words(Choices.caseFirst),
        help: "whether A or a comes first (by default, as in the locale)")
    case .punctuation:
      .init(
        long: "punctuation", argument: "HOW",
        values: .words(Choices.punctuation),
        notes: ["keep": "the default of most locales"],
        help: "whether spaces and punctuation count")
    case .reorder:
      .init(
        long: "reorder", argument: "SCRIPTS",
        help: "the order of scripts, such as Grek,Latn; default: the locale's")
    case .rules:
      .init(
        long: "rules", argument: "FILE",
        values: .file,
        help: "add CLDR tailoring rules, which change the locale's order")
    case .key:
      .init(
        short: "k", long: "key", argument: "POS1[,POS2][bdfghiMnRrV]",
        help: """
          use only this part of the line; it ends at POS2 or, if none is given, \
          with the line; POS is FIELD[.CHARACTER], FIELD a number or a column's \
          name; then flags, as in 2nr: b skips leading blanks, and d, f, g, h, i, \
          M, n, R, r and V mean what the options of sort do; repeat -k for \
          further keys
          """)
    case .fieldSeparator:
      .init(
        short: "t", long: "field-separator", argument: "C",
        help: """
          the character between fields, also \\t or \\0; default: the blanks \
          that begin a field, or with --csv a comma
          """)
    case .ignoreLeadingBlanks:
      .init(
        short: "b", long: "ignore-leading-blanks",
        help: "ignore blanks before a key")
    case .header:
      .init(
        long: "header", argument: "N", isArgumentOptional: true,
        help: """
          keep the first line (or N lines) at the top; the fields of the first \
          line name columns
          """)
    case .csv:
      .init(
        long: "csv",
        help: """
          read CSV (RFC 4180): fields in quotes may contain separators, quotes \
          and line ends; ill-formed CSV is an error
          """)
    case .zeroTerminated:
      .init(
        short: "z", long: "zero-terminated",
        help: "lines end in NUL, also in the output")
    case .encoding:
      .init(
        long: "encoding", argument: "NAME[,NAME]",
        help: """
          the charset of the input, such as windows-1252 or UTF-16, and of the \
          output (by default the same, and UTF-8 for JSON)
          """)
    case .articles:
      .init(
        long: "articles", argument: "LANGS",
        help: "ignore leading articles of languages, such as en,fr")
    case .honorifics:
      .init(
        long: "honorifics", argument: "LANGS",
        help: "ignore honorifics of languages, such as Dr. and Mrs. for en")
    case .particles:
      .init(
        long: "particles", argument: "LANGS",
        help: """
          ignore particles of surnames, such as von for de, van der for nl
          """)
    case .openingPunctuation:
      .init(
        long: "opening-punctuation", argument: "HOW",
        values: .words(Choices.openingPunctuation),
        notes: ["keep": "they count", "skip": "they do not"],
        help: "signs and spaces before the first letter or digit")
    case .names:
      .init(
        long: "names", argument: "HOW",
        values: .words(Choices.names),
        notes: ["han": "by pinyin, with the readings of Chinese surnames"],
        help: "how to file names")
    case .apostrophes:
      .init(
        long: "apostrophes", argument: "HOW",
        values: .words(Choices.apostrophes),
        notes: [
          "keep": "each has its place", "alike": "they count as one another",
        ],
        help: "the apostrophes that people type within words")
    case .variants:
      .init(
        long: "variants", argument: "HOW",
        values: .words(Choices.variants),
        notes: [
          "own": "as letters of the list's language", "keep": "as written",
        ],
        help: """
          letters typed or encoded for others, such as the Arabic kaf in Urdu
          """)
    case .dictionary:
      .init(
        long: "dictionary", argument: "FILE", values: .file,
        help: """
          a file of words with readings, as やまだ /山田/ (SKK's format) or 山田, a \
          tab, やまだ: file words by their readings, and match by them
          """)
    case .reading:
      .init(
        long: "reading", argument: "POS1[,POS2]",
        help: """
          the part of a line that says how its text is pronounced: file the \
          line by it, unless it is empty; with -t or --csv, POS1 alone is in one \
          field
          """)
    case .format:
      .init(
        long: "format", argument: "FORMAT",
        values: .words(Choices.format), help: "the output format")
    case .sectionFormat:
      .init(
        long: "format", argument: "FORMAT",
        values: .words(Choices.sectionFormat),
        notes: ["tsv": "title, tab, line"], help: "the output format")
    case .queryFormat:
      .init(
        long: "format", argument: "FORMAT",
        values: .words(Choices.queryFormat),
        notes: ["sql": "a condition for WHERE"], help: "the output format")
    case .column:
      .init(
        long: "column", argument: "NAME",
        help: "the SQL name of the column of search texts; default: fold")
    case .columns:
      .init(
        long: "columns", argument: "LIST",
        values: .words(Choices.columns),
        notes: [
          "section": "its number", "title": "of the section",
          "key": "sort key", "fold": "search text, for 'collate query'",
        ],
        help: """
          the columns to write, in the order of LIST (default key,line; \
          with --csv, as CSV)
          """)
    case .pageTitle:
      .init(
        long: "title", argument: "TEXT",
        help: "the title of the page; default: the name of the file")
    case .pageColumns:
      .init(
        long: "columns", argument: "LIST",
        help: """
          the columns of a row's text, by number or by name (several with \
          commas); default: the whole line, or with other columns or --csv, all \
          columns not used elsewhere; without -k, rows are filed by this text
          """)
    case .detail:
      .init(
        long: "detail", argument: "LIST",
        help: "the columns to show in small print after the text")
    case .link:
      .init(
        long: "link", argument: "COLUMN",
        help: """
          the column with the address that a row links to; one of mail may be \
          without mailto:, one that begins with www. without https://
          """)
    case .style:
      .init(
        long: "style", argument: "FILE", values: .file,
        help: """
          CSS to follow the page's own; the page names its styles and scripts by \
          their hashes; the browser ignores hand edits to them
          """)
    case .events:
      .init(
        long: "events", argument: "ADDRESS",
        help: """
          where on its own server the page takes changes from while it is open, as \
          server-sent events: an address without a scheme, or with http or https
          """)
    case .layout:
      .init(
        long: "layout", argument: "LAYOUT",
        values: .words(Choices.layout),
        notes: [
          "standard": "those of the locale, Latin letters, and #",
          "icu": "those of ICU's AlphabeticIndex",
        ],
        help: "the section titles")
    case .labels:
      .init(
        long: "labels", argument: "ID,ID",
        values: .locale,
        help: "add the titles of more locales")
    case .alphabet:
      .init(
        long: "alphabet", argument: "FILE",
        values: .file,
        help: """
          read your own titles from a file, one a line, in order; after a tab, \
          the text at which a title's section begins
          """)
    case .others:
      .init(
        long: "others", argument: "HOW",
        values: .words(Choices.others),
        notes: [
          "number-sign": "in #", "own": "under titles of their own",
          "sound": "under the list's letters, by their sound",
        ],
        help: "lines in scripts that have no titles in the list's languages")
    case .rest:
      .init(
        long: "rest", argument: "WHERE",
        values: .words(Choices.placement(.rest)),
        help: "the place of #; default: last")
    case .digits:
      .init(
        long: "digits", argument: "WHERE",
        values: .words(Choices.placement(.digits)),
        help: "a section 0–9 for lines that begin with a digit")
    case .symbols:
      .init(
        long: "symbols", argument: "WHERE",
        values: .words(Choices.placement(.symbols)),
        help: "a section & for lines that begin with a sign")
    case .searchEntry:
      .init(
        long: "search-entry",
        help: "begin the index bar with an entry for a search field")
    case .limit:
      .init(
        long: "limit", argument: "N",
        help: "show at most N entries in the index bar; default: all titles")
    case .absent:
      .init(
        long: "absent", argument: "WHERE",
        values: .words(Choices.absent),
        notes: ["omitted": "no such titles"],
        help: "the section to which a title without lines leads in the bar")
    case .empty:
      .init(
        long: "empty", argument: "HOW",
        values: .words(Choices.empty), help: "sections without lines")
    case .group:
      .init(
        long: "group", argument: "POS1[,POS2]",
        help: """
          make a section for each value of this part of the line; with -t or \
          --csv, POS1 alone is in one field
          """)
    case .scope:
      .init(
        long: "scope", argument: "WHERE",
        values: .words(Choices.scope), help: "where a match may lie")
    case .words:
      .init(
        long: "words",
        help: """
          match each word of the query by itself, in any order, whole words or \
          not
          """)
    case .tiers:
      .init(
        long: "tiers", argument: "TIERS",
        values: .words(Choices.tiers),
        notes: [
          "locale": "by the rules of the locale",
          "search": "by its search rules: in German, ue is ü",
          "base": "without accents",
        ],
        help: """
          compare letters in these ways (several with commas; default: all); \
          case is ignored unless --mind=case
          """)
    case .strict:
      .init(
        long: "strict",
        help: """
          the same as --tiers=locale: o does not match a separate letter of \
          the language, such as Swedish ö
          """)
    case .readings:
      .init(
        long: "readings", argument: "SCRIPTS",
        values: .words(Choices.readings),
        notes: [
          "han": "pinyin and its initials",
          "kana": "romaji as keyboards take it; kanji by --dictionary",
          "hangul": "initial consonants",
          "latin": "Latin letters for other scripts, as Cyrillic",
        ],
        help: "also match by readings of these scripts (several with commas)")
    case .punctuationCounts:
      .init(
        long: "punctuation-counts",
        help: """
          blanks, apostrophes, hyphens and the like count, as for names of \
          files: obrien does not match O'Brien
          """)
    case .mind:
      .init(
        long: "mind", argument: "WHAT",
        values: .words(Choices.mind),
        help: """
          which differences count in all tiers, so that résumé does not match \
          resume (several with commas)
          """)
    case .explainedQuery:
      .init(
        long: "query", argument: "TEXT",
        help: "also explain in which tier or by which reading a query matches")
    case .query:
      .init(
        short: "q", long: "query", argument: "TEXT",
        help: "begin with this search")
    case .phrase:
      .init(
        long: "phrase",
        help: "match the search as one text, its words side by side")
    case .noMouse:
      .init(
        long: "no-mouse", help: "leave the mouse to the terminal")
    case .height:
      .init(
        long: "height", argument: "N|N%|~N",
        help: """
          draw below the prompt, in N lines or in N% of the window's; with ~, in \
          fewer lines if the list needs fewer
          """)
    case .ansi:
      .init(
        long: "ansi",
        help: """
          show the colours of lines that have some (ECMA-48), and search and \
          write the lines without them
          """)
    case .printQuery:
      .init(
        long: "print-query",
        help: """
          write the search in a line of its own, first; Enter then also leaves \
          when nothing is found, with status 1
          """)
    case .expect:
      .init(
        long: "expect", argument: "KEY,KEY",
        help: """
          let these keys pick, too, and write the name of the key that did in a \
          line before the rows, empty for Enter
          """)
    case .selectOne:
      .init(
        short: "1", long: "select-1",
        help: "if --query finds just one line, pick it and show nothing")
    case .exitZero:
      .init(
        short: "0", long: "exit-0",
        help: "if --query finds no line, leave with status 1 and show nothing")
    case .bind:
      .init(
        long: "bind", argument: "KEY:ACTION[+ACTION],...",
        help: """
          let a key do other things: ctrl-s, alt-x, f1, shift-up, space or a \
          character; the manual page lists the actions; repeat --bind for more
          """)
    case .preview:
      .init(
        long: "preview", argument: "COMMAND",
        help: """
          show what COMMAND writes for the row under the cursor: sh gets the row \
          for {}, its fields for {1}, {2} or {NAME} of a column, and the search for \
          {q}, each as one word; so not inside quotes, and \\{} for braces as such
          """)
    case .previewWindow:
      .init(
        long: "preview-window", argument: "WHERE[,SIZE]",
        help: """
          put the preview on the right or down, in SIZE columns or lines, or N%; \
          default: right, if the window has room for both, 50%
          """)
    case .withHeader:
      .init(
        long: "with-header",
        help: "write the header before the picked rows, as -o does")
    case .underTitles:
      .init(long: "sections", help: "write lines under section titles")
    case .color:
      .init(
        long: "color", argument: "WHEN",
        values: .words(Choices.color), notes: ["auto": "on a terminal"],
        help: "whether to highlight matches")
    case .rank:
      .init(
        long: "rank",
        help: """
          best matches first: the whole text, then its start, the start of a \
          word, other places
          """)
    case .inputOrder:
      .init(
        long: "input-order", help: "write lines in the order of the input")
    case .lineNumber:
      .init(
        short: "n", long: "line-number",
        help: "write line numbers")
    case .withFilename:
      .init(
        short: "H", long: "with-filename",
        help: "write file names; default for several files")
    case .noFilename:
      .init(
        short: "h", long: "no-filename", help: "never write file names")
    case .invertMatch:
      .init(
        short: "v", long: "invert-match",
        help: "write the lines that do not match")
    case .maxCount:
      .init(
        short: "m", long: "max-count", argument: "N",
        help: "only the first N matching lines of each input file")
    case .quiet:
      .init(
        short: "q", long: "quiet",
        help: "write nothing; the status says whether a line was found")
    case .count:
      .init(
        short: "c", long: "count",
        help: "write only how many lines match, for each file")
    case .reverse:
      .init(short: "r", long: "reverse", help: "from Z to A")
    case .unique:
      .init(
        short: "u", long: "unique",
        help: """
          of equal lines, write only the first of the input; without --strength \
          or -f, lines are equal if their keys have the same code points, or \
          the same value
          """)
    case .stable:
      .init(
        short: "s", long: "stable",
        help: """
          keep equal lines in the order of the input; by default the bytes of \
          the whole line decide
          """)
    case .ignoreCase:
      .init(
        short: "f", long: "ignore-case",
        help: """
          ignore case and forms of a letter, such as ² and ｘ, like \
          --strength=secondary
          """)
    case .numericSort:
      .init(
        short: "n", long: "numeric-sort",
        help: """
          sort by the number at the start of the line or key: sign, digits and \
          the locale's decimals (--numeric sorts all digits inside texts)
          """)
    case .generalNumericSort:
      .init(
        short: "g", long: "general-numeric-sort",
        help: """
          sort by a floating-point number such as 1e3; lines without one come \
          first
          """)
    case .humanNumericSort:
      .init(
        short: "h", long: "human-numeric-sort",
        help: "sort by a number with a unit: 900 before 2K before 1G")
    case .monthSort:
      .init(
        short: "M", long: "month-sort",
        help: """
          sort by the name of a month in the locale, in full or abbreviated; \
          lines without one come first
          """)
    case .versionSort:
      .init(
        short: "V", long: "version-sort",
        help: "sort by versions: 1.9 before 1.10, and 1.0~beta before 1.0")
    case .randomSort:
      .init(
        short: "R", long: "random-sort",
        help: "sort in random order, equal keys together")
    case .kind:
      .init(
        long: "sort", argument: "WORD", values: .words(Choices.kind),
        notes: [
          "general-numeric": "as -g", "human-numeric": "as -h",
          "month": "as -M", "numeric": "as -n", "random": "as -R",
          "version": "as -V",
        ],
        help: "what to sort by")
    case .randomSource:
      .init(
        long: "random-source", argument: "FILE", values: .file,
        help: "read random bytes from FILE")
    case .dictionaryOrder:
      .init(
        short: "d", long: "dictionary-order",
        help: "only letters, digits and blanks count")
    case .ignoreNonprinting:
      .init(
        short: "i", long: "ignore-nonprinting",
        help: "compare printable characters only")
    case .decimal:
      .init(
        long: "decimal", argument: "C",
        help: """
          the decimal separator; default: that of --locale, LC_ALL, \
          LC_NUMERIC or LANG
          """)
    case .blankKeys:
      .init(
        long: "blank-keys", argument: "WHERE",
        values: .words(Choices.blankKeys),
        help: "where lines stand that have only blanks in a key")
    case .check:
      .init(
        short: "c", long: "check", argument: "HOW", isArgumentOptional: true,
        values: .words(Choices.check),
        notes: [
          "diagnose-first": "tell the first line out of order on stderr",
          "quiet": "only the status", "silent": "as quiet",
        ],
        help: "do not sort, but check the order")
    case .quietCheck:
      .init(short: "C", help: "the same as --check=quiet")
    case .merge:
      .init(
        short: "m", long: "merge",
        help: "merge sorted files; do not sort")
    case .keyed:
      .init(
        long: "keyed",
        help: """
          sort the output of 'collate keys --fingerprint' by its keys; give the \
          options of 'collate keys' again, but neither -k nor --csv; refuse keys \
          that this program would make otherwise
          """)
    case .fingerprint:
      .init(
        long: "fingerprint",
        help: """
          first write a line with all that the keys depend on, such as ICU's \
          version, except which fields -k names
          """)
    case .output:
      .init(
        short: "o", long: "output", argument: "FILE",
        values: .file,
        help: """
          write to FILE, which may be an input: it gets the output only when \
          that is complete, and keeps owner, group and mode
          """)
    case .bufferSize:
      .init(
        short: "S", long: "buffer-size", argument: "SIZE",
        help: """
          the memory to use before temporary files: 512M, 2G (units of 1024), \
          10%; default: half of the machine's memory
          """)
    case .batchSize:
      .init(
        long: "batch-size", argument: "N",
        help: "merge at most N files or temporary files at once")
    case .temporaryDirectory:
      .init(
        short: "T", long: "temporary-directory", argument: "DIR",
        values: .directory,
        help: """
          the directory of temporary files; default: TMPDIR or /tmp; repeat \
          it for several
          """)
    case .compressProgram:
      .init(
        long: "compress-program", argument: "PROGRAM",
        help: """
          compress temporary files with PROGRAM, such as gzip or zstd; PROGRAM \
          -d decompresses them
          """)
    case .filesFrom:
      .init(
        long: "files0-from", argument: "FILE",
        values: .file,
        help: "read the files named in FILE; a NUL ends each name")
    case .parallel:
      .init(
        long: "parallel", argument: "N",
        help: "use N threads; default: one for each core")
    case .debug:
      .init(
        long: "debug",
        help: "write to standard error which order is in force")
    case .completion:
      .init(
        long: "completion", argument: "SHELL",
        values: .words(Choices.completion),
        help: "write a script with which a shell completes these options")
    case .shell:
      .init(
        long: "shell", argument: "SHELL",
        values: .words(Choices.shell),
        help: """
          write a script that lets a shell pick files with Ctrl-T, earlier \
          commands with Ctrl-R, and folders with Alt-C
          """)
    case .manual:
      .init(long: "man", help: "write the manual page")
    case .help:
      .init(long: "help", help: "show this help")
    case .version:
      .init(
        long: "version", help: "show the versions of the program and of ICU")
    }
  }

  /// The meaning of the option for a command, with the words that it takes.
  func meaning(for command: Command) -> String {
    ownHelp(for: command) ?? description.meaning
  }

  /// The help of the option for a command.
  func help(for command: Command) -> String {
    ownHelp(for: command) ?? description.help
  }

  /// The help of an option that means something else in `thumb` or a command;
  /// `nil` for others.
  private func ownHelp(for command: Command) -> String? {
    switch self {
    case .output where command == .page:
      """
      write to FILE, which is no input: it gets the output only when that is \
      complete, and keeps owner, group and mode
      """
    case _ where command != .thumb: nil
    case .locale:
      """
      the order of a language: BCP 47 (sv, de-u-co-phonebk) or ICU id. \
      Default: LC_ALL, LC_COLLATE, LANG; where that is C, CLDR's root
      """
    case .header:
      """
      keep the first line (or N lines) above the list; the fields of the first \
      line name columns; they are picked only with --with-header or -o
      """
    case .words: "the default: match each word of the search, in any order"
    case .openingPunctuation:
      """
      signs and spaces before the first letter or digit: keep (they count for \
      the section) or skip (the default: they do not; if given, neither in a \
      search at the start)
      """
    case .searchEntry: "no effect: the bar always begins with the search"
    case .underTitles: "no effect: lines are always under titles"
    case .rank:
      """
      if at most 2,000 rows are found, show the best matches first: the whole \
      text, then its start, the start of a word, other places
      """
    case .inputOrder:
      """
      show lines in the order of the input, without sections; with --rank, \
      what is found is ranked all the same
      """
    case .lineNumber:
      "show and write line numbers"
    case .withFilename: "show and write file names"
    case .noFilename: "no file names (the default)"
    case .invertMatch: "show the lines that do not match"
    default: nil
    }
  }

  /// The option as a user writes it.
  package var name: String {
    let description = description
    return description.long.map { "--\($0)" } ?? "-\(description.short!)"
  }
}
