/// A collator handle with options and rules applied.
struct OpenedCollator {
  let handle: CollatorHandle

  /// The locale's collator with CLDR's rules alone; ``handle`` if no rules
  /// follow them.
  private let base: CollatorHandle

  /// The order whose rules follow CLDR's; `nil` if CLDR's is the language's.
  let added: AddedOrder?

  /// Opens a collator.
  ///
  /// - Parameter locale: The locale's name in errors.
  init(
    _ id: LocaleIdentifier, named locale: String, options: CollatorOptions
  ) throws(CollationError) {
    let own = try openBase(id, locale: locale)
    added =
      options.addedOrders ?? true ? AddedOrder(of: id, insteadOf: own) : nil
    // The order of a language in another script, as of `az` for `az-Arab`, is
    // none for this one.
    base =
      added?.index == nil || own.validLocale.language.isEmpty
      ? own : try openBase(id.ofRoot, locale: locale)
    let rules = options.rules ?? ""
    if added.map({ !$0.rules.isEmpty }) ?? false || !rules.isEmpty {
      handle = try openTailored(
        base, adding: added, rules: rules, locale: locale)
      try withICU(for: locale) { () throws(ICUError) in
        try reapplyKeywords(of: id, from: base, to: handle)
      }
    } else {
      handle = base
    }
    try apply(options, to: handle, locale: locale)
    try withICU(for: locale) { () throws(ICUError) in
      try handle.openUnnormalized()
    }
  }

  /// The options in force.
  var resolved: ResolvedOptions {
    ResolvedOptions(handle, base: base, added: added)
  }
}

/// Throws if ICU does not know the collation type that a locale identifier
/// names; ICU itself would use the default type.
func checkCollationType(
  of id: LocaleIdentifier, locale: String
) throws(CollationError) {
  guard let type = id.value(of: "collation") else { return }
  let isKnown = try withICU(for: locale) { () throws(ICUError) in
    try CollationTypes.all().contains(type.lowercased())
  }
  if isKnown { return }
  throw .unknownKeywordValue(locale: locale, key: "co", value: type)
}

private func openBase(
  _ id: LocaleIdentifier, locale: String
) throws(CollationError) -> CollatorHandle {
  do throws(ICUError) {
    return try CollatorHandle(id)
  } catch {
    if error.isLackOfMemory {
      throw .unavailable(locale: locale, error: error)
    }
    // ICU does not say which keyword it refused: try one at a time.
    for keyword in CollationKeyword.all {
      guard let value = id.value(of: keyword.icu) else { continue }
      let alone = id.keeping(keyword.icu, value: value)
      if (try? CollatorHandle(alone)) == nil {
        throw .unknownKeywordValue(
          locale: locale, key: keyword.key, value: value)
      }
    }
    throw .unavailable(locale: locale, error: error)
  }
}

/// A collator with the locale's rules, followed by those of an added order and
/// by `rules`.
private func openTailored(
  _ base: CollatorHandle, adding added: AddedOrder?, rules: String,
  locale: String
) throws(CollationError) -> CollatorHandle {
  if base.lacksRules {
    // The caller's rules must follow the text of the locale's rules.
    throw .unavailable(locale: locale, error: .missingResource)
  }
  try checkCost(ofRules: rules)
  var prefix = base.rules + [0x0A]
  if let added { prefix += added.rules.utf16 + [0x0A] }
  var offset = 0
  do throws(ICUError) {
    return try CollatorHandle(
      rules: prefix + rules.utf16, stoppingAt: &offset)
  } catch {
    let read = max(0, offset - prefix.count)
    throw .invalidRules(in: rules, utf16Offset: read, error: error)
  }
}

extension CollationError {
  /// The error for rules that ICU read up to an offset in UTF-16 units.
  fileprivate static func invalidRules(
    in rules: String, utf16Offset: Int, error: ICUError
  ) -> Self {
    let end =
      rules.utf16.index(
        rules.startIndex, offsetBy: utf16Offset, limitedBy: rules.endIndex)
      ?? rules.endIndex
    let place = RulesPlace(end, in: rules)
    return .invalidRules(
      line: place.line, column: place.column, offset: place.offset,
      error: error)
  }
}

/// Applies the locale's keywords, which `ucol_openRules` does not take.
private func reapplyKeywords(
  of id: LocaleIdentifier, from base: CollatorHandle, to handle: CollatorHandle
) throws(ICUError) {
  for keyword in CollationKeyword.all where id.value(of: keyword.icu) != nil {
    if let attribute = keyword.attribute {
      try handle.set(attribute, base.value(of: attribute))
    } else if keyword.key == "kv" {
      try handle.setMaxVariable(base.maxVariable)
    } else if keyword.key == "kr" {
      try handle.setReorderGroups(base.reorderGroups)
    }
  }
}

private func apply(
  _ options: CollatorOptions, to handle: CollatorHandle, locale: String
) throws(CollationError) {
  try withICU(for: locale) { () throws(ICUError) in
    // Always on: by ICU's default, normalization is off in most locales.
    try handle.set(.normalization, .on)
    if let strength = options.strength {
      try handle.set(.strength, strength.value)
    }
    if let numeric = options.numeric {
      try handle.set(.numeric, numeric ? .on : .off)
    }
    if let caseFirst = options.caseFirst {
      try handle.set(.caseFirst, caseFirst.value)
    }
    if let caseLevel = options.caseLevel {
      try handle.set(.caseLevel, caseLevel ? .on : .off)
    }
    if let backward = options.backwardSecondary {
      try handle.set(.backward, backward ? .on : .off)
    }
    switch options.punctuation {
    case nil: break
    case .keep:
      try handle.set(.alternate, .nonIgnorable)
    case .ignore(let group):
      try handle.set(.alternate, .shifted)
      if let group { try handle.setMaxVariable(group.group) }
    }
  }
  guard let groups = options.reorder else { return }
  do throws(ICUError) {
    var found: [ReorderGroup] = []
    for name in groups {
      guard let group = ReorderGroup(name) else { throw .illegalArgument }
      found.append(group)
    }
    // To ICU, an empty list means the locale's own reordering, and "none" means
    // no reordering.
    try handle.setReorderGroups(found.isEmpty ? [.none] : found)
  } catch {
    throw .invalidReordering(groups: groups, error: error)
  }
}

extension ResolvedOptions {
  /// Reads the options back from a collator.
  ///
  /// The locales come from `base`, as a collator opened from rules has no
  /// locale.
  fileprivate init(
    _ handle: CollatorHandle, base: CollatorHandle, added: AddedOrder?
  ) {
    let actual = base.actualLocale
    locale = added?.language ?? base.validLocale.base.tag
    let ofLanguage = added?.index == nil ? added : nil
    dataLocale = ofLanguage?.language ?? actual.base.tag
    source = ofLanguage == nil ? .cldr : .glibc
    // ICU names the type only if it is not the locale's default. In a list of
    // types, ICU puts the default first.
    collation = CollationTypes.tag(
      of: actual.value(of: "collation")
        ?? (try? CollationTypes.types(of: actual.base))?.first ?? "standard")
    strength = .init(handle.value(of: .strength))
    numeric = handle.value(of: .numeric) == .on
    caseFirst = .init(handle.value(of: .caseFirst))
    caseLevel = handle.value(of: .caseLevel) == .on
    punctuation =
      handle.isShifted ? .ignore(upTo: .init(handle.maxVariable)) : .keep
    backwardSecondary = handle.value(of: .backward) == .on
    reorder = handle.reorderGroups.map(\.name)
    collatorVersion = handle.version
    versions = .current
  }
}
