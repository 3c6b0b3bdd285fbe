#if DEBUG || TESTABLE
  @testable package import ThumbIndex

  extension Collator {
    /// Fills the tables, so that every key from now on is made from them where
    /// it can be.
    package func fillTable() { _ = elements.value { ElementTable(handle) } }
  }
#endif
