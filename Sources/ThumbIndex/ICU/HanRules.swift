/// The rules of a transliterator that reads Han characters.
///
/// There are three kinds of rules:
///
/// - `[锕阿⺬-⺮]→ā` reads these characters, wherever they stand.
/// - `$startOfHanMarker{ 长 } \u0020? 孙 →zhǎng` reads a character at the start of
///   Han text, before a certain character. Either condition may be missing.
/// - All others. ``HanReader`` knows what some of them do. ICU reads texts that
///   may need the rest.
struct HanRules: Sendable {
  /// Whether rules put a mark where Han text starts, and later replace the mark
  /// by a space.
  ///
  /// At the start of the whole text, there is no space.
  private(set) var marksStarts = false

  /// Whether the rules end by calling `Han-Latin`.
  private(set) var endsWithWords = false

  /// Whether there are rules that ``HanReader`` does not know, and that any
  /// text may need, as they name no Han characters.
  private(set) var areUnknown = false

  /// The syllables of the rules of the first kind.
  private var syllables: [String] = []

  /// For each scalar, one more than the place of its syllable in `syllables`; 0
  /// for none.
  ///
  /// Empty without rules of the first kind.
  private var places: [UInt16] = []

  /// The rules of the second kind, by the character that they read.
  ///
  /// The first rule whose conditions hold applies.
  private var conditional: [Unicode.Scalar: [ConditionalSyllable]] = [:]

  /// The Han characters in the rules that ``HanReader`` does not know.
  private var unknown: Set<Unicode.Scalar> = []

  /// The rules of one of ICU's transliterators; `nil` if ICU's data do not have
  /// them as text.
  init?(of id: String) {
    guard let rules = Transliterator.rules(of: id) else { return nil }
    self.init(rules.span)
  }

  /// - Parameter rules: Rules in ICU's syntax, without comments.
  init(_ rules: Span<UInt16>) {
    var start = 0
    for end in rules.indices where rules[end] == UInt16(ascii: ";") {
      let rule = rules.extracting(start..<end)
      if let (scalars, syllable) = listed(rule) {
        add(scalars, syllable)
      } else {
        add(String(utf16: rule))
      }
      start = end + 1
    }
  }

  /// Whether a character is in a rule that ``HanReader`` does not know.
  func leaveToICU(_ scalar: Unicode.Scalar) -> Bool {
    unknown.contains(scalar)
  }

  /// The reading of a character in Han text; `nil` if no rule reads it.
  ///
  /// - Parameters:
  ///   - isFirst: Whether Han text starts with the character.
  ///   - next: The character that follows; `nil` if none does, or if it was
  ///     read before.
  func syllable(
    of scalar: Unicode.Scalar, isFirst: Bool, before next: Unicode.Scalar?
  ) -> String? {
    let rule = conditional[scalar]?.first {
      (isFirst || !$0.isFirst) && ($0.next == nil || $0.next == next)
    }
    return rule?.syllable ?? syllable(of: scalar)
  }

  /// The reading of a character by a rule of the first kind.
  private func syllable(of scalar: Unicode.Scalar) -> String? {
    guard scalar.value < places.count else { return nil }
    let place = Int(places[Int(scalar.value)])
    return place == 0 ? nil : syllables[place - 1]
  }
}

/// The number of code points in planes 0 to 3, which have all Han characters.
private let scalarCount = 0x4_0000

private struct ConditionalSyllable {
  let isFirst: Bool
  let next: Unicode.Scalar?
  let syllable: String
}

// MARK: - Reading rules

extension HanRules {
  /// Adds a rule of the first kind.
  private mutating func add(_ scalars: [UInt32], _ syllable: String) {
    syllables.append(syllable)
    if places.isEmpty { places = Array(repeating: 0, count: scalarCount) }
    for scalar in scalars where places[Int(scalar)] == 0 {
      places[Int(scalar)] = UInt16(syllables.count)
    }
  }

