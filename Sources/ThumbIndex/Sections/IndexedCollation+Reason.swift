extension IndexedCollation {
  /// Why a key is in its section, as a sentence.
  package func reason(forKey key: SortKey) -> String {
    // The first boundary is the empty key, so no key is below it.
    let boundaries = alphabet.boundaries
    let next = boundaries.partitioningIndex { key < $0.key }
    let boundary = boundaries[next - 1]
    let bucket = alphabet.buckets[boundary.bucket]
    switch boundary.content {
    case .empty: return "it has nothing to sort by"
    case .symbols: return "it begins with a space, punctuation or a symbol"
    case .digits: return "it begins with a digit"
    case .letters: break
    }
    switch bucket.kind {
    case .title:
      let following = boundaries[next...].first {
        alphabet.buckets[$0.bucket].kind == .title
          && $0.bucket != boundary.bucket
      }.map { alphabet.buckets[$0.bucket].label }
      let end = following.map { ", and '\($0)' is the title after it" } ?? ""
      let kind =
        !bucket.isOccasional
        ? ""
        : alphabet.hasTitlesOfOtherScripts
          ? ", which stands only while it has rows"
          : ", which CLDR's index leaves out"
      return "it sorts under the title '\(bucket.label)'\(kind)\(end)"
    case .underflow: return "it sorts before the first title"
    case .inflow: return "it sorts between titles, in a script that has none"
    case .overflow: return "it sorts in a script that has no titles"
    }
  }
}
