#if DEBUG || TESTABLE
  @testable package import ThumbIndex

  extension IndexedList {
    /// The rules by which its rows are filed; `nil` where they are ordered by hand.
    package var filingRules: FilingRules? { rules.filer?.rules }
  }
#endif
