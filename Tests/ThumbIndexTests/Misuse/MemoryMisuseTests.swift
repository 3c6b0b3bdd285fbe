import Testing

@testable import ThumbIndex

/// What works on bare memory stops before it touches what is not its own, whoever
/// asks.
@Suite struct MemoryMisuseTests {
  @Test func bytesThatNoMemoryHas() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var writer = ByteWriter(for: "a test")
      writer.reserve(.max)
    }
    expectStopped(
      stopped, in: "ByteWriter",
      "9223372036854775807 bytes more than 0 are more than memory has")
  }

  @Test func takingBackMoreThanWasWritten() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var writer = ByteWriter(for: "a test")
      writer.truncate(to: 5)
    }
    expectStopped(stopped, in: "ByteWriter", "5 of 0 bytes written")
  }

  @Test func aWordBehindWhatWasWritten() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let writer = ByteWriter(for: "a test")
      _ = writer.bigEndianWord(at: 0)
    }
    expectStopped(stopped, in: "ByteWriter", "no word at 0")
  }

  @Test func theEntryOfWhatIsNoScalar() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = CombiningClasses.table[0x110000]
    }
    expectStopped(stopped, in: "ScalarTable", "a number that is no scalar")
  }

  @Test func anEntryThatStandsForNone() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = ScalarTable { _ in (ElementEntry(bits: .max), []) }[0x41]
    }
    expectStopped(stopped, in: "ScalarTable", "an entry of 64 ones")
  }

  @Test func thePrefixOfNoRow() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = try column().storage.prefix(ofRow: 9)
    }
    expectStopped(stopped, in: "SortKeyColumn+Storage", "no such row")
  }

  @Test func theWordsOfNoSegment() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = try column().storage.wordCount(ofSegment: 9)
    }
    expectStopped(stopped, in: "SortKeyColumn+Storage", "no such segment")
  }

  @Test func aWordBehindASegment() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = try column().storage.word(999, ofSegment: 0)
    }
    expectStopped(stopped, in: "SortKeyColumn+Storage", "no such word")
  }

  @Test func twoKeysForARow() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      SortKeyColumn.Storage().append(1, threads: .one) { _, segment in
        segment.endKey()
        segment.endKey()
      }
    }
    expectStopped(stopped, in: "SortKeyColumn+Storage", "more keys than rows")
  }

  @Test func noKeyForARow() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      SortKeyColumn.Storage().append(1, threads: .one) { _, _ in }
    }
    expectStopped(stopped, in: "SortKeyColumn+Storage", "1 rows without a key")
  }

  @Test func recordsThatAreNotBeingSorted() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = RowRecords<Int>.rows(2) { records in
        records.initialize(0..<3) {
          .init(word: 0, row: UInt32($0), offset: 0)
        }
      }
    }
    expectStopped(stopped, in: "RowRecords", "records 0..<3 are not in 0..<2")
  }

  @Test func aRecordThatIsMovedBehindTheLast() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = RowRecords<Int>.rows(2) { records in
        records.initialize(0..<2) {
          .init(word: 0, row: UInt32($0), offset: 0)
        }
        var ends: [UInt32] = [9, 9]
        var next = ends.mutableSpan
        records.scatter(
          0..<2, of: .first, by: Digit(difference: 1, bits: 1), to: &next)
      }
    }
    expectStopped(
      stopped, in: "RowRecords", "a record is moved behind the last")
  }

}

private func column() throws -> SortKeyColumn {
  SortKeyColumn(["a", "b"], collator: try Collator("en"))
}