  /// Adds a rule that is not of the first kind.
  private mutating func add(_ rule: String) {
    if let (scalar, syllable) = single(rule) {
      conditional[scalar, default: []].append(syllable)
      return
    }
    switch rule.filter({ $0 != " " }) {
    case "::Han-Spacedhan()", "::Null()", #"[^$]{$startOfHanMarker→\u0020"#,
      "$startOfHanMarker→":
      break
    case let rule where rule.hasPrefix("$startOfHanMarker="):
      break
    case "[:^script=Han:]{([:script=Han:])→$startOfHanMarker$1":
      marksStarts = true
    case "::Han-Latin()":
      endsWithWords = true
    default:
      let characters = rule.unicodeScalars.filter { Script($0) == .han }
      unknown.formUnion(characters)
      if characters.isEmpty { areUnknown = true }
    }
  }
}

/// The scalars and the syllable of a rule of the first kind.
private func listed(
  _ rule: Span<UInt16>
) -> (scalars: [UInt32], syllable: String)? {
  guard !rule.isEmpty, rule[0] == UInt16(ascii: "[") else { return nil }
  var place = 1
  var scalars: [UInt32] = []
  scalars.reserveCapacity(rule.count)
  var isRange = false
  while let scalar = rule.nextScalar(at: &place), scalar != UInt32(ascii: "]") {
    if scalar == UInt32(ascii: "-"), !isRange, !scalars.isEmpty {
      isRange = true
      continue
    }
    // In brackets, all syntax is ASCII. A rule with other syntax is not of the
    // first kind.
    guard scalar >= 0x80, scalar < scalarCount else { return nil }
    if isRange {
      guard let last = scalars.last, last < scalar else { return nil }
      scalars += last + 1..<scalar
    }
    scalars.append(scalar)
    isRange = false
  }
  guard !isRange, rule.nextScalar(at: &place) == arrow else { return nil }
  let syllable = String(utf16: rule.extracting(place...))
  return isSyllable(syllable) ? (scalars, syllable) : nil
}

/// The sign → between the sides of a rule.
private let arrow: UInt32 = 0x2192

/// The character and the rest of a rule of the second kind.
private func single(
  _ rule: String
) -> (scalar: Unicode.Scalar, syllable: ConditionalSyllable)? {
  let sides = rule.split(separator: "→", omittingEmptySubsequences: false)
  guard sides.count == 2, isSyllable(sides[1]) else { return nil }
  let marker = "$startOfHanMarker{"
  let isFirst = rule.hasPrefix(marker)
  let parts = sides[0].dropFirst(isFirst ? marker.count : 0)
    .split(separator: "}", omittingEmptySubsequences: false)
  guard parts.count <= 2, let scalar = hanCharacter(parts[0]) else {
    return nil
  }
  var next: Unicode.Scalar?
  if parts.count == 2 {
    // ICU puts a space between Han characters before it applies these rules.
    let space = #" \u0020?"#
    guard parts[1].hasPrefix(space) else { return nil }
    next = hanCharacter(parts[1].dropFirst(space.count))
    if next == nil { return nil }
  }
  return (
    scalar,
    ConditionalSyllable(
      isFirst: isFirst, next: next, syllable: String(sides[1]))
  )
}

/// Whether the right side of a rule is only text, without syntax.
private func isSyllable(_ text: some StringProtocol) -> Bool {
  !text.isEmpty
    && text.utf8.allSatisfy {
      $0 >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0
    }
}

/// The Han character that a text consists of, besides spaces; `nil` for other
/// texts.
private func hanCharacter(_ text: Substring) -> Unicode.Scalar? {
  let scalars = text.unicodeScalars.filter { $0 != " " }
  guard let first = scalars.first, scalars.count == 1, Script(first) == .han
  else { return nil }
  return first
}

extension FixedWidthInteger {
  fileprivate init(ascii scalar: Unicode.Scalar) { self = Self(scalar.value) }
}
