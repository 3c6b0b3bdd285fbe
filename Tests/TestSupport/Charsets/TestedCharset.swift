import CICU
import CICUTesting
import PropertyTesting
import Testing
import ThumbIndex

/// A charset that ICU has.
package struct TestedCharset: Sendable, CustomTestStringConvertible {
  /// A name without commas, which separate names in an option.
  package let name: String

  package var testDescription: String { name }

  package init(_ name: String) { self.name = name }

  /// Every charset that ICU has, except forms of UTF-16 without such a name.
  package static let all: [Self] = (0..<cicu_ucnv_countAvailable()).compactMap {
    index in
    let name = unsafe String(cString: cicu_ucnv_getAvailableName(index))
    var status = cicu_U_ZERO_ERROR
    let aliases = unsafe (0..<cicu_ucnv_countAliases(name, &status)).map {
      unsafe String(cString: cicu_ucnv_getAlias(name, $0, &status))
    }
    return ([name] + aliases).first { !$0.contains(",") }.map { Self($0) }
  }

  /// Whether a character has the same bytes wherever it stands.
  package var hasTable: Bool {
    CharsetConverter.charset(named: name)?.hasTable ?? false
  }

  /// The UTF-8 of bytes; `nil` if they are not of the charset.
  package func decoded(_ bytes: [UInt8], isLast: Bool = true) -> [UInt8]? {
    guard let converter = try? CharsetConverter(from: name, to: "UTF-8")
    else { return nil }
    var text: [UInt8] = []
    do {
      try converter.append(bytes.span, isLast: isLast, to: &text)
    } catch {
      return nil
    }
    return text
  }

  /// The bytes of a text; `nil` if the charset lacks one of its characters.
  package func encoded(_ text: some StringProtocol) -> [UInt8]? {
    guard let converter = try? CharsetConverter(from: "UTF-8", to: name)
    else { return nil }
    var bytes: [UInt8] = []
    do {
      try converter.append(Array(text.utf8).span, isLast: true, to: &bytes)
    } catch {
      return nil
    }
    return bytes
  }

  /// The codes of a charset with a table, each with its text: all of one and two
  /// bytes, and of the longer ones a sample.
  package func codes() -> [(code: [UInt8], text: String)] {
    var codes: [(code: [UInt8], text: String)] = []
    func add(after start: [UInt8]) {
      let bytes = UInt8.min...UInt8.max
      let next = start.count < 2 ? Array(bytes) : bytes.sampled(oneIn: 13)
      for byte in next {
        let code = start + [byte]
        // Bytes without text begin a longer code.
        guard let text = decoded(code, isLast: false) else { continue }
        if !text.isEmpty {
          codes.append((code, String(decoding: text, as: UTF8.self)))
        } else if code.count < 4 {
          add(after: code)
        }
      }
    }
    add(after: [])
    return codes
  }

  /// Characters that the charset has: a sample.
  package func characters() -> [String] {
    (UInt32(1)...0x10_FFFF).sampled(oneIn: 41).compactMap { value in
      Unicode.Scalar(value).map { String($0) }
    }.filter { text in
      encoded(text).map { decoded($0) == Array(text.utf8) } ?? false
    }
  }
}
