/// How an alphabet becomes the sections of a list.
///
/// | layout        | sections of a Russian list          |
/// | ------------- | ----------------------------------- |
/// | ``standard``  | `А` … `Я`, `A` … `Z`, `#`           |
/// | ``icu``       | `…`, `А` … `Я`, `…`                 |
///
/// Digits, symbols, empty texts and other scripts can have sections of their
/// own:
///
/// ```swift
/// var layout = IndexLayout.standard
/// layout.digits = IndexLayout.Extra(title: "0–9", placement: .first)
/// try IndexedCollation("en", layout: layout).sectionTitles
/// // → 0–9 A … Z #
/// ```
public struct IndexLayout: Sendable, Hashable {
  /// Which sections a layout has besides extra sections.
  package enum Style: String, Sendable, Hashable, Codable, CaseIterable {
    /// The locale's titles, then titles of other scripts in the collator's
    /// order, such as A to Z, then one section for everything else.
    ///
    /// In a locale of Latin script, A to Z stand among the locale's titles.
    ///
    /// The locale's titles are those of CLDR's index, and a title for each
    /// other letter of the language: ऑ in Hindi, Đ in Serbian. Letters of other
    /// languages are under the letter that readers look under (Þ under T in
    /// English), or have titles, too (Э in Serbian). These further
    /// titles stand in a list and its bar only while they have rows; see
    /// ``IndexedCollation/occasionalSections``. The title of a consonant begins
    /// where the consonant begins in any form: in Tamil, ப has ப்ரியா. Marks
    /// and signs are no titles.
    case standard

    /// Titles in the collator's order, and sections `…` before them, after
    /// them, and where they skip a script: ICU's underflow, overflow, inflow.
    case icu
  }

  /// A section besides the alphabet's titles.
  ///
  /// Extras with equal titles share one section, at the topmost of their
  /// places. An extra with the title of a letter shares the letter's section,
  /// which ``Placement/first`` moves to the front.
  ///
  /// ```swift
  /// var layout = IndexLayout.standard
  /// layout.symbols = IndexLayout.Extra(title: "&", placement: .first)
  /// try IndexedCollation("en", layout: layout).sectionTitles
  /// // → & A … Z #
  /// ```
  public struct Extra: Sendable, Hashable, Codable {
    /// The title of the section.
    public var title: String
    /// Whether the section comes before or after all titles.
    public var placement: Placement

    /// A section with a title and a placement.
    public init(title: String, placement: Placement) {
      self.title = title
      self.placement = placement
    }
  }

  /// Which sections there are besides extra sections.
  package var style: Style

  /// A section for texts that are empty or have only ignored characters; `nil`
  /// for none.
  public var empty: Extra?

  /// A section for texts that begin with white space, punctuation, a symbol or
  /// a currency sign; `nil` for none.
  public var symbols: Extra?

  /// A section for texts that begin with a digit of any script; `nil` for none.
  public var digits: Extra?

  /// A section for texts whose first letter has no title, as in scripts
  /// without titles; `nil` for none.
  public var otherScripts: Extra?

  /// Where texts go whose script has no titles in the list's languages.
  ///
  /// ```swift
  /// let names = ["Ann", "Жанна", "Γιώργος"]
  /// var layout = IndexLayout.standard
  /// try IndexedCollation("en", layout: layout).sections(of: names).map(\.title)
  /// // → A #
  /// layout.others = .ownTitles
  /// try IndexedCollation("en", layout: layout).sections(of: names).map(\.title)
  /// // → A Γ Ж
  /// layout.others = .bySound
  /// try IndexedCollation("en", layout: layout).sections(of: names).map(\.title)
  /// // → A G Z
  /// ```
  public enum Others: String, Sendable, Hashable, Codable, CaseIterable {
    /// In the section ``IndexLayout/otherScripts``, or else with the rest: `#`.
    case together

    /// Under titles of their own, behind all others and in the collator's order:
    /// those of the language that is likely written in the script.
    ///
    /// Such titles stand in a list and its bar only while they have rows.
    /// Chinese characters are under one title, 漢, and historic scripts under
    /// their first letter.
    case ownTitles

    /// Under the list's Latin letters, by their sound: see
    /// ``FilingRules/bySound``. Scripts that ICU cannot read are with the rest.
    ///
    /// Chinese characters are read only if one of the list's languages is
    /// Chinese: the characters of a Japanese name sound otherwise.
    case bySound
  }

  /// Where texts go whose script has no titles in the list's languages, in the
  /// layout ``standard``.
  public var others = Others.together

  /// The section of the layout ``standard`` for texts without another section.
  public var rest = Extra(title: "#", placement: .last)

  /// A layout of a style, without extra sections.
  package init(_ style: Style) { self.style = style }

  /// The locale's titles, then titles of other scripts, such as A to Z, then `#`
  /// for everything else, as on phones.
  ///
  /// In a locale of Latin script, A to Z stand among the locale's titles, which are
  /// those of CLDR's index and a title for each other letter of the language: ऑ in
  /// Hindi, Đ in Serbian. Letters of other languages are under the letter that
  /// readers look under (Þ under T in English), or have titles, too. These further
  /// titles stand in a list and its bar only
  /// while they have rows; see ``IndexedCollation/occasionalSections``.
  public static let standard = Self(.standard)

  /// The sections of ICU's `AlphabeticIndex`: titles in the collator's order, and
  /// sections `…` before them, after them, and where they skip a script.
  ///
  /// ```swift
  /// try IndexedCollation("ru", layout: .icu).sectionTitles  // … А … Я …
  /// try IndexedCollation("en", layout: .icu).sectionTitles.count  // 28
  /// ```
  public static let icu = Self(.icu)
}

extension IndexLayout: Codable {
  private enum CodingKeys: String, CodingKey {
    case style, empty, symbols, digits, otherScripts, others, rest
  }

  /// Reads a layout; all but the style may be left out.
  ///
  /// - Throws: `DecodingError` for an unknown value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(try container.decode(Style.self, forKey: .style))
    empty = try container.decodeIfPresent(Extra.self, forKey: .empty)
    symbols = try container.decodeIfPresent(Extra.self, forKey: .symbols)
    digits = try container.decodeIfPresent(Extra.self, forKey: .digits)
    otherScripts = try container.decodeIfPresent(
      Extra.self, forKey: .otherScripts)
    try container.read(.others, into: &others)
    try container.read(.rest, into: &rest)
  }

  /// Writes the layout.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(style, forKey: .style)
    try container.encodeIfPresent(empty, forKey: .empty)
    try container.encodeIfPresent(symbols, forKey: .symbols)
    try container.encodeIfPresent(digits, forKey: .digits)
    try container.encodeIfPresent(otherScripts, forKey: .otherScripts)
    try container.encode(others, forKey: .others)
    try container.encode(rest, forKey: .rest)
  }
}

/// What a list does with empty sections, unless the caller inserted or removed
/// them.
///
/// ```swift
/// let letters: [AlphabetTitle] = ["A", "B", "C"]
/// let collation = IndexedCollation(
///   alphabet: try Alphabet(titles: letters, collator: try Collator("en")))
/// IndexedList(["cow"], collation: collation, emptySections: .hidden)
///   .sections.map(\.title)  // C
/// IndexedList(["cow"], collation: collation, emptySections: .kept)
///   .sections.map(\.title)  // A B C #
/// ```
public enum EmptySections: String, Sendable, Hashable, Codable {
  /// Empty sections are not shown: a section disappears with its last row.
  case hidden

  /// Empty sections are shown; empty groups are shown only with
  /// ``GroupOrder/listed(_:)``.
  case kept
}
