/// Asks whether the nearest of some words was meant; `nil` if none is close
/// enough.
///
/// A long word is no slip of the keyboard, and comparing it would take long.
package func guess(at word: String, from words: [String]) -> String? {
  if word.utf8.count > longestWord { return nil }
  let distances = words.filter { $0.utf8.count <= longestWord }
    .map { (distance: editDistance(word, $0), word: $0) }
  guard let best = distances.min(by: { $0.distance < $1.distance }),
    best.distance <= max(1, min(word.count, best.word.count) / 3)
  else { return nil }
  return "did you mean '\(best.word)'?"
}

/// The largest number of bytes in a word that is compared.
private let longestWord = 128

/// How many letters must be added, dropped, replaced or swapped to turn one
/// word into another.
private func editDistance(_ left: String, _ right: String) -> Int {
  let left = Array(left)
  let right = Array(right)
  var rows = [Array(0...right.count)]
  for (i, a) in left.enumerated() {
    var row = [i + 1]
    for (j, b) in right.enumerated() {
      var least = min(
        rows[i][j] + (a == b ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a == right[j - 1], left[i - 1] == b {
        least = min(least, rows[i - 1][j - 1] + 1)
      }
      row.append(least)
    }
    rows.append(row)
  }
  return rows[left.count][right.count]
}
