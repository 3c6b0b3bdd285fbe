internal import CICU

/// A collator handle with everything applied, and what is then in force.
struct OpenedCollator {
  let handle: CollatorHandle
  let resolved: ResolvedOptions

  init(
    _ locale: String, options: CollatorOptions
  ) throws(CollationError) {
    let id = try LocaleIdentifier(locale)
    try checkCollationType(of: id, locale: locale)
    let base = try openBase(id, locale: locale)
    if let rules = options.rules, !rules.isEmpty {
      handle = try openTailored(base, rules: rules, locale: locale)
      do throws(ICUError) {
        try reapplyKeywords(of: id, from: base, to: handle)
      } catch {
        throw .unavailable(locale: locale, error: error)
      }
    } else {
      handle = base
    }
    try apply(options, to: handle, locale: locale)
    do throws(ICUError) {
      try handle.openUnnormalized()
    } catch {
      throw .unavailable(locale: locale, error: error)
    }
    resolved = ResolvedOptions(handle, base: base)
  }
}

/// `co` is looked up as data: ICU takes an unknown type for the default.
private func checkCollationType(
  of id: LocaleIdentifier, locale: String
) throws(CollationError) {
  guard let type = id.value(of: "collation") else { return }
  let known: [String]
  do throws(ICUError) {
    let all = unsafe try icuStrings {
      unsafe cicu_ucol_getKeywordValues("collation", &$0)
    }
    // To ICU 67 all are those of some locale, without those that every locale
    // has from the root.
    known =
      all
      + (unsafe try icuStrings {
        unsafe cicu_ucol_getKeywordValuesForLocale(
          "collation", "root", false, &$0)
      })
  } catch {
    throw .unavailable(locale: locale, error: error)
  }
  guard known.contains(type.lowercased()) else {
    throw .unknownKeywordValue(locale: locale, key: "co", value: type)
  }
}

private func openBase(
  _ id: LocaleIdentifier, locale: String
) throws(CollationError) -> CollatorHandle {
  do throws(ICUError) {
    return unsafe try CollatorHandle { unsafe cicu_ucol_open(id.icu, &$0) }
  } catch {
    if error.isLackOfMemory {
      throw .unavailable(locale: locale, error: error)
    }
    // ICU does not say which keyword it refused: ask for one at a time.
    for keyword in CollationKeyword.all {
      guard let value = id.value(of: keyword.icu) else { continue }
      let alone = id.keeping(keyword.icu, value: value)
      let opened = unsafe try? CollatorHandle {
        unsafe cicu_ucol_open(alone.icu, &$0)
      }
      if opened == nil {
        throw .unknownKeywordValue(
          locale: locale, key: keyword.key, value: value)
      }
    }
    throw .unavailable(locale: locale, error: error)
  }
}

/// A collator with the locale's own rules and the caller's after them.
private func openTailored(
  _ base: CollatorHandle, rules: String, locale: String
) throws(CollationError) -> CollatorHandle {
  let own = base.rules
  if own.isEmpty, base.locale(cicu_ULOC_ACTUAL_LOCALE).language != "" {
    // An ICU built without rule strings: the locale's order cannot be extended.
    throw .unavailable(
      locale: locale, error: ICUError(cicu_U_MISSING_RESOURCE_ERROR))
  }
  let prefix = own + [0x0A]
  let all = prefix + rules.utf16
  var offset: Int32 = 0
  do throws(ICUError) {
    // ICU counts in 32 bits.
    guard all.count <= Int32.max else {
      throw ICUError(cicu_U_ILLEGAL_ARGUMENT_ERROR)
    }
    return unsafe try CollatorHandle {
      unsafe cicu_ucol_openRules(all, Int32(all.count), &offset, &$0)
    }
  } catch {
    let read = max(0, Int(offset) - prefix.count)
    throw .invalidRules(in: rules, utf16Offset: read, error: error)
  }
}

extension CollationError {
  /// The error of rules that ICU read up to an offset in UTF-16 units.
  fileprivate static func invalidRules(
    in rules: String, utf16Offset: Int, error: ICUError
  ) -> Self {
    let scalars = rules.unicodeScalars
    let end =
      rules.utf16.index(
        rules.startIndex, offsetBy: utf16Offset, limitedBy: rules.endIndex)
      ?? rules.endIndex
    let read = scalars[..<end]
    let line = read.split(
      separator: "\n", omittingEmptySubsequences: false)
    return .invalidRules(
      line: line.count, column: line[line.count - 1].count + 1,
      offset: rules.utf8.distance(from: rules.startIndex, to: end),
      error: error)
  }
}

