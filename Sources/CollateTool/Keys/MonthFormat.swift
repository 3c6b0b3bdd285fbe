import ThumbIndex

/// Keys that order texts by the month with whose name they begin, as `sort -M`
/// does; texts without one come first.
struct MonthFormat: Sendable {
  /// The names in lower case with their months, the longest first.
  private let names: [(name: [UInt8], month: UInt8)]

  /// The English abbreviations, as in the locale `C`.
  static let plain = Self([
    ["jan"], ["feb"], ["mar"], ["apr"], ["may"], ["jun"], ["jul"], ["aug"],
    ["sep"], ["oct"], ["nov"], ["dec"],
  ])

  /// The names in a locale, abbreviated or not, with or without a full stop.
  init(locale: String) {
    self.init(
      MonthNames(locale).names.map { names in
        names.flatMap { name in
          name.hasSuffix(".") ? [name, String(name.dropLast())] : [name]
        }
      })
  }

  private init(_ names: [[String]]) {
    self.names = names.enumerated().flatMap { month, names in
      names.map { (Array($0.lowercased().utf8), UInt8(month + 1)) }
    }.sorted { $0.0.count > $1.0.count }
  }

  /// Appends a key that orders texts by month.
  func appendKey(of text: UnsafeBufferPointer<UInt8>, to key: inout [UInt8]) {
    let start = unsafe text.firstIndex { !isBlank($0) } ?? text.count
    guard let longest = names.first?.name.count else { return key.append(2) }
    // Capital letters may take more bytes than small ones, up to twice as many.
    let first = unsafe text[start...].prefix(2 * longest + 4)
    let lower =
      unsafe first.allSatisfy { $0 < 0x80 }
      ? unsafe first.map(smallLetter)
      : unsafe Array(String(decoding: first, as: UTF8.self).lowercased().utf8)
    let found = names.first { lower.starts(with: $0.name) }
    key.append(2 + (found?.month ?? 0))
  }
}
