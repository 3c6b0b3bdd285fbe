import ThumbIndex

extension SearchFolder {
  /// Makes a search folder by the rules of an order.
  ///
  /// For ``Ordering/bytes``, the folder uses the rules of CLDR's root.
  init(_ ordering: Ordering, _ options: SearchOptions) throws(Failure) {
    let start = "cannot search: "
    let collator =
      switch ordering {
      case .collated(let collator): collator
      case .bytes: try orTrouble(try Collator("und"), after: start)
      }
    self = try orTrouble(
      try SearchFolder(collator, options: options), after: start)
  }
}
