extension IndexBar {
  /// Neighbouring titles that share an entry.
  struct TitleRun: Equatable {
    /// The indices of these titles among all titles.
    let range: Range<Int>
    /// The index of the title that the entry leads to: the middle title of a
    /// `•`, otherwise the first title.
    let leading: Int
    /// Whether the entry shows the leading title, not `•`.
    let isTitle: Bool
  }
}

/// Divides titles among a limited number of entries.
///
/// If not all fit, shown titles alternate with `•`, evenly spread. With three
/// or more entries, the first and the last title are shown.
func thin(_ count: Int, to limit: Int?) -> [IndexBar.TitleRun] {
  let all = (0..<count).map {
    IndexBar.TitleRun(range: $0..<$0 + 1, leading: $0, isTitle: true)
  }
  guard let limit, limit < count else { return all }
  if limit == 1 {
    return [IndexBar.TitleRun(range: 0..<count, leading: 0, isTitle: true)]
  }
  if limit == 2 { return [all[0], left(1..<count)] }
  // An even limit leaves one entry unused, so that both ends are titles.
  let shown = (limit + 1) / 2
  var runs = [all[0]]
  for index in 1..<shown {
    let title = index * (count - 1) / (shown - 1)
    let previous = runs[runs.count - 1].range.upperBound
    if previous < title { runs.append(left(previous..<title)) }
    runs.append(all[title])
  }
  return runs
}

/// An entry for titles that are left out.
private func left(_ range: Range<Int>) -> IndexBar.TitleRun {
  IndexBar.TitleRun(
    range: range, leading: range.lowerBound + (range.count - 1) / 2,
    isTitle: false)
}
