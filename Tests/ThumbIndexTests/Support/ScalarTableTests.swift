import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// An entry that is a number.
private struct Number: ScalarEntry, Equatable {
  let bits: UInt64

  init(bits: UInt64) { self.bits = bits }
}

/// The number of a scalar, which is 0 for the first.
private func number(_ scalar: UInt32) -> UInt64 {
  UInt64(scalar) &* 2_654_435_761
}

/// Tables of scalars whose entries are made when they are asked for.
@Suite struct ScalarTableTests {
  @Test func everyScalarHasItsEntryInWhateverOrderTheyAreAskedFor() {
    let table = ScalarTable<Number> { (Number(bits: number($0)), []) }
    var scalars = (UInt32(0)...0x10FFFF).filter { $0 % 7 == 0 }
    var numbers = SeededGenerator(seed: PropertyRuns.seed)
    scalars.shuffle(using: &numbers)
    #expect(scalars.allSatisfy { table[$0].bits == number($0) })
    #expect(scalars.allSatisfy { table[$0].bits == number($0) })
    #expect(table[0x10FFFF].bits == number(0x10FFFF))
  }

  @Test func noEntryIsMadeBeforeItIsAskedForOrTwice() {
    let made = Locked<[UInt32]>([])
    let table = ScalarTable<Number> { scalar in
      made.withLock { $0.append(scalar) }
      return (Number(bits: number(scalar)), [UInt64(scalar)])
    }
    #expect(made.withLock { $0 } == [])
    #expect(table[65].bits == number(65))
    #expect(table.withWords(of: 65) { $0[0] } == 65)
    #expect(table[65].bits == number(65))
    #expect(table.withWords(of: 0x4E00) { $0.count } == 1)
    #expect(made.withLock { $0 } == [65, 0x4E00])
  }

  @Test func wordsAreThoseOfTheirScalar() {
    let table = ScalarTable<Number> { scalar in
      let count = Int(scalar % 5)
      return (
        Number(bits: UInt64(count)),
        (0..<count).map { UInt64($0) << 32 | UInt64(scalar) }
      )
    }
    for scalar in UInt32(0)..<500 {
      let words = table.withWords(of: scalar) { words in
        words.indices.map { words[$0] }
      }
      #expect(
        words
          == (0..<Int(scalar % 5)).map { UInt64($0) << 32 | UInt64(scalar) })
    }
  }

  @Test func threadsThatFillATableAtOnceAllReadTheSame() {
    for round in 0..<20 {
      let table = ScalarTable<Number> {
        (Number(bits: number($0)), [UInt64($0)])
      }
      let right = Parallel.map(8, threads: 8) { thread in
        (0..<2000).allSatisfy { step in
          let scalar = UInt32((step * 61 + thread * 17) % 0x3000)
          return table[scalar].bits == number(scalar)
            && table.withWords(of: scalar) { $0[0] } == UInt64(scalar)
        }
      }
      #expect(right == Array(repeating: true, count: 8), "round \(round)")
    }
  }

  @Test func aValueIsMadeOnceAndKept() {
    let lazy = Lazy<[Int]>()
    #expect(lazy.made == nil)
    #expect(lazy.value { [1, 2] } == [1, 2])
    #expect(lazy.value { [3] } == [1, 2])
    #expect(lazy.made == [1, 2])
  }
}
