/// How texts are folded: the collators of the tiers, and the forms.
///
/// Searches with equal collators and options share a plan, if it is among the
/// eight plans used last. A plan does not change, but it remembers how scalars
/// and parts of texts are folded.
package final class FoldingPlan: Sendable {
  /// The forms; the first is the main one.
  package let forms: [FoldForm]

  /// All of ``forms``.
  package let allForms: FoldForms

  package let options: SearchOptions

  /// The language of the collator; empty for the root.
  let language: String

  let table: FoldTable

  /// Whether signs count.
  package var keepsSigns: Bool { options.punctuation == .significant }

  private let partFolders: Pool<PartFolder>

  /// The plan for a collator and options; makes a plan if none is kept.
  package static func shared(
    _ collator: Collator, _ options: SearchOptions = SearchOptions()
  ) throws(CollationError) -> FoldingPlan {
    let request = Request(collator: collator, options: options)
    return try plans.value(of: request) { () throws(CollationError) in
      try FoldingPlan(collator, options)
    }
  }

  private struct Request: Equatable {
    let collator: Collator
    let options: SearchOptions
  }

  private static let plans = SharedCache<Request, FoldingPlan>(limit: 8)

  private init(_ collator: Collator, _ options: SearchOptions)
    throws(CollationError)
  {
    self.options = options
    language = String(collator.locale.prefix { $0.isLetter })
    let locale = try LocaleIdentifier(collator.locale)
    let variants =
      options.filing?.variants == .asWritten
      ? LetterVariants() : LetterVariants(of: locale)
    var tiers: [TierCollation] = []
    for tier in options.tiersInForce {
      tiers.append(try .open(tier, of: collator, variants))
    }
    let rules = LetterTable.Rules(
      minding: options.minding,
      keepsSigns: options.punctuation == .significant,
      knowsBlanks: !tiers.contains { $0.handle.isShifted },
      isCyrillic: locale.isCyrillic)
    var tables: [LetterTable] = []
    for tier in tiers {
      tables.append(
        LetterTable(FoldLetters(tier.tier), tier, rules, after: tables))
    }
    let main = tables.last!
    let isLoose = main.letters == .base && rules.isLoose
    if isLoose {
      tables.append(LetterTable(.spelt, main.collation, rules, after: tables))
    }
    forms =
      [FoldForm(main.letters)]
      + FoldForm.allCases.filter { form in
        form != FoldForm(main.letters)
          && tables.contains { $0.letters == form.letters }
      }
    allForms = forms.reduce(into: []) { $0.insert($1) }
    // Texts are cut into parts, and letters reordered by the table, except in
    // two cases. With a caller's rules, contractions may be of any kind. With
    // minded differences, marks may belong to a letter of the previous part.
    let cutsTexts = collator.options.rules == nil && options.minding.isEmpty
    table = FoldTable(
      tables, main: main, isLoose: isLoose, isCyrillic: rules.isCyrillic,
      isPlain: cutsTexts)
    isCyrillic = rules.isCyrillic
    partFolders = Pool { [table] in
      PartFolder(table, rules, cutsTexts: cutsTexts)
    }
  }

  /// A text in each of ``forms``, folded by ICU, with the marks of what is left
  /// out.
  ///
  /// - Parameter cuts: Whether to fold part by part, which gives the same.
  package func markedForms(of text: String, cuts: Bool = true) -> [[UInt8]] {
    // The pool can always make a folder.
    let folded = partFolders.withValue { $0.fold(text, cuts: cuts) }!
    return forms.map { form in
      let place = table.letters.firstIndex { $0.letters == form.letters }!
      let own = folded[place]
      return form.isJoined ? own.joined : own.byCluster
    }
  }

  /// Whether base letters have ``LookalikeLetters``.
  package let isCyrillic: Bool

  /// Whether base letters have syllables spelt as they are meant.
  package var rewritesSyllables: Bool { forms.contains(.spelt) }

  /// The main form, which each row's main text is: the coarsest.
  package var mainForm: FoldForm { forms[0] }

  /// The forms with some letters.
  func forms(of letters: FoldLetters) -> FoldForms {
    forms.reduce(into: []) { if $1.letters == letters { $0.insert($1) } }
  }
}

extension LocaleIdentifier {
  /// Whether the language is written in Cyrillic.
  fileprivate var isCyrillic: Bool {
    base.maximal.icu.utf8.split(separator: UInt8(ascii: "_")).dropFirst().first
      .map { $0.elementsEqual("Cyrl".utf8) } ?? false
  }
}
