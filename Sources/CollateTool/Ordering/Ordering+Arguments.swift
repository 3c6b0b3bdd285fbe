import ThumbIndex

extension Ordering {
  /// Takes the order from arguments and environment.
  ///
  /// Warns of an unknown locale, and of a charset other than UTF-8.
  package init(_ arguments: Arguments) throws(Failure) {
    let (locale, source) = askedLocale(arguments, for: "LC_COLLATE")
    if isByteOrder(locale) {
      try arguments.refuse(
        Option.ordering.filter { $0 != .locale },
        "means nothing in the byte order of locale '\(locale)'; name another "
          + "with '--locale'")
      self = .bytes(foldsCase: false)
      return
    }
    warnOfCharset(locale)
    var options = try collatorOptions(arguments)
    do throws(CollationError) {
      var collator = try Collator(locale, options: options)
      warnOfFallback(collator, locale)
      if arguments.dropsOnlyIdentical, collator.resolved.strength == .tertiary {
        options.strength = .identical
        collator = try Collator(locale, options: options)
      }
      self = .collated(collator)
    } catch {
      throw failure(error, source: source, arguments)
    }
  }
}

extension Arguments {
  /// Whether `-u` drops only lines with the same code points, as no option says
  /// which differences count.
  fileprivate var dropsOnlyIdentical: Bool {
    command == .sort && has(.unique) && !has(.strength) && !has(.ignoreCase)
  }
}

private func collatorOptions(
  _ arguments: Arguments
) throws(Failure) -> CollatorOptions {
  var options = CollatorOptions()
  options.strength = try arguments.word(Option.strength)
  if arguments.has(.numeric) { options.numeric = true }
  options.caseFirst = try arguments.word(Option.caseFirst)
  options.punctuation = try arguments.word(Option.punctuation)
  options.reorder = arguments.value(.reorder)?.parts(between: ",")
  if let path = arguments.path(.rules) {
    options.rules = try textOfFile(path, kind: "file of rules")
  }
  // ICU's titles fit only ICU's order, so leave out the orders added to ICU's.
  if try arguments.word(Option.layout) == .icu { options.addedOrders = false }
  return options
}

private func failure(
  _ error: CollationError, source: String, _ arguments: Arguments
) -> Failure {
  switch error {
  case .malformedLocale, .unknownLanguage, .unknownKeywordValue, .unavailable,
    .titleOutOfOrder, .titlesOfAnotherOrder:
    .trouble("\(error.description), from \(source)")
  case .invalidReordering:
    .usage("\(error.description) of option '--reorder'", arguments.command)
  case .invalidRules(let line, let column, _, let icu):
    .trouble(
      "\(arguments.value(.rules) ?? "rules"):\(line):\(column): "
        + "invalid rules (\(icu))")
  case .rulesTooComplex(let line, let column, _):
    .trouble(
      "\(arguments.value(.rules) ?? "rules"):\(line):\(column): "
        + "rules too complex")
  }
}

/// Warns of a charset other than UTF-8 in a POSIX locale name.
private func warnOfCharset(_ locale: String) {
  let charset = locale.unicodeScalars.drop { $0 != "." }.dropFirst()
    .prefix { $0 != "@" }
  let name = String(charset).lowercased().filter {
    $0.isLetter || $0.isNumber
  }
  if !name.isEmpty, !name.hasBytes(of: "utf8") {
    complain(
      "warning: locale '\(locale)' names another charset, bytes are read as "
        + "UTF-8 all the same")
  }
}

/// Warns if CLDR's root stands for the locale's order, perhaps with another script
/// first, which the user may not have meant.
private func warnOfFallback(_ collator: Collator, _ locale: String) {
  let language = locale.prefix { $0.isLetter }.lowercased()
  let found = collator.resolved.locale
  guard found.prefix(while: { $0 != "-" }) == "und",
    !["und", "root"].contains(language)
  else { return }
  complain(
    "warning: no order for locale '\(locale)' is known, using CLDR's root"
      + (found == "und" ? "" : " with the letters of '\(found)' first"))
}
