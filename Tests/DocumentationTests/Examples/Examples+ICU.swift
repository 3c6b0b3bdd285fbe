// Made by .ci/examples.py from Sources/ThumbIndex/ICU: not to be edited.
// swift-format-ignore-file

import Testing
import ThumbIndex

extension Examples {
  @Test("ICUError, 1")
  mutating func iCUError1() async throws {
    fails({ _ = try Collator("en", options: CollatorOptions(rules: "& a <")) }, "invalid rules at line 1, column 5 (U_INVALID_FORMAT_ERROR)")
  }
}

extension Examples {
  @Test("ICUVersions, 1", .enabled(if: isStatedICU))
  mutating func iCUVersions1() async throws {
    shows(ICUVersions.current.icu, "72.1")
  }
}
