import Testing

@testable import ThumbIndex

/// What works on bare memory stops before it touches what is not its own, whoever
/// asks: at the first that it has not, on either side.
@Suite struct MemoryMisuseTests {
  @Test func bytesThatNoMemoryHas() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var writer = ByteWriter(for: "a test")
      writer.reserve(.max)
    }
    expectStopped(
      stopped, "9223372036854775807 bytes more than 0 are more than memory has")
  }

  @Test func takingBackMoreThanWasWritten() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var writer = ByteWriter(for: "a test")
      writer.truncate(to: 1)
    }
    expectStopped(stopped, "1 of 0 bytes written")
  }

  @Test func takingBackToLessThanNothing() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var writer = ByteWriter(for: "a test")
      writer.truncate(to: -1)
    }
    expectStopped(stopped, "-1 of 0 bytes written")
  }

  @Test func removingMoreThanWasWritten() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var writer = ByteWriter(for: "a test")
      writer.append(1)
      writer.remove(1, at: 1)
    }
    expectStopped(stopped, "1 bytes at 1 of 1 bytes written")
  }

  @Test(arguments: [-1, 2])
  func aWordThatIsNotAllWritten(offset: Int) async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [offset] in
      var writer = ByteWriter(for: "a test")
      for _ in 0..<9 { writer.append(1) }
      _ = writer.bigEndianWord(at: offset)
    }
    expectStopped(stopped, "no word at \(offset)")
  }

  @Test(arguments: [-1, 3])
  func lookingUpScalarsFromOutsideATextOn(offset: Int) async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [offset] in
      var writer = ByteWriter(for: "a test")
      var position = offset
      let text: [UInt8] = [0x61, 0x62]
      _ = writer.append(expecting: 8) { cursor -> Int? in
        cursor.append(
          text.span, from: &position, of: 1, by: ShortBytesTable())
      }
    }
    expectStopped(stopped, "no offset \(offset)")
  }

  @Test(arguments: [-1, 5])
  func otherShortBytesThanUpToFour(count: Int) async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [count] in
      _ = ShortBytes(highBytesOf: 0, count: count, kind: 1)
    }
    expectStopped(stopped, "\(count) bytes of four")
  }

  @Test func theEntryOfWhatIsNoScalar() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = CombiningClasses.table[0x110000]
    }
    expectStopped(stopped, "a number that is no scalar")
  }

  @Test func anEntryThatStandsForNone() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = ScalarTable { _ in (ElementEntry(bits: .max), []) }[0x41]
    }
    expectStopped(stopped, "an entry of 64 ones")
  }

  @Test(arguments: [-1, 2])
  func thePrefixOfNoRow(row: Int) async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [row] in _ = try column().storage.prefix(ofRow: row) }
    expectStopped(stopped, "no such row")
  }

  @Test(arguments: [-1, 2])
  func theOffsetOfNoRow(row: Int) async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [row] in _ = try column().storage.offset(ofRow: row) }
    expectStopped(stopped, "no such row")
  }

  @Test(arguments: [-1, 1])
  func theWordsOfNoSegment(segment: Int) async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [segment] in
      _ = try column().storage.wordCount(ofSegment: segment)
    }
    expectStopped(stopped, "no such segment")
  }

  @Test(arguments: [-1, 1])
  func aWordOfNoSegment(segment: Int) async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [segment] in _ = try column().storage.word(0, ofSegment: segment) }
    expectStopped(stopped, "no such segment")
  }

  @Test(arguments: [-1, 2])
  func aWordOfNoRowThatWillBeAskedFor(row: Int) async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [row] in
      try column().storage.prefetchWord(0, ofRow: row)
    }
    expectStopped(stopped, "no such row")
  }

  @Test(arguments: [-1, 2])
  func aWordBesideASegment(word: Int) async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [word] in
      // Each of the two keys has one word.
      _ = try column().storage.word(word, ofSegment: 0)
    }
    expectStopped(stopped, "no such word")
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
    expectStopped(stopped, "more keys than rows")
  }

  @Test func noKeyForARow() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      SortKeyColumn.Storage().append(1, threads: .one) { _, _ in }
    }
    expectStopped(stopped, "1 rows without a key")
  }

  @Test(arguments: [-1..<1, 0..<3])
  func recordsThatAreNotBeingSorted(range: Range<Int>) async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [range] in
      _ = RowRecords.order(of: 2) { records in
        records.scatter(0..<2, to: range, of: .records) { (record($0), $0) }
      }
    }
    expectStopped(stopped, "records \(range) are not in 0..<2")
  }

  @Test(arguments: [0..<2, 1..<4])
  func copiesOfOtherRecords(range: Range<Int>) async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [range] in
      _ = RowRecords.order(of: 4) { records in
        let records = records.withRoom(forCopies: 2)
        records.prepareCopies(of: 1..<3)
        records.with(range, of: .copies) { _ in }
      }
    }
    expectStopped(stopped, "records \(range) are not in 1..<3")
  }

  @Test func moreCopiesThanThereIsRoomFor() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = RowRecords.order(of: 4) { records in
        records.withRoom(forCopies: 2).prepareCopies(of: 1..<4)
      }
    }
    expectStopped(stopped, "no room to copy the records 1..<4")
  }

  @Test(arguments: [-1, 1])
  func aRecordThatIsMovedOutsideItsRange(place: Int) async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [place] in
      _ = RowRecords.order(of: 3) { records in
        records.scatter(0..<1, to: 1..<2, of: .records) { (record($0), place) }
      }
    }
    expectStopped(stopped, "a record is moved outside its range")
  }
}

private func record(_ row: Int) -> RowRecord {
  RowRecord(word: 0, second: 0, row: UInt32(row))
}

private func column() throws -> SortKeyColumn {
  SortKeyColumn(["a", "b"], collator: try Collator("en"))
}
