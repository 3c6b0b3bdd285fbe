import ThumbIndex

/// The names of the places in a page: what comes behind `#` in links to them.
///
/// A row's place is `r=` and its text, or what a column says, so that links hold
/// while other rows come and go. Rows of the same text have a number behind it. A
/// section's place is its number among the titles of the language, or the title of
/// a group.
struct PagePlaces {
  /// The places of the sections.
  private(set) var sections: [String] = []

  /// The places of rows, by their lines; empty for rows that are left out.
  private(set) var rows: [String]

  /// The places of the texts that rows refer to.
  private var ofTexts: [TextKey: String] = [:]

  init(_ list: SectionedLines, _ rows: PageRows) {
    var names = FreeNames()
    sections = list.titles.enumerated().map { position, title in
      list.ordinals.isEmpty
        ? names.free("g=" + title) : "s\(list.ordinals[position])"
    }
    self.rows = Array(repeating: "", count: rows.count)
    for line in list.rows.joined() {
      self.rows[line] = names.free("r=" + (rows[line].id ?? rows[line].text))
    }
    if !rows.haveReferences { return }
    for line in list.rows.joined() {
      let key = TextKey(canonical: withoutOuterSpace(rows[line].text))
      if ofTexts[key] == nil { ofTexts[key] = self.rows[line] }
    }
  }

  /// The texts in a field that refers to rows, each with the place of the first
  /// row that has it; `nil` if there is none.
  ///
  /// The field is one text, if a row has it; else there are semicolons between
  /// several.
  func references(in field: String) -> [(text: String, place: String?)] {
    let whole = withoutOuterSpace(field)
    if whole.isEmpty { return [] }
    if let place = ofTexts[TextKey(canonical: whole)] {
      return [(whole, place)]
    }
    return whole.parts(between: ";").map(withoutOuterSpace)
      .filter { !$0.isEmpty }
      .map { ($0, ofTexts[TextKey(canonical: $0)]) }
  }
}

/// Names of elements, of which each is given once.
private struct FreeNames {
  /// For each name that was given, the number behind the last of the names that
  /// were made of it.
  private var numbers: [TextKey: Int] = [:]

  /// A text without white space, and a number behind it if it was given before.
  mutating func free(_ text: String) -> String {
    let name = withoutSpace(text)
    let key = TextKey(name)
    guard var number = numbers.updateValue(1, forKey: key) else { return name }
    var free: String
    repeat {
      number += 1
      free = "\(name)~\(number)"
    } while numbers[TextKey(free)] != nil
    numbers[TextKey(free)] = 1
    numbers[key] = number
    return free
  }
}

/// The start of a text, with `_` for white space and pictures for control
/// characters.
private func withoutSpace(_ text: String) -> String {
  var name = ""
  var count = 0
  var wasSpace = false
  for scalar in text.unicodeScalars {
    // Longer ones help nobody.
    if count == 100 { break }
    let isPlain = "!"..."~" ~= scalar
    let isSpace = !isPlain && scalar.properties.isWhitespace
    if isSpace, wasSpace { continue }
    wasSpace = isSpace
    count += 1
    if isSpace {
      name.unicodeScalars.append("_")
    } else if !isPlain, let picture = picture(of: scalar) {
      name += picture
    } else {
      name.unicodeScalars.append(scalar)
    }
  }
  return name
}

/// The part of an address that leads to a place.
func fragment(_ place: String) -> String {
  var result = ""
  for scalar in place.unicodeScalars {
    // What ends a fragment, begins an escape or a directive, or is none of a URL.
    switch scalar {
    case "%": result += "%25"
    case "#": result += "%23"
    case ":": result += "%3A"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// A text as the name of an element in CSS.
func cssName(_ name: String) -> String {
  var result = ""
  for scalar in name.unicodeScalars {
    let isPlain =
      scalar.value >= 0x80 || scalar.isASCII && scalar.properties.isAlphabetic
      || "0"..."9" ~= scalar && !result.isEmpty
    if isPlain {
      result.unicodeScalars.append(scalar)
    } else {
      result += "\\" + String(scalar.value, radix: 16) + " "
    }
  }
  return result
}
