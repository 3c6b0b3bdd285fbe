#if !(DEBUG || TESTABLE)
  package import PropertyTesting
  package import ThumbIndex

  /// Stands for what such a build does not have; tests and fuzzers are never
  /// built so.
  private func untestable() -> Never {
    fatalError("built without -enable-testing -DTESTABLE")
  }

  extension IndexedList {
    package func checkInvariants() throws(BrokenInvariant) { untestable() }
    package var rowSlots: [Int] { untestable() }
    package var filingRules: FilingRules? { untestable() }
  }

  extension ListFilter {
    package func checkInvariants() throws(BrokenInvariant) { untestable() }
  }

  extension FoldedColumn {
    package func checkInvariants() throws(BrokenInvariant) { untestable() }
    package func mainForm(ofRow row: UInt32) -> [UInt8]? { untestable() }
  }

  extension Collator {
    package func fillTable() { untestable() }
  }

  extension IndexBar {
    package func checkInvariants() throws(BrokenInvariant) { untestable() }
  }

  extension HostileCharacters {
    package static func of(
      _ id: String, rules: String? = nil
    ) throws -> Self { untestable() }
  }
#endif
