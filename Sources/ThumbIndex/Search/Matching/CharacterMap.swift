/// Folds characters by themselves, and remembers them.
///
/// It is for one thread.
package final class CharacterFolder {
  package let folder: TextFolder

  private var known: [TextKey: FoldedForms] = [:]
  private var knownASCII: [FoldedForms?] = []

  package init(_ folder: TextFolder) { self.folder = folder }

  func forms(of character: Substring) -> FoldedForms {
    let bytes = character.utf8
    if let ascii = bytes.first, bytes.dropFirst().isEmpty {
      if knownASCII.isEmpty { knownASCII = Array(repeating: nil, count: 128) }
      if let known = knownASCII[Int(ascii)] { return known }
      let made = folder.forms(of: String(character))
      knownASCII[Int(ascii)] = made
      return made
    }
    let text = TextKey(String(character))
    if let known = known[text] { return known }
    let made = folder.forms(of: text.text)
    // A text may have any number of different characters.
    if known.count >= 1 << 14 { known = [:] }
    known[text] = made
    return made
  }
}

/// Tells from which characters of a text its folded letters come, for
/// highlights and for the forms of pages.
///
/// It is for one thread.
package final class CharacterMap {
  private let text: Substring
  private let folder: CharacterFolder

  /// How often the text was folded by characters.
  private(set) var foldCount = 0

  private var clusters: [FoldForm: Clusters] = [:]

  /// The starts of the characters, and the end of the last one.
  private(set) lazy var bounds = Array(text.indices) + [text.endIndex]

  /// The characters by themselves.
  private lazy var characters: [FoldedForms] = {
    foldCount += 1
    return zip(bounds, bounds.dropFirst()).map {
      folder.forms(of: text[$0..<$1])
    }
  }()

  package init(_ text: Substring, _ folder: CharacterFolder) {
    self.text = text
    self.folder = folder
  }

  /// The lengths of the text.
  package var utf8Length: Int { text.utf8.count }
  package var utf16Length: Int { text.utf16.count }

  /// The number of characters.
  package var count: Int { bounds.count - 1 }

  /// Where the letters of each character end in a form of the text; `nil` if some
  /// characters belong together, so that they have other letters than by
  /// themselves.
  package func ends(in folded: FoldedText, _ form: FoldForm) -> [Int]? {
    let clusters = clusters(form)
    return folded.bytes == clusters.folded ? clusters.ends : nil
  }

  /// The length of a range of characters in UTF-16.
  package func utf16Length(of range: Range<Int>) -> Int {
    text.utf16.distance(
      from: bounds[range.lowerBound], to: bounds[range.upperBound])
  }

  /// A form of a range of characters by themselves.
  package func folded(_ range: Range<Int>, _ form: FoldForm) -> FoldedText {
    let part = text[bounds[range.lowerBound]..<bounds[range.upperBound]]
    return folder.folder.forms(of: String(part))[form]
  }

  /// The ranges of a pattern's matches in one form of the text, in order, without
  /// overlaps.
  ///
  /// - Parameter folded: The text in this form.
  func ranges(
    of pattern: LetterPattern, in folded: FoldedText, _ form: FoldForm,
    _ scope: SearchScope
  ) -> [Range<String.Index>] {
    if let ends = ends(in: folded, form) {
      ranges(of: pattern, folded, ends, scope)
    } else {
      shortRanges(of: pattern, form, scope)
    }
  }

  /// The folded texts of all characters, one after the other.
  private struct Clusters {
    var folded: [UInt8] = []

    /// The offset where each character's folded text ends.
    var ends: [Int] = []
  }

  /// The text's characters in one form.
  private func clusters(_ form: FoldForm) -> Clusters {
    if let known = clusters[form] { return known }
    var made = Clusters()
    for character in characters {
      made.folded += character[form].bytes
      made.ends.append(made.folded.count)
    }
    clusters[form] = made
    return made
  }

  /// The ranges of characters that, folded one by one, together contain the
  /// pattern.
  private func ranges(
    of pattern: LetterPattern, _ folded: FoldedText, _ ends: [Int],
    _ scope: SearchScope
  ) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    var from = 0
    while let offset = pattern.firstOffset(in: folded, scope, from: from) {
      let end = offset + pattern.count
      let first = ends.partitioningIndex { $0 > offset }
      let last = ends.partitioningIndex { $0 >= end }
      ranges.append(bounds[first]..<bounds[last + 1])
      from = ends[last]
    }
    return ranges
  }

  /// The ranges of the pattern where characters belong together, as short as the
  /// scope allows: binary search finds the end of each, then its start.
  private func shortRanges(
    of pattern: LetterPattern, _ form: FoldForm, _ scope: SearchScope
  ) -> [Range<String.Index>] {
    func has(_ range: Range<Int>, _ scope: SearchScope) -> Bool {
      pattern.firstOffset(in: folded(range, form), scope) != nil
    }
    var ranges: [Range<String.Index>] = []
    var from = 0
    let last = count
    while from < last {
      // After the first match only `contains` goes on: the rest of the text by
      // itself does not tell where the text or a word starts.
      let isFirst = from == 0
      if !isFirst, scope != .contains { break }
      // The steps grow, so that a long text is folded only a few times.
      var (no, end) = (from, from + 1)
      while !has(from..<end, scope) {
        if end == last { return ranges }
        (no, end) = (end, min(from + 2 * (end - from), last))
      }
      end = (no + 1..<end).partitioningIndex { has(from..<$0, scope) }
      let start =
        scope == .startsWith
        ? from
        : (from + 1..<end).partitioningIndex { !has($0..<end, .contains) } - 1
      ranges.append(bounds[start]..<bounds[end])
      from = end
    }
    return ranges
  }
}

extension [Range<String.Index>] {
  /// Adds those of the other ranges that overlap no range of this array; both
  /// arrays are in order.
  mutating func add(_ others: [Range<String.Index>]) {
    var next = 0
    var missing: [Range<String.Index>] = []
    for other in others {
      while next < count, self[next].upperBound <= other.lowerBound {
        next += 1
      }
      if next == count || self[next].lowerBound >= other.upperBound {
        missing.append(other)
      }
    }
    if missing.isEmpty { return }
    self = (self + missing).sorted { $0.lowerBound < $1.lowerBound }
  }
}
