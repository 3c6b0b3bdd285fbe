import CICU
import CICUTesting

/// The names of countries and languages that CLDR has in each language.
enum DisplayNames {
  /// Languages and their scripts that ICU has; regions write like their
  /// language.
  static let languages: [String] = {
    locales.filter { id in
      let subtags: [Substring] = id.split(separator: "_")
      return subtags.dropFirst().allSatisfy { $0.count == 4 }
    }
  }()

  /// All locales that ICU has, with their regions and variants.
  static let locales: [String] = (0..<cicu_uloc_countAvailable()).map {
    unsafe String(cString: cicu_uloc_getAvailable($0))
  }

  /// The names of all countries in a language; those that CLDR lacks are
  /// codes.
  static func countries(in locale: String) -> [String] {
    countryCodes.map { code in
      name { name, status in
        unsafe cicu_uloc_getDisplayCountry(
          "und_\(code)", locale, &name, Int32(name.count), &status)
      }.text
    }
  }

  /// The names of countries and languages that CLDR has in a language.
  static func all(in locale: String) -> [String] {
    let countries = countryCodes.map { code in
      name { name, status in
        unsafe cicu_uloc_getDisplayCountry(
          "und_\(code)", locale, &name, Int32(name.count), &status)
      }
    }
    let languages = languageCodes.map { code in
      name { name, status in
        unsafe cicu_uloc_getDisplayLanguage(
          code, locale, &name, Int32(name.count), &status)
      }
    }
    return (countries + languages).filter(\.isTranslated).map(\.text)
  }

  private static let countryCodes = unsafe codes(cicu_uloc_getISOCountries())
  private static let languageCodes = unsafe codes(cicu_uloc_getISOLanguages())

  private static func codes(
    _ list: UnsafePointer<UnsafePointer<CChar>?>?
  ) -> [String] {
    var codes: [String] = []
    while let code = unsafe list![codes.count] {
      unsafe codes.append(String(cString: code))
    }
    return codes
  }

  private static func name(
    _ read: (inout [UInt16], inout Int32) -> Int32
  ) -> (text: String, isTranslated: Bool) {
    var name = [UInt16](repeating: 0, count: 200)
    var status = cicu_U_ZERO_ERROR
    let length = read(&name, &status)
    return (
      String(decoding: name.prefix(Int(length)), as: UTF16.self),
      status == cicu_U_ZERO_ERROR
    )
  }
}
