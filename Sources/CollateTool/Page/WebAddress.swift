import Glibc
import ThumbIndex

/// The parts of an address that a page must know, read as browsers do (URL
/// Standard).
struct WebAddress {
  /// The scheme in small letters; `nil` if the address is relative.
  private let scheme: String?

  /// Whether the scheme is one of the web.
  let isOfWeb: Bool

  /// Whether a browser can read the host of the address; only an address of the
  /// web must have a host.
  ///
  /// All letters beyond ASCII pass: the browser decides which of them a host
  /// may have.
  let isReadable: Bool

  init(_ text: String) {
    // Browsers leave out blanks and controls at both ends, and line ends and tabs
    // anywhere.
    var bytes = text.utf8.drop { $0 <= 0x20 }.filter {
      !"\t\n\r".utf8.contains($0)
    }
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    // A colon ends a scheme only if none of the other signs comes before it.
    let sign = bytes.firstIndex { ":/\\?#".utf8.contains($0) }
    let colon = sign.flatMap { bytes[$0] == UInt8(ascii: ":") ? $0 : nil }
    let scheme = colon.map {
      String(decoding: bytes[..<$0].map(smallLetter), as: UTF8.self)
    }
    self.scheme = scheme
    let rest = bytes[(colon.map { $0 + 1 } ?? 0)...]
    isOfWeb = isScheme(scheme, among: ["http", "https"])
    if rest.prefix(2).allSatisfy(isSlash), rest.count >= 2 {
      isReadable = hasHost(
        rest.dropFirst(2), endedByBackslash: scheme == nil || isOfWeb)
    } else {
      isReadable = !isOfWeb
    }
  }

  /// Whether a link to the address cannot run a script or open a program: it is
  /// relative, or has the scheme of a page, of mail or of a telephone.
  var isSafeLink: Bool {
    isRelative(orHas: ["http", "https", "mailto", "tel"]) && isReadable
  }

  /// Whether the address is relative, or has one of some schemes.
  func isRelative(orHas schemes: [String]) -> Bool {
    scheme == nil || isScheme(scheme, among: schemes)
  }

  /// The address that a value means: addresses of mail get `mailto:`, and those
  /// that begin with `www.` get `https://`; other values stay as they are.
  static func meant(by value: String) -> String {
    if value.utf8.prefix(4).map(smallLetter) == Array("www.".utf8) {
      return "https://" + value
    }
    let parts = value.utf8.split(
      separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    let isMail =
      parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
      && !value.unicodeScalars.contains {
        $0.properties.isWhitespace || ":/?#".unicodeScalars.contains($0)
      }
    return isMail ? "mailto:" + value : value
  }
}

private func isScheme(_ scheme: String?, among schemes: [String]) -> Bool {
  guard let scheme else { return false }
  return schemes.contains { $0.hasBytes(of: scheme) }
}

/// Browsers read `\` as `/` in addresses of the web.
private func isSlash(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
}

/// Whether what follows two slashes begins with a host.
private func hasHost(
  _ bytes: ArraySlice<UInt8>, endedByBackslash: Bool
) -> Bool {
  let ends = endedByBackslash ? "/\\?#" : "/?#"
  let authority = bytes.prefix { !ends.utf8.contains($0) }
  // A name and a password may stand before the host.
  let at = authority.lastIndex(of: UInt8(ascii: "@"))
  let place = authority[(at.map { $0 + 1 } ?? authority.startIndex)...]
  let isLong = place.first == UInt8(ascii: "[")
  let end =
    isLong
    ? place.firstIndex(of: UInt8(ascii: "]")).map { $0 + 1 } ?? place.endIndex
    : place.firstIndex(of: UInt8(ascii: ":")) ?? place.endIndex
  let host = place[..<end]
  guard isPort(place[end...]) else { return false }
  if isLong {
    return isNumber(host.dropFirst().dropLast(), AF_INET6, count: 16)
      && host.last == UInt8(ascii: "]")
  }
  var labels = host.split(
    separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
  if labels.count > 1, labels.last!.isEmpty { labels.removeLast() }
  guard labels.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isOfHost) }) else {
    return false
  }
  // If the last part of a host is a number, the host must be four numbers.
  return !labels.last!.allSatisfy(isDigit)
    || isNumber(host, AF_INET, count: 4)
}

/// Whether bytes are empty, or a colon and perhaps the number of a port.
private func isPort(_ bytes: ArraySlice<UInt8>) -> Bool {
  guard let colon = bytes.first else { return true }
  let digits = bytes.dropFirst()
  return colon == UInt8(ascii: ":") && digits.allSatisfy(isDigit)
    && (digits.isEmpty
      || UInt16(String(decoding: digits, as: UTF8.self)) != nil)
}

private func isOfHost(_ byte: UInt8) -> Bool {
  byte >= 0x80 || isDigit(byte) || isLetter(byte) || "-_".utf8.contains(byte)
}

/// Whether the C library can read bytes as an address of a family, such as
/// IPv6.
private func isNumber(
  _ bytes: ArraySlice<UInt8>, _ family: Int32, count: Int
) -> Bool {
  var number = [UInt8](repeating: 0, count: count)
  return unsafe inet_pton(
    family, String(decoding: bytes, as: UTF8.self), &number) == 1
}
