import ThumbIndex

extension SearchFolder {
  /// Makes a search folder by the rules of an order.
  ///
  /// For ``Ordering/bytes``, the folder uses the rules of CLDR's root.
  init(_ ordering: Ordering, _ options: SearchOptions) throws(Failure) {
    do throws(CollationError) {
      switch ordering {
      case .collated(let collator):
        try self.init(collator, options: options)
      case .bytes:
        try self.init(try Collator("und"), options: options)
      }
    } catch {
      throw .trouble("cannot search: \(error.description)")
    }
  }
}
