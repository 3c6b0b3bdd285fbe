extension RowSorter {
  /// From how many rows on several threads are worth their start.
  static let parallelMinimum = 1 << 14

  /// Sorts all records on several threads: they are distributed by all threads
  /// together until the parts are small enough to be dealt out.
  func sortInParallel(threads: Int) {
    var parts: [(Range<Int>, Place)] = []
    var large: [(Range<Int>, Place)] = [(0..<count, Place())]
    let limit = max(Self.parallelMinimum, count / (4 * threads))
    while let (range, start) = large.popLast() {
      var place: Place? = start
      var difference = unite(range, threads: threads) {
        self.difference(in: $0)
      }
      while difference == 0, let equal = place {
        place = loadInParallel(range, after: equal, threads: threads)
        if place == nil {
          breakTies(in: range)
          break
        }
        difference = unite(range, threads: threads) { self.difference(in: $0) }
      }
      guard let place else { continue }
      let digit = Digit(difference: difference, bits: 11)
      for part in distribute(range, by: digit, threads: threads) {
        if part.count > limit {
          large.append((part, place))
        } else if part.count > 1 {
          parts.append((part, place))
        }
      }
    }
    let work = parts
    Parallel.forEach(work.count, threads: threads) { index in
      sort(work[index].0, at: work[index].1)
    }
  }

  /// The bits that a closure finds in any of the stretches that a range is cut
  /// into, and those in which the stretches differ from each other.
  private func unite(
    _ range: Range<Int>, threads: Int,
    _ bits: @Sendable (Range<Int>) -> UInt64
  ) -> UInt64 {
    let stretches = cut(range, into: threads)
    let first = unsafe records[range.lowerBound].word
    var found = [UInt64](repeating: 0, count: stretches.count)
    unsafe found.withUnsafeMutableBufferPointer { found in
      nonisolated(unsafe) let found = unsafe found
      Parallel.forEach(stretches.count, threads: threads) { index in
        let start = unsafe records[stretches[index].lowerBound].word
        unsafe found[index] = bits(stretches[index]) | (start ^ first)
      }
    }
    return found.reduce(0, |)
  }

  private func loadInParallel(
    _ range: Range<Int>, after place: Place, threads: Int
  ) -> Place? {
    let word = unsafe records[range.lowerBound].word
    let stretches = cut(range, into: threads)
    Parallel.forEach(stretches.count, threads: threads) { index in
      _ = load(stretches[index], after: place)
    }
    return self.place(after: place, word: word)
  }

  /// Distributes a range by a digit and returns the parts in order.
  private func distribute(
    _ range: Range<Int>, by digit: Digit, threads: Int
  ) -> [Range<Int>] {
    let stretches = cut(range, into: threads)
    let radix = digit.radix
    // For each stretch: how many records have each value, then where the next
    // one goes.
    var ends = [Int](repeating: 0, count: stretches.count * radix)
    var parts: [Range<Int>] = []
    unsafe ends.withUnsafeMutableBufferPointer { ends in
      nonisolated(unsafe) let ends = unsafe ends
      Parallel.forEach(stretches.count, threads: threads) { stretch in
        for index in stretches[stretch] {
          unsafe ends[stretch * radix + digit.of(records[index].word)] += 1
        }
      }
      var sum = range.lowerBound
      for value in 0..<radix {
        let start = sum
        for stretch in stretches.indices {
          let size = unsafe ends[stretch * radix + value]
          unsafe ends[stretch * radix + value] = sum
          sum += size
        }
        if sum > start { parts.append(start..<sum) }
      }
      Parallel.forEach(stretches.count, threads: threads) { stretch in
        for index in stretches[stretch] {
          let record = unsafe records[index]
          let counter = stretch * radix + digit.of(record.word)
          unsafe scratch[ends[counter]] = record
          unsafe ends[counter] &+= 1
        }
      }
      Parallel.forEach(stretches.count, threads: threads) { index in
        let stretch = stretches[index]
        unsafe (records + stretch.lowerBound).update(
          from: scratch + stretch.lowerBound, count: stretch.count)
      }
    }
    return parts
  }

  /// Cuts a range into stretches of about equal length, none empty.
  private func cut(_ range: Range<Int>, into pieces: Int) -> [Range<Int>] {
    let pieces = min(pieces, range.count)
    return (0..<pieces).map { piece in
      let start = range.lowerBound + range.count * piece / pieces
      let end = range.lowerBound + range.count * (piece + 1) / pieces
      return start..<end
    }
  }
}
