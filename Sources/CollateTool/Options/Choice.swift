import ThumbIndex

/// An option whose value is one of several words, with the meaning of each
/// word.
struct Choice<Value> {
  let option: Option
  let words: KeyValuePairs<String, Value>

  /// The default word; `nil` if there is none.
  let standard: String?

  init(
    _ option: Option, _ words: KeyValuePairs<String, Value>,
    default standard: String? = nil
  ) {
    self.option = option
    self.words = words
    self.standard = standard
  }
}

extension Arguments {
  /// Whether the output is JSON or a page, which are UTF-8.
  func writesUTF8() throws(Failure) -> Bool {
    if command == .page { return true }
    if try word(Choices.format) == true { return true }
    return try word(Choices.sectionFormat) == .json
  }
}

/// The choices of all options that take words.
enum Choices {
  static var strength: Choice<CollatorOptions.Strength> {
    .init(
      .strength,
      [
        "primary": .primary, "secondary": .secondary, "tertiary": .tertiary,
        "quaternary": .quaternary, "identical": .identical,
      ])
  }

  static var caseFirst: Choice<CollatorOptions.CaseFirst> {
    .init(.caseFirst, ["upper": .upper, "lower": .lower, "off": .off])
  }

  static var punctuation: Choice<CollatorOptions.Punctuation> {
    .init(.punctuation, ["keep": .keep, "ignore": .ignore()])
  }

  static var openingPunctuation: Choice<FilingRules.OpeningPunctuation> {
    .init(
      .openingPunctuation, ["keep": .keep, "skip": .skip], default: "keep")
  }

  static var names: Choice<FilingRules.Names> {
    .init(.names, ["han": .han])
  }

  static var apostrophes: Choice<FilingRules.Apostrophes> {
    .init(
      .apostrophes, ["keep": .asWritten, "alike": .alike], default: "keep")
  }

  static var variants: Choice<FilingRules.Variants> {
    .init(
      .variants, ["own": .asOwnLetters, "keep": .asWritten], default: "own")
  }

  static var others: Choice<IndexLayout.Others> {
    .init(
      .others,
      ["number-sign": .together, "own": .ownTitles, "sound": .bySound],
      default: "number-sign")
  }

  static func placement(_ option: Option) -> Choice<Placement> {
    .init(option, ["first": .first, "last": .last])
  }

  static var layout: Choice<IndexLayout.Style> {
    .init(
      .layout, ["standard": .standard, "icu": .icu], default: "standard")
  }

  static var absent: Choice<IndexBar.AbsentTitle> {
    .init(
      .absent,
      [
        "next": .next, "previous": .previous, "nearest": .nearest,
        "omitted": .omitted,
      ],
      default: "next")
  }

  /// Whether sections without rows are shown.
  static var empty: Choice<Bool> {
    .init(.empty, ["hide": false, "keep": true], default: "hide")
  }

  /// Whether JSON is written.
  static var format: Choice<Bool> {
    .init(.format, ["text": false, "json": true], default: "text")
  }

  static var sectionFormat: Choice<SectionFormat> {
    .init(
      .sectionFormat, ["text": .text, "tsv": .tsv, "json": .json],
      default: "text")
  }

  static var queryFormat: Choice<QueryFormat> {
    .init(
      .queryFormat, ["text": .text, "json": .json, "sql": .sql],
      default: "text")
  }

  static var columns: Choice<KeyRowColumn> {
    .init(
      .columns,
      [
        "section": .section, "title": .title, "key": .key, "fold": .fold,
        "line": .line,
      ])
  }

  static var scope: Choice<SearchScope> {
    .init(
      .scope,
      [
        "contains": .contains, "starts-with": .startsWith,
        "word-starts-with": .wordStartsWith,
      ], default: "contains")
  }

  static var tiers: Choice<SearchTier> {
    .init(.tiers, ["locale": .locale, "search": .search, "base": .base])
  }

  static var mind: Choice<SearchDifference> {
    .init(.mind, ["accents": .accents, "case": .case])
  }

  static var readings: Choice<Set<SearchReading>> {
    .init(
      .readings,
      [
        "han": [.pinyin, .pinyinInitials], "kana": [.romaji], "latin": [.latin],
        "hangul": [.hangulInitials],
      ])
  }

  static var color: Choice<SearchColor> {
    .init(
      .color, ["auto": .auto, "always": .always, "never": .never],
      default: "auto")
  }

  /// Whether a check writes nothing.
  static var check: Choice<Bool> {
    .init(
      .check, ["diagnose-first": false, "quiet": true, "silent": true],
      default: "diagnose-first")
  }

  /// What keys are taken for.
  static var kind: Choice<KeyFlags> {
    .init(
      .kind,
      [
        "general-numeric": .general, "human-numeric": .human, "month": .month,
        "numeric": .numeric, "random": .random, "version": .version,
      ])
  }

  static var blankKeys: Choice<BlankKeys> {
    .init(.blankKeys, ["first": .first, "last": .last])
  }

  /// The script that binds keys of a shell to `thumb`: Ctrl-T to pick files, Ctrl-R
  /// earlier commands, and Alt-C folders.
  ///
  /// Names and commands end in NUL on their way, as they may have line ends. Their
  /// signs count, and Esc leaves the command line as it is.
  static var shell: Choice<[UInt8]> {
    .init(
      .shell,
      [
        "bash": PackageResources.keys_bash, "zsh": PackageResources.keys_zsh,
        "fish": PackageResources.keys_fish,
      ])
  }

  /// The function that makes a shell's completion script.
  static var completion: Choice<(Program) -> String> {
    .init(
      .completion,
      ["bash": bashCompletion, "zsh": zshCompletion, "fish": fishCompletion])
  }
}
