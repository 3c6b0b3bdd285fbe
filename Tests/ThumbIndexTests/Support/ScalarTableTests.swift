import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// Tables of scalars whose blocks are made when they are asked for.
@Suite struct ScalarTableTests {
  @Test func everyScalarHasItsEntryInWhateverOrderTheyAreAskedFor() {
    let table = ScalarTable<UInt32> { $0.map { $0 &* 2_654_435_761 } }
    var scalars = (UInt32(0)...0x10FFFF).filter { $0 % 7 == 0 }
    var numbers = SeededGenerator(seed: PropertyRuns.seed)
    scalars.shuffle(using: &numbers)
    #expect(scalars.allSatisfy { table[$0] == $0 &* 2_654_435_761 })
    #expect(table[0x10FFFF] == 0x10FFFF &* 2_654_435_761)
  }

  @Test func noBlockIsMadeBeforeItIsAskedFor() {
    let made = Locked<[Range<UInt32>]>([])
    let table = ScalarTable<UInt8> { block in
      made.withLock { $0.append(block) }
      return block.map { UInt8(truncatingIfNeeded: $0) }
    }
    #expect(made.withLock { $0 } == [])
    #expect(table[65] == 65)
    #expect(table[127] == 127)
    #expect(made.withLock { $0 } == [64..<128])
    #expect(table[0x4E00] == 0)
    #expect(made.withLock { $0 } == [64..<128, 0x4E00..<0x4E40])
  }

  @Test func threadsThatFillATableAtOnceAllReadTheSame() {
    for round in 0..<20 {
      let table = ScalarTable<UInt32> { $0.map { $0 ^ 0x5555 } }
      let right = Parallel.map(8, threads: 8) { thread in
        (0..<2000).allSatisfy { step in
          let scalar = UInt32((step * 61 + thread * 17) % 0x3000)
          return table[scalar] == scalar ^ 0x5555
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
