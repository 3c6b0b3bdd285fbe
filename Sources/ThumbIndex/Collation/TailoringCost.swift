/// An estimate of the time that ICU takes to compile tailoring rules.
///
/// For a letter of several characters, ICU stores every canonically equivalent
/// spelling. ICU stores a spelling again for every composed character whose
/// decomposition begins with the spelling's last character. To store a
/// spelling, ICU walks a list of all spellings with the same first character.
/// So the time grows with the square of the number of spellings. Each character
/// with two spellings doubles this number: `&a < ` and nine times `é` take
/// minutes, and forty times `K`, which is also spelled U+212A, take years. Four
/// hundred words that begin with `q` and end with a vowel take a minute.
/// The time for a spelling also grows with the square of the spelling's length:
/// a letter of four thousand `a` takes five seconds.
///
/// A limit on the length of rules cannot take the place of this: `e` with eight
/// marks takes five seconds, and CLDR's own rules have hundreds of kilobytes.
///
/// CLDR's own rules cost less than half of the limit; rules at the limit take
/// up to two seconds.
struct TailoringCost {
  /// The number of spellings by first character.
  private var spellings: [UInt32: Double] = [:]

  /// The time so far, in steps through the lists; other work counts as a number
  /// of steps.
  private var steps = 0.0

  private static let limit = 2.5e6

  /// The steps for one spelling, without the walk through the list.
  private static let stepsPerSpelling = 400.0

  /// The further steps for each spelling of a letter are this number times the
  /// square of the letter's length.
  private static let stepsPerSquare = 0.01

  /// The steps for a reset or an expansion are this number times the square of
  /// the text's length: ICU sorts the text's combining marks one by one.
  private static let stepsPerOtherSquare = 0.02

  /// The steps for each order that is imported from CLDR.
  private static let stepsPerImport = limit / 8

  private enum Part {
    /// A reset (after `&`) or an expansion (after `/`), which costs little
    /// unless it is very long.
    case other
    case letter
    /// Letters of one character each.
    case list
  }

  /// The place where rules exceed the limit; `nil` if the rules stay within the
  /// limit.
  ///
  /// If an import exceeds the limit, the place is the start of the last text
  /// before the import.
  ///
  /// Only the syntax that matters here is parsed; ICU checks the rest.
  static func excess(in rules: String) -> String.Index? {
    // Rules of fewer bytes cannot take long.
    if rules.utf8.count < 16 { return nil }
    var cost = Self()
    let scalars = rules.unicodeScalars
    var part = Part.other
    var text: [Unicode.Scalar] = []
    var contextLength = 0
    var start = scalars.startIndex
    var rest = scalars[...]
    func isExceeded() -> Bool {
      defer {
        text = []
        contextLength = 0
      }
      switch part {
      case .other:
        let length = Double(text.count)
        cost.steps += Self.stepsPerOtherSquare * length * length
      case .letter: cost.add(text[...], contextLength)
      case .list: for index in text.indices { cost.add(text[index...index], 0) }
      }
      return cost.steps > limit
    }
    while let scalar = rest.popFirst() {
      switch scalar {
      case "#":
        rest = rest.drop { !isLineEnd($0) }
      case "[":
        if isExceeded() { return start }
        let content = setting(&rest)
          .drop { $0.properties.isPatternWhitespace }
        if content.starts(with: "import".unicodeScalars) {
          cost.steps += stepsPerImport
        }
      case "&", "/":
        if isExceeded() { return start }
        part = .other
        start = rest.startIndex
      case "<", "=", ",", ";":
        if isExceeded() { return start }
        rest = rest.drop { $0 == "<" }
        part = rest.first == "*" ? .list : .letter
        rest = rest.drop { $0 == "*" }
        start = rest.startIndex
      case "|":
        contextLength = text.count
      case "'":
        // Two apostrophes stand for one, in quotes and outside.
        if rest.first == "'" {
          text.append(scalar)
          rest.removeFirst()
          break
        }
        while true {
          text += rest.prefix { $0 != "'" }
          rest = rest.drop { $0 != "'" }.dropFirst()
          guard rest.first == "'" else { break }
          text.append(scalar)
          rest.removeFirst()
        }
      case "\\":
        if let escaped = rest.popFirst() { text.append(escaped) }
      default:
        if !scalar.properties.isPatternWhitespace { text.append(scalar) }
      }
    }
    return isExceeded() ? start : nil
  }

