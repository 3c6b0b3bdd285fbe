extension RowSorter {
  /// Records to be sorted, the buffer they are in, and what words they hold.
  @safe private struct Part: @unchecked Sendable {
    let range: Range<Int>
    let buffer: Buffer
    let place: Place
  }

  /// Sorts all records on several threads: they are distributed by all threads
  /// together until the parts are small enough to be dealt out.
  func sortInParallel(threads: Int) {
    var parts: [Part] = []
    var large = [unsafe Part(range: 0..<count, buffer: records, place: Place())]
    let limit = max(Self.parallelMinimum, count / (4 * threads))
    while let part = large.popLast() {
      let (range, buffer) = unsafe (part.range, part.buffer)
      var place: Place? = part.place
      var difference = unsafe differenceInParallel(range, buffer, threads)
      while difference == 0, let equal = place {
        place = unsafe loadInParallel(range, buffer, after: equal, threads)
        if place == nil {
          unsafe breakTies(in: range, of: buffer)
          break
        }
        difference = unsafe differenceInParallel(range, buffer, threads)
      }
      guard let place else { continue }
      let digit = Digit(difference: difference, bits: Digit.bits(for: count))
      let moved = unsafe other(buffer)
      for range in unsafe distribute(range, buffer, by: digit, threads) {
        let part = unsafe Part(range: range, buffer: moved, place: place)
        if range.count > limit {
          large.append(part)
        } else {
          parts.append(part)
        }
      }
    }
    let work = parts
    Parallel.forEach(work.count, threads: threads) { index in
      let part = work[index]
      unsafe sort(part.range, of: part.buffer, at: part.place)
    }
  }

  /// The bits in which any two words of a range differ.
  private func differenceInParallel(
    _ range: Range<Int>, _ buffer: Buffer, _ threads: Int
  ) -> UInt64 {
    nonisolated(unsafe) let buffer = unsafe buffer
    let stretches = cut(range, into: threads)
    let first = unsafe buffer[range.lowerBound].word
    var found = [UInt64](repeating: 0, count: stretches.count)
    unsafe found.withUnsafeMutableBufferPointer { found in
      nonisolated(unsafe) let found = unsafe found
      Parallel.forEach(stretches.count, threads: threads) { index in
        let start = unsafe buffer[stretches[index].lowerBound].word
        unsafe found[index] =
          difference(in: stretches[index], of: buffer) | (start ^ first)
      }
    }
    return found.reduce(0, |)
  }

  private func loadInParallel(
    _ range: Range<Int>, _ buffer: Buffer, after place: Place, _ threads: Int
  ) -> Place? {
    nonisolated(unsafe) let buffer = unsafe buffer
    let word = unsafe buffer[range.lowerBound].word
    let stretches = cut(range, into: threads)
    Parallel.forEach(stretches.count, threads: threads) { index in
      _ = unsafe load(stretches[index], of: buffer, after: place)
    }
    return self.place(after: place, word: word)
  }

  /// Distributes a range by a digit into the other buffer and returns the parts
  /// in order.
  private func distribute(
    _ range: Range<Int>, _ buffer: Buffer, by digit: Digit, _ threads: Int
  ) -> [Range<Int>] {
    nonisolated(unsafe) let buffer = unsafe buffer
    nonisolated(unsafe) let target = unsafe other(buffer)
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
          unsafe ends[stretch * radix + digit.of(buffer[index].word)] &+= 1
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
          let record = unsafe buffer[index]
          let counter = stretch * radix + digit.of(record.word)
          unsafe target[ends[counter]] = record
          unsafe ends[counter] &+= 1
        }
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
