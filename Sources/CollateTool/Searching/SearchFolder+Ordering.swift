import ThumbIndex

extension SearchFolder {
  /// Makes a folder for the letters of an order.
  ///
  /// Byte order has the letters of CLDR's root.
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
