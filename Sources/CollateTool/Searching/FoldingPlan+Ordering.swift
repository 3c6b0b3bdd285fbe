import ThumbIndex

extension FoldingPlan {
  /// The plan for searches by the rules of an order.
  ///
  /// ``Ordering/bytes`` has no rules for searches, so CLDR's root gives them.
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