  /// Removes and returns a setting's content; also removes the `]` behind it.
  private static func setting(
    _ rest: inout Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    var depth = 1
    let end =
      rest.firstIndex {
        if $0 == "[" { depth += 1 }
        if $0 == "]" { depth -= 1 }
        return depth == 0
      } ?? rest.endIndex
    defer { rest = rest[end...].dropFirst() }
    return rest[..<end]
  }

  /// Adds the cost of a letter.
  ///
  /// - Parameter contextLength: How many characters at the start of the text
  ///   are context, before a `|`.
  private mutating func add(
    _ text: ArraySlice<Unicode.Scalar>, _ contextLength: Int
  ) {
    var spellings = 1.0
    var marks = 0.0
    var first: UInt32?
    var last: UInt32 = 0
    for (index, scalar) in text.enumerated() {
      for part in CharacterProperties.canonicalDecomposition(scalar.value) {
        if index >= contextLength, first == nil { first = part }
        if CharacterProperties.beginsWithMark(part) {
          // A mark may stand anywhere among the marks before it.
          marks += 1
          spellings *= marks + 1
        } else {
          marks = 0
          last = part
          spellings *= 1 + singletons[part, default: 0]
        }
      }
    }
    guard let first else { return }
    // If there are marks already, fewer composed characters fit.
    spellings *= 1 + composites[last, default: 0] / (marks > 0 ? 4 : 1)
    if text.count == 1 {
      // For a letter of one character, ICU walks a list only for the composed
      // characters that contain the letter.
      spellings /= 16
    } else {
      let length = Double(text.count)
      steps +=
        spellings
        * (Self.stepsPerSpelling + Self.stepsPerSquare * length * length)
    }
    let before = self.spellings[first, default: 0]
    self.spellings[first] = before + spellings
    steps += spellings * (2 * before + spellings)
  }
}

/// For each character, the number of composed characters whose decomposition
/// begins with the character, and the number of characters whose decomposition
/// is this character alone.
private let (composites, singletons) = {
  var composites: [UInt32: Double] = [:]
  var singletons: [UInt32: Double] = [:]
  func add(_ scalars: Range<UInt32>, areComposed: Bool) {
    for scalar in scalars {
      let parts = CharacterProperties.canonicalDecomposition(scalar)
      if parts == [scalar] { continue }
      if areComposed { composites[parts[0], default: 0] += 1 }
      if parts.count == 1 { singletons[parts[0], default: 0] += 1 }
    }
  }
  // Scripts from U+3400 on have few composed characters, except Hangul.
  add(0xC0..<0x3400, areComposed: true)
  // Compatibility ideographs.
  add(0xF900..<0xFB00, areComposed: false)
  add(0x2F800..<0x2FA20, areComposed: false)
  return (composites, singletons)
}()

private func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "\n", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
  default: false
  }
}

/// Throws if ICU would take too long to compile the rules.
func checkCost(ofRules rules: String) throws(CollationError) {
  guard let index = TailoringCost.excess(in: rules) else { return }
  let place = RulesPlace(index, in: rules)
  throw .rulesTooComplex(
    line: place.line, column: place.column, offset: place.offset)
}

/// A place in tailoring rules, for errors.
struct RulesPlace {
  /// The line, from 1.
  let line: Int
  /// The column in Unicode scalars, from 1.
  let column: Int

  /// The offset in UTF-8 bytes, from 0.
  let offset: Int

  init(_ index: String.Index, in rules: String) {
    let lines = rules.unicodeScalars[..<index]
      .split(separator: "\n", omittingEmptySubsequences: false)
    line = lines.count
    column = lines[lines.count - 1].count + 1
    offset = rules.utf8.distance(from: rules.startIndex, to: index)
  }
}
