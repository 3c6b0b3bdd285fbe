import Glibc

/// What the C library knows of a locale, as other programs of the system do;
/// texts that are not UTF-8 are left out.
struct SystemLocale {
  /// The names of the twelve months, in full and abbreviated, alone and in a
  /// date.
  let monthNames: [[String]]

  /// The sign before decimals, and that between groups of digits.
  let decimal: String?
  let grouping: String?

  /// How many digits groups have, from the last one on; empty if digits are not
  /// grouped.
  ///
  /// The last size is that of all groups before it.
  let groupSizes: [Int]

  /// - Returns: `nil` if the system does not have the locale.
  init?(_ name: String) {
    let mask = [LC_CTYPE, LC_NUMERIC, LC_TIME].reduce(0 as Int32) {
      $0 | 1 << Int32($1)
    }
    guard let locale = unsafe newlocale(mask, name, nil) else { return nil }
    defer { unsafe freelocale(locale) }
    func text(_ item: Int) -> String? {
      guard let bytes = unsafe nl_langinfo_l(Int32(item), locale) else {
        return nil
      }
      let text = unsafe String(validatingCString: bytes)
      return text.flatMap { $0.isEmpty ? nil : $0 }
    }
    let firsts = [MON_1, ABMON_1, __ALTMON_1, _NL_ABALTMON_1]
    monthNames = (0..<12).map { month in
      firsts.compactMap { text(Int($0) + month) }
    }
    decimal = text(Int(RADIXCHAR))
    grouping = text(Int(THOUSEP))
    let sizes = text(Int(__GROUPING)) ?? ""
    groupSizes = sizes.utf8.prefix { $0 < CHAR_MAX }.map { Int($0) }
  }
}
