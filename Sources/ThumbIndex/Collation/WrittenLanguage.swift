/// How a language is written, for a page that shows texts of all languages.
package struct WrittenLanguage: Sendable {
  /// The tag of the language, as HTML's `lang` takes it: without keywords of the
  /// collation.
  package let tag: String

  /// Whether the language is written from right to left, in the script that is
  /// asked for or likely.
  package let isRightToLeft: Bool

  /// The scripts of the language; Japanese has three.
  private let scripts: [Script]

  private let id: LocaleIdentifier

  /// - Parameter locale: What ``Collator/locale`` may be; a malformed one is
  ///   taken for the root.
  package init(_ locale: String) {
    id =
      (try? LocaleIdentifier(parsing: locale))?.base
      ?? LocaleIdentifier(icu: "")
    tag = id.tag
    scripts = Script.scripts(of: id)
    isRightToLeft = scripts.first?.isRightToLeft ?? false
  }

  /// The script of the first letter of a text, if the language is written in
  /// others; `nil` if it is written in that one too, or the text has no letter.
  ///
  /// A text tells its script, but not its language; so the tag is that of an
  /// unknown language in a script.
  package func foreignScript(
    of text: String
  ) -> (tag: String, isRightToLeft: Bool)? {
    for scalar in text.unicodeScalars {
      // Most texts are in ASCII, where Swift knows the letters.
      if scalar.isASCII, !scalar.properties.isAlphabetic { continue }
      let script = Script(scalar)
      if script.isShared || script == .unknown { continue }
      if scripts.isEmpty || scripts.contains(script) { return nil }
      return ("und-\(script.name)", script.isRightToLeft)
    }
    return nil
  }
}

extension WrittenLanguage {
  /// A number with the language's digits and separators.
  package func text(of number: Int) -> String { id.text(of: number) }

  /// A day as the language writes it, in full and in its own calendar; `nil` if
  /// ICU cannot.
  ///
  /// - Parameter day: The days since the first of January 1970.
  package func text(ofDay day: Int) -> String? { id.text(ofDay: day) }

  /// The name of a script in the language, such as “Griechisch”; `nil` if ICU
  /// knows none.
  ///
  /// - Parameter tag: What ``foreignScript(of:)`` gives.
  package func name(ofScript tag: String) -> String? {
    (try? LocaleIdentifier(parsing: tag)).flatMap {
      id.name(ofScript: $0.icu)
    }
  }
}
