/// Why a collator or an alphabet could not be made.
///
/// ```swift
/// try Collator("de-u-co-foo")
/// // → throws: unknown value 'foo' of 'co' in locale 'de-u-co-foo'
/// ```
public enum CollationError: Error, Sendable, Hashable {
  /// The locale identifier is no BCP 47 tag, ICU locale id or POSIX name.
  case malformedLocale(String)

  /// The locale identifier begins with no code of a language (`klingon`,
  /// `english`), or ICU has none of the preferred languages.
  case unknownLanguage(String)

  /// The titles of a Chinese locale cannot be added to a list in another order.
  case titlesOfAnotherOrder(locale: String, in: String)

  /// A keyword of the locale identifier has a value that CLDR does not know,
  /// for example `co` with `foo` in `de-u-co-foo`.
  ///
  /// `key` and `value` are spelt as in BCP 47.
  case unknownKeywordValue(locale: String, key: String, value: String)

  /// ``CollatorOptions/reorder`` has an unknown name, or ICU refuses the list
  /// as a whole.
  case invalidReordering(groups: [String], error: ICUError)

  /// The tailoring rules cannot be used.
  ///
  /// `line` and `column` count from one; columns are Unicode scalars. `offset`
  /// counts UTF-8 bytes from zero. All three tell where ICU stopped reading.
  case invalidRules(line: Int, column: Int, offset: Int, error: ICUError)

  /// Compiling the tailoring rules would take ICU seconds to days.
  ///
  /// The rules have too many contractions or imports, or a contraction, reset
  /// (`&`) or expansion (`/`) that is too long.
  ///
  /// `line`, `column` and `offset` count as in
  /// ``invalidRules(line:column:offset:error:)``, and tell where the rules
  /// exceed the limit.
  case rulesTooComplex(line: Int, column: Int, offset: Int)

  /// A title of an alphabet is out of order, occurs twice, or has nothing to
  /// sort by.
  ///
  /// `after` is the previous title, the repeated title itself, or `nil` for a
  /// title with nothing to sort by.
  case titleOutOfOrder(String, after: String?)

  /// ICU failed for a reason that no other case names, such as missing data.
  case unavailable(locale: String, error: ICUError)
}

extension CollationError: CustomStringConvertible {
  /// One line that tells what is wrong.
  public var description: String {
    switch self {
    case .malformedLocale(let locale):
      "malformed locale '\(locale)'"
    case .unknownLanguage(let locale):
      "ICU has no language '\(locale)'"
    case .titlesOfAnotherOrder(let locale, let list):
      """
      the titles of '\(locale)' need its own order, not that of '\(list)'; \
      file Chinese names by pinyin instead
      """
    case .unknownKeywordValue(let locale, let key, let value):
      "unknown value '\(value)' of '\(key)' in locale '\(locale)'"
    case .invalidReordering(let groups, let error):
      "invalid script order '\(groups.joined(separator: ","))' (\(error))"
    case .invalidRules(let line, let column, _, let error):
      "invalid rules at line \(line), column \(column) (\(error))"
    case .rulesTooComplex(let line, let column, _):
      "rules too complex at line \(line), column \(column)"
    case .titleOutOfOrder(let title, nil):
      "title '\(title)' has nothing to sort by"
    case .titleOutOfOrder(let title, let previous?):
      "title '\(title)' does not sort after '\(previous)'"
    case .unavailable(let locale, let error):
      "no collator for locale '\(locale)' (\(error))"
    }
  }
}

/// Calls a closure; an error of ICU becomes ``CollationError/unavailable``.
///
/// - Parameter locale: The locale's name in the error.
func withICU<Result>(
  for locale: String, _ body: () throws(ICUError) -> Result
) throws(CollationError) -> Result {
  do throws(ICUError) {
    return try body()
  } catch {
    throw .unavailable(locale: locale, error: error)
  }
}

extension LocaleIdentifier {
  /// Parses a locale identifier.
  init(_ locale: String) throws(CollationError) {
    do throws(ICUError) {
      try self.init(parsing: locale)
    } catch {
      if error.isLackOfMemory {
        throw .unavailable(locale: locale, error: error)
      }
      throw .malformedLocale(locale)
    }
    // A code has two or three letters; longer ones were never registered.
    if language.utf8.count > 3 { throw .unknownLanguage(locale) }
  }
}
