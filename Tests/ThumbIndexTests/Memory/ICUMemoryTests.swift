import CICU
import TestSupport
import Testing

@testable import ThumbIndex

private let icuMajorVersion =
  ICUVersions.current.icu.split(separator: ".").first.flatMap { Int($0) } ?? 0

/// What ICU finds no memory for is a typed error, or is done without: whatever
/// can be made orders texts as ever.
///
/// Two things are left out, in which ICU 72 does not look at what it got: it
/// crashes while it compiles rules, and may lose titles of a locale without
/// titles in its collation data.
@Suite struct ICUMemoryTests {
  /// But for an order of scripts (`kr`): without memory for it ICU says that it
  /// was given an illegal argument.
  @Test(arguments: ["sv", "de-u-co-phonebk", "zh-u-co-stroke"])
  func openingACollator(locale: String) async {
    await #expect(processExitsWith: .success) { [locale] in
      try refusingMemory {
        let collator = try Collator(locale)
        grantForNow { try! holdOrder(of: collator) }
      }
    }
  }

  @Test(arguments: ["da", "hu", "ca"])
  func fillingATable(locale: String) async {
    await #expect(processExitsWith: .success) { [locale] in
      try refusingMemory {
        let collator = try grantForNow { try Collator(locale) }
        collator.fillTable()
        grantForNow { try! holdOrder(of: collator) }
      }
    }
  }

  /// ICU 67 runs forever when it finds no memory for buckets.
  @Test(.enabled(if: icuMajorVersion >= 72), arguments: ["zh", "ja"])
  func findingTitles(locale: String) async {
    await #expect(processExitsWith: .success) { [locale] in
      let collator = try Collator(locale)
      let own = try LocaleIdentifier(locale)
      func makeIndex() throws -> AlphabeticIndexHandle {
        let builder = try AlphabeticIndexBuilder(collator.handle, own)
        try builder.addLabels(of: LocaleIdentifier(icu: "el"))
        return try AlphabeticIndexHandle(builder)
      }
      let labels = try makeIndex().buckets.map(\.label)
      try refusingMemory {
        let index = try makeIndex()
        grantForNow { precondition(index.buckets.map(\.label) == labels) }
      }
    }
  }
}

/// Runs something with less and less memory for ICU refused, until all is there.
///
/// It may fail, but only by an error that says that there was no memory.
private func refusingMemory(_ body: () throws -> Void) throws {
  // What ICU makes once and keeps.
  try body()
  var granted = 0
  while true {
    failICUAllocations(after: granted)
    let result = Result { try body() }
    let refusals = grantICUAllocations()
    if case .failure(let error) = result {
      precondition(refusals > 0, "\(error), with all memory")
      // The other is what ICU says when it is without a part of its data.
      let isTypedRight = [
        "U_MEMORY_ALLOCATION_ERROR", "U_UNSUPPORTED_ERROR",
      ].contains { "\(error)".contains($0) }
      precondition(isTypedRight, "\(error), with memory for \(granted) pieces")
    }
    if refusals == 0 { return }
    granted += 1 + granted / 50
  }
}

/// Runs something with memory, after which there is none again.
private func grantForNow<Result>(
  _ body: () throws -> Result
) rethrows -> Result {
  let granted = suspendICURefusals()
  defer { resumeICURefusals(granted) }
  return try body()
}

/// Throws unless a collator's keys are ICU's for texts that need all it knows.
private func holdOrder(of collator: Collator) throws {
  let oracle = try ICUOracle(
    collator.locale.replacing("-u-co-phonebk", with: "@collation=phonebook")
      .replacing("-u-co-stroke", with: "@collation=stroke"),
    options: collator.options)
  for text in ["Aarhus", "dzsida", "l·l", "Čača", "äe", "一丁", "Ωμέγα", "ab"] {
    try holdKeys(of: [text], by: collator, are: oracle)
  }
}
