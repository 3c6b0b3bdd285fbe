internal import CICU

extension LocaleIdentifier {
  /// A number with the locale's digits and separators.
  func text(of number: Int) -> String {
    let opened = unsafe try? icuHandle { unsafe cicu_unum_open(icu, &$0) }
    guard let format = unsafe opened else { return "\(number)" }
    defer { unsafe cicu_unum_close(format) }
    let text = unsafe icuText {
      unsafe cicu_unum_formatInt64(format, Int64(number), $0, $1, &$2)
    }
    return text ?? "\(number)"
  }

  /// A day in the locale's long form, in its own calendar; `nil` if ICU cannot.
  ///
  /// - Parameter day: The days since the first of January 1970.
  func text(ofDay day: Int) -> String? {
    unsafe icuText {
      unsafe cicu_udat_longDay(icu, Double(day) * 86_400_000, $0, $1, &$2)
    }
  }

  /// The name of a locale's script in the language of this one; `nil` if ICU
  /// knows none.
  func name(ofScript other: String) -> String? {
    unsafe icuText {
      unsafe cicu_uloc_getDisplayScript(other, icu, $0, $1, &$2)
    }
  }
}

/// What texts that look alike have in common, such as Latin A and Greek Α (ICU's
/// `uspoof_getSkeleton`).
package func skeleton(of text: String) -> String {
  let units = Array(text.utf16)
  let skeleton = unsafe icuText {
    unsafe cicu_uspoof_skeleton(units, Int32(units.count), $0, $1, &$2)
  }
  return skeleton ?? text
}
