#if DEBUG || TESTABLE
  @testable package import ThumbIndex

  extension SearchTerm {
    /// The letters of all patterns, for tests.
    package var patternBytes: [[UInt8]] { patterns.map(\.text.bytes) }
  }

  extension FoldedForms {
    /// The letters of the main form and of any other, for tests.
    package var mainBytes: [UInt8] { main.bytes }

    package func bytes(of form: FoldForm) -> [UInt8] { self[form].bytes }
  }
#endif
