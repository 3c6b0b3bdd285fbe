import ThumbIndex

/// What stands below the title of a page: the day of the list, and its source.
struct PageFacts {
  /// The day since the first of January 1970.
  private let day: Int?

  private let source: String?

  init(_ arguments: Arguments) throws(Failure) {
    source = arguments.value(.source).map(withoutOuterSpace).flatMap {
      $0.isEmpty ? nil : $0
    }
    day = try arguments.value(.pageDate).map { text throws(Failure) in
      guard let day = dayNumber(of: text) else {
        throw .usage(
          "option '--date' takes a day such as 2026-11-29, or 'today', not "
            + "'\(text)'", arguments.command)
      }
      return day
    }
  }

  /// The paragraph with the facts; empty without any.
  func html(_ words: PageWords, _ language: WrittenLanguage) -> String {
    var facts: [String] = []
    if let day, let text = language.text(ofDay: day) {
      facts.append(
        "\(words.own(words.asOf)): <time datetime=\"\(isoText(ofDay: day))\">"
          + "\(htmlText(text))</time>")
    }
    if let source {
      facts.append("\(words.own(words.source)): \(sourceHTML(source))")
    }
    return facts.isEmpty ? "" : "<p>\(facts.joined(separator: " · "))</p>\n"
  }

  private func sourceHTML(_ source: String) -> String {
    let parts = source.parts(between: " ")
    let last = String(parts[parts.count - 1])
    let address = WebAddress.meant(by: last)
    guard WebAddress(address).isOfWeb, WebAddress(address).isReadable else {
      return htmlText(source)
    }
    let text = parts.dropLast().joined(separator: " ")
    return "<a href=\"\(htmlText(address))\">"
      + "\(htmlText(text.isEmpty ? last : text))</a>"
  }
}

/// The number of a day, such as `2026-11-29`, since the first of January 1970;
/// `nil` if there is no such day.
private func dayNumber(of text: String) -> Int? {
  if text.hasBytes(of: "today") { return today() }
  let numbers = text.parts(between: "-").map { Int($0) }
  guard numbers.count == 3, let year = numbers[0], let month = numbers[1],
    let day = numbers[2], 0..<10_000 ~= year, 1...12 ~= month, 1...31 ~= day
  else { return nil }
  let number = daysBefore(year, month) + day - 1
  // 30 February would be a day in March.
  return isoText(ofDay: number).hasBytes(of: text) ? number : nil
}

/// The days from the first of January 1970 to the first of a month of the
/// Gregorian calendar.
private func daysBefore(_ year: Int, _ month: Int) -> Int {
  // Years that begin in March have their leap day at the end.
  let ofMarch = month > 2 ? year : year - 1
  let months = (month + 9) % 12
  return ofMarch * 365 + ofMarch.divided(by: 4) - ofMarch.divided(by: 100)
    + ofMarch.divided(by: 400) + (153 * months + 2) / 5 - 719_468
}

private func isoText(ofDay day: Int) -> String {
  var year = 1970 + day.divided(by: 366)
  while daysBefore(year + 1, 1) <= day { year += 1 }
  var month = 1
  while month < 12, daysBefore(year, month + 1) <= day { month += 1 }
  let parts = [(year, 4), (month, 2), (day - daysBefore(year, month) + 1, 2)]
  return parts.map { number, width in
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, width - digits.utf8.count))
      + digits
  }.joined(separator: "-")
}

extension Int {
  /// The quotient, rounded down.
  fileprivate func divided(by other: Int) -> Int {
    (self - (self % other + other) % other) / other
  }
}
