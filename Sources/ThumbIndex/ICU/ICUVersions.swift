internal import CICU

/// The versions of ICU and of its data.
///
/// To decide whether stored keys are still valid, compare
/// ``Collator/fingerprint``, which contains these versions.
///
/// ```swift
/// ICUVersions.current.icu  // 72.1
/// ```
public struct ICUVersions: Sendable, Hashable {
  /// The version of the ICU library, for example `72.1`.
  public let icu: String

  /// The version of ICU's CLDR data, for example `42.0`.
  public let cldr: String

  /// The version of ICU's Unicode Character Database, for example `15.0`.
  public let unicode: String

  /// The versions of the ICU that this process uses.
  public static let current = Self()

  private init() {
    icu = unsafe dotted { unsafe cicu_u_getVersion($0) }
    unicode = unsafe dotted { unsafe cicu_u_getUnicodeVersion($0) }
    cldr = unsafe dotted { version in
      // Without its data, ICU does not know CLDR's version; it is then 0.
      var status = cicu_U_ZERO_ERROR
      unsafe cicu_ulocdata_getCLDRVersion(version, &status)
    }
  }
}

/// An ICU version of four bytes, written with dots.
///
/// Zeros at the end are left out, except for the second number.
func dotted(_ read: (UnsafeMutablePointer<UInt8>) -> Void) -> String {
  var version: [UInt8] = [0, 0, 0, 0]
  unsafe version.withUnsafeMutableBufferPointer { bytes in
    unsafe read(bytes.baseAddress!)
  }
  while version.count > 2, version.last == 0 { version.removeLast() }
  // Not `joined`: the process's first call of it would look up generic
  // metadata, which takes time.
  return version.dropFirst().reduce(into: String(version[0])) { text, number in
    text += "."
    text += String(number)
  }
}
