/// Why a collator or an alphabet could not be made.
///
/// Comparing texts and making keys cannot fail.
///
/// ```swift
/// try Collator("de-u-co-foo")
/// // → throws: unknown value 'foo' of 'co' in locale 'de-u-co-foo'
/// ```
public enum CollationError: Error, Sendable, Hashable {
  /// The locale identifier is neither BCP 47 nor an ICU locale id.
  case malformedLocale(String)

  /// A keyword of the locale identifier has a value that CLDR does not know,
  /// for example `co` with `foo` in `de-u-co-foo`.
  ///
  /// Key and value are spelt as in BCP 47.
  case unknownKeywordValue(locale: String, key: String, value: String)

  /// A name in ``CollatorOptions/reorder`` is neither a script code nor a
  /// group, or ICU does not take the list as a whole.
  case invalidReordering(groups: [String], error: ICUError)

  /// The tailoring rules cannot be used.
  ///
  /// `line` and `column` count from one, columns in Unicode scalars; `offset`
  /// counts UTF-8 bytes from zero. All three tell where ICU stopped reading.
  case invalidRules(line: Int, column: Int, offset: Int, error: ICUError)

  /// ICU would take seconds to days to compile the tailoring rules: their
  /// letters have too many characters, or they import too many orders.
  ///
  /// Line, column and offset are as in
  /// ``invalidRules(line:column:offset:error:)``. They tell where the limit was
  /// exceeded.
  case rulesTooComplex(line: Int, column: Int, offset: Int)

  /// A title repeats or does not sort after the previous title. If `after` is
  /// `nil`, the title has nothing to sort by.
  case titleOutOfOrder(String, after: String?)

  /// ICU could not open a collator for another reason, such as missing data.
  case unavailable(locale: String, error: ICUError)
}

extension CollationError: CustomStringConvertible {
  /// One line that names the input and ICU's error.
  public var description: String {
    switch self {
    case .malformedLocale(let locale):
      "malformed locale '\(locale)'"
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
  }
}
