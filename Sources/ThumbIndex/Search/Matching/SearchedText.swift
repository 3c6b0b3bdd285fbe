/// A text to be searched for terms.
///
/// It keeps the text's folded forms, so that a long text is folded once for
/// many words.
///
/// It is for one thread.
package final class SearchedText {
  let text: String
  let folder: TextFolder

  /// How often the whole text, or a reading of it, was folded.
  package private(set) var foldCount = 0

  private let ownReadings: [String]
  private var clusters: [FoldForm: Clusters] = [:]

  /// The text in all forms.
  private(set) lazy var forms: FoldedForms = {
    foldCount += 1
    return folder.forms(of: text)
  }()

  /// The starts of the characters, and the end of the last one.
  private lazy var bounds = Array(text.indices) + [text.endIndex]

  /// The folded readings of the text and of ``laterTexts``.
  private(set) lazy var readings: [FoldedText] = {
    let readings = folder.plan.options.readings(
      of: text, laterTexts.map(\.text), own: ownReadings)
    return readings.map {
      foldCount += 1
      return folder.folded(reading: $0)
    }
  }()

  /// The result of ``SearchOptions/laterTexts(of:)``.
  private(set) lazy var laterTexts: [SearchedText] = {
    folder.plan.options.laterTexts(of: text).map { SearchedText($0, folder) }
  }()

  /// A text to search.
  ///
  /// - Parameter readings: The caller's own readings of the text.
  package init(
    _ text: String, readings: [String] = [], _ folder: SearchFolder
  ) {
    self.text = text
    self.folder = TextFolder(folder.plan)
    ownReadings = readings
  }

  private init(_ text: String, _ folder: TextFolder) {
    self.text = text
    self.folder = folder
    ownReadings = []
  }
}

// MARK: - Back to the text

extension SearchedText {
  /// The ranges of a pattern's matches in one form of the text.
  func ranges(
    of pattern: LetterPattern, _ form: FoldForm, _ scope: SearchScope
  ) -> [Range<String.Index>] {
    let folded = forms[form]
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
