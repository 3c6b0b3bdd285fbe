import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// What is too large, or more than there is memory for, stops with a message.
@Suite struct LimitMisuseTests {
  @Test func moreRowsThanAListHasNumbersFor() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var list = IndexedList(["a", "b"], sortedBy: [])
      list.slots.limit = 3
      list.insert("c")
      list.insert("d")
    }
    expectStopped(stopped, "3 rows are more than a list holds")
  }

  @Test func moreElementsThanAListHasNumbersFor() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      // Of a type that takes no bytes, so that none are written.
      let elements: [Void] = unsafe [Void](unsafeUninitializedCapacity: 1 << 32)
      {
        $1 = 1 << 32
      }
      _ = IndexedList(elements, sortedBy: [])
    }
    expectStopped(stopped, "4294967296 elements are more than a list holds")
  }

  @Test func moreRowsThanAColumnHasNumbersFor() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = SortKeyColumn(count: 1 << 32) { _ in [1] } }
    expectStopped(stopped, "4294967296 rows are more than a column holds")
  }

  @Test func aTextThatIsLongerThanICUsKeysAllow() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      // Nothing of it is read.
      let byte = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
      let text = unsafe UnsafeBufferPointer(start: byte, count: 1 << 29)
      _ = unsafe try Collator("en").sortKey(forUTF8: text.span)
    }
    expectStopped(
      stopped,
      "a text of 536870912 UTF-8 bytes is longer than ICU's sort keys allow")
  }

  /// ICU itself writes over memory that is not its own.
  ///
  /// To read so long a text takes ten seconds without optimization.
  @Test(.enabled(if: PropertyRuns.areAll, "in .ci/laws"))
  func aTextWhoseKeyIsLongerThanICUCounts() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      // Each of them has forty bytes and more in a key.
      let text = String(repeating: "\u{FDFA}", count: 27_000_000)
      _ = try Collator("en").sortKey(for: text)
    }
    expectStopped(
      stopped,
      "a text of 81000000 UTF-8 bytes has a longer sort key than ICU allows")
  }

  @Test func moreKeysThanThereIsMemoryFor() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = ByteWriter(reserving: 1 << 55, for: "sort keys") }
    expectStopped(
      stopped, "out of memory: 36028797018963968 bytes for sort keys")
  }

  @Test func moreFoldedTextThanThereIsMemoryFor() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = ByteWriter(reserving: 1 << 55, for: "folded texts") }
    expectStopped(
      stopped, "out of memory: 36028797018963968 bytes for folded texts")
  }

  @Test func moreFoldedTextThanASegmentCounts() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = FoldedSegment.offset(1 << 32) }
    expectStopped(
      stopped, "4294967296 bytes are more than folded texts may have")
  }

  @Test func noMemoryForAKeyInICU() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let collator = try Collator("en")
      // Elements beyond the first forty, and levels beyond the first bytes, take
      // memory.
      let text = String(repeating: "Ж", count: 1000)
      failICUAllocations(after: 0)
      _ = collator.sortKey(for: text)
    }
    expectStopped(stopped, "ICU ran out of memory for a sort key")
  }

  @Test func noMemoryForAComparisonInICU() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let collator = try Collator("en")
      let lower = String(repeating: "ж", count: 1000)
      failICUAllocations(after: 0)
      _ = collator.compare(lower, lower.uppercased())
    }
    expectStopped(
      stopped,
      "ICU ran out of memory while comparing: U_MEMORY_ALLOCATION_ERROR")
  }
}
