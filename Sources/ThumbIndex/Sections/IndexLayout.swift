/// How an alphabet becomes the sections of a list.
///
/// | layout        | sections of a Russian list          |
/// | ------------- | ----------------------------------- |
/// | ``standard``  | `А` … `Я`, `A` … `Z`, `#`           |
/// | ``icu``       | `…`, `А` … `Я`, `…`                 |
///
/// On request digits, symbols, empty texts and other scripts have sections of
/// their own:
///
/// ```swift
/// var layout = IndexLayout.standard
/// layout.digits = IndexLayout.Extra(title: "0–9", placement: .first)
/// try IndexedCollation("en", layout: layout).sectionTitles
/// // → 0–9 A … Z #
/// ```
public struct IndexLayout: Sendable, Hashable, Codable {
  /// What a layout begins with, before sections are taken out.
  ///
  /// ```swift
  /// let layout = IndexLayout(.icu)
  /// try IndexedCollation("ru", layout: layout).sectionTitles
  /// // → … А … Я …
  /// ```
  public enum Style: String, Sendable, Hashable, Codable, CaseIterable {
    /// The locale's titles and Latin A to Z, then titles of other scripts, then
    /// one section for everything else.
    ///
    /// A to Z are those that the collator has as letters; where the locale is
    /// Latin they stand among its own.
    case standard

    /// Titles in the collator's order, with ICU's underflow before them, inflow
    /// between scripts, and overflow after them.
    case icu
  }

  /// Where a section stands that is under no title.
  ///
  /// ```swift
  /// var layout = IndexLayout.standard
  /// layout.rest.placement = .first
  /// try IndexedCollation("en", layout: layout).sectionTitles
  /// // → # A … Z
  /// ```
  public enum Placement: String, Sendable, Hashable, Codable {
    /// Before all titles.
    case first
    /// After all titles.
    case last
  }

  /// A section that is under no title of the alphabet.
  ///
  /// Extras with the same title share one section, where the first of them
  /// stands; with the title of a letter, that letter's.
  ///
  /// ```swift
  /// var layout = IndexLayout.standard
  /// layout.symbols = IndexLayout.Extra(title: "&", placement: .first)
  /// try IndexedCollation("en", layout: layout).sectionTitles
  /// // → & A … Z #
  /// ```
  public struct Extra: Sendable, Hashable, Codable {
    /// What is shown.
    public var title: String
    /// Where it stands.
    public var placement: Placement

    /// A section with a title at a place.
    public init(title: String, placement: Placement) {
      self.title = title
      self.placement = placement
    }
  }

  /// What the layout begins with.
  public var style: Style

  /// A section for texts without anything that has weight: empty ones, and
  /// those of ignored characters only.
  public var empty: Extra?

  /// A section for texts that begin with white space, punctuation, a symbol or a
  /// currency sign.
  public var symbols: Extra?

  /// A section for texts that begin with a digit of any script.
  public var digits: Extra?

  /// A section for texts of scripts that have no titles.
  public var otherScripts: Extra?

  /// The section of style ``Style/standard`` for all that has no other.
  public var rest = Extra(title: "#", placement: .last)

  /// A layout of a style, with no other sections.
  ///
  /// ```swift
  /// let layout = IndexLayout(.icu)
  /// let english = try IndexedCollation("en", layout: layout)
  /// english.sectionTitles.count  // 28
  /// ```
  public init(_ style: Style) { self.style = style }

  /// The locale's titles, then Latin ones, then `#`: what people know from
  /// telephones.
  public static let standard = Self(.standard)

  /// What ICU's `AlphabeticIndex` gives.
  public static let icu = Self(.icu)
}
