/// The way back from folded letters to the characters of a text.
///
/// It is for one thread.
final class CharacterMap {
  private let text: Substring
  private let folder: TextFolder

  /// How often the text was folded by characters.
  private(set) var foldCount = 0

  private var clusters: [FoldForm: Clusters] = [:]

  /// The starts of the characters, and the end of the last one.
  private(set) lazy var bounds = Array(text.indices) + [text.endIndex]

  init(_ text: Substring, _ folder: TextFolder) {
    self.text = text
    self.folder = folder
  }

  /// The ranges of a pattern's matches in one form of the text, in order, without
  /// overlaps.
  ///
  /// - Parameter folded: The form.
  func ranges(
    of pattern: LetterPattern, in folded: FoldedText, _ form: FoldForm,
    _ scope: SearchScope
  ) -> [Range<String.Index>] {
    let clusters = clusters(form)
    return folded.bytes == clusters.folded
      ? ranges(of: pattern, folded, clusters, scope)
      : shortRanges(of: pattern, form, scope)
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
    foldCount += 1
    var made = Clusters()
    for index in bounds.dropLast() {
      made.folded += folder.forms(of: String(text[index]))[form].bytes
      made.ends.append(made.folded.count)
    }
    clusters[form] = made
    return made
  }

  /// The ranges of characters that, folded one by one, together contain the
  /// pattern.
  private func ranges(
    of pattern: LetterPattern, _ folded: FoldedText, _ clusters: Clusters,
    _ scope: SearchScope
  ) -> [Range<String.Index>] {
    let ends = clusters.ends
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
      let part = text[bounds[range.lowerBound]..<bounds[range.upperBound]]
      let folded = folder.forms(of: String(part))[form]
      return pattern.firstOffset(in: folded, scope) != nil
    }
    var ranges: [Range<String.Index>] = []
    var from = 0
    let last = bounds.count - 1
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
