import ThumbIndex

extension FoldingPlan {
  /// The plan of searches by the rules of an order.
  ///
  /// For ``Ordering/bytes``, these are the rules of CLDR's root.
  static func plan(
    _ ordering: Ordering, _ options: SearchOptions
  ) throws(Failure) -> FoldingPlan {
    let start = "cannot search: "
    let collator =
      switch ordering {
      case .collated(let collator): collator
      case .bytes: try orTrouble(try Collator("und"), after: start)
      }
    return try orTrouble(try .shared(collator, options), after: start)
  }
}