/// `ucol_openRules` knows nothing of the locale's keywords.
private func reapplyKeywords(
  of id: LocaleIdentifier, from base: CollatorHandle, to handle: CollatorHandle
) throws(ICUError) {
  for keyword in CollationKeyword.all where id.value(of: keyword.icu) != nil {
    if let attribute = keyword.attribute {
      try handle.set(attribute, base.value(of: attribute))
    } else if keyword.key == "kv" {
      try handle.setMaxVariable(base.maxVariable)
    } else if keyword.key == "kr" {
      try handle.setReorderCodes(base.reorderCodes)
    }
  }
}

private func apply(
  _ options: CollatorOptions, to handle: CollatorHandle, locale: String
) throws(CollationError) {
  do throws(ICUError) {
    // Some collations ignore an attribute that was set to its default; on is
    // never the default that is meant here.
    try handle.set(cicu_UCOL_NORMALIZATION_MODE, cicu_UCOL_ON)
    if let strength = options.strength {
      try handle.set(cicu_UCOL_STRENGTH, strength.icu)
    }
    if let numeric = options.numeric {
      try handle.set(cicu_UCOL_NUMERIC_COLLATION, onOff(numeric))
    }
    if let caseFirst = options.caseFirst {
      try handle.set(cicu_UCOL_CASE_FIRST, caseFirst.icu)
    }
    if let caseLevel = options.caseLevel {
      try handle.set(cicu_UCOL_CASE_LEVEL, onOff(caseLevel))
    }
    if let backward = options.backwardSecondary {
      try handle.set(cicu_UCOL_FRENCH_COLLATION, onOff(backward))
    }
    switch options.punctuation {
    case nil: break
    case .keep:
      try handle.set(cicu_UCOL_ALTERNATE_HANDLING, cicu_UCOL_NON_IGNORABLE)
    case .ignore(let group):
      try handle.set(cicu_UCOL_ALTERNATE_HANDLING, cicu_UCOL_SHIFTED)
      if let group { try handle.setMaxVariable(group.icu) }
    }
  } catch {
    throw .unavailable(locale: locale, error: error)
  }
  guard let groups = options.reorder else { return }
  do throws(ICUError) {
    var codes: [Int32] = []
    for group in groups {
      guard let code = ReorderGroup.icu(group) else {
        throw ICUError(cicu_U_ILLEGAL_ARGUMENT_ERROR)
      }
      codes.append(code)
    }
    // To ICU an empty list means the locale's own order; "none" undoes it.
    if codes.isEmpty { codes = [cicu_UCOL_REORDER_CODE_NONE] }
    try handle.setReorderCodes(codes)
  } catch {
    throw .invalidReordering(groups: groups, error: error)
  }
}

private func onOff(_ value: Bool) -> Int32 {
  value ? cicu_UCOL_ON : cicu_UCOL_OFF
}

/// What ICU lists first of a locale's collation types.
private func defaultCollation(of id: LocaleIdentifier) -> String? {
  let types = unsafe try? icuStrings {
    unsafe cicu_ucol_getKeywordValuesForLocale(
      "collation", id.base.icu, false, &$0)
  }
  return types?.first
}

extension ResolvedOptions {
  /// Reads everything back; the locales are known to the base alone, as a
  /// collator opened from rules has none.
  fileprivate init(_ handle: CollatorHandle, base: CollatorHandle) {
    let valid = base.locale(cicu_ULOC_VALID_LOCALE)
    let actual = base.locale(cicu_ULOC_ACTUAL_LOCALE)
    locale = valid.base.tag
    dataLocale = actual.base.tag
    // ICU names the type only where it is not the locale's default.
    collation =
      collationTag(
        actual.value(of: "collation") ?? defaultCollation(of: actual)
          ?? "standard")
    strength = .init(icu: handle.value(of: cicu_UCOL_STRENGTH))
    numeric = handle.value(of: cicu_UCOL_NUMERIC_COLLATION) == cicu_UCOL_ON
    caseFirst = .init(icu: handle.value(of: cicu_UCOL_CASE_FIRST))
    caseLevel = handle.value(of: cicu_UCOL_CASE_LEVEL) == cicu_UCOL_ON
    let shifted =
      handle.value(of: cicu_UCOL_ALTERNATE_HANDLING) == cicu_UCOL_SHIFTED
    punctuation =
      shifted ? .ignore(upTo: .init(icu: handle.maxVariable)) : .keep
    backwardSecondary =
      handle.value(of: cicu_UCOL_FRENCH_COLLATION) == cicu_UCOL_ON
    reorder = handle.reorderCodes.map { ReorderGroup.name(icu: $0) }
    collatorVersion = handle.version
    versions = .current
  }
}
