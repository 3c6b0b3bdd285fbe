import Testing

@testable import ThumbIndex

@Suite struct PartitioningIndexTests {
  @Test func theFirstOfThoseThatBelongBehindIsFoundAtEverySize() {
    for count in 0...40 {
      for first in 0...count {
        #expect((0..<count).partitioningIndex { $0 >= first } == first)
        let slice = Array(0..<count + 3)[3...]
        #expect(slice.partitioningIndex { $0 - 3 >= first } == first + 3)
      }
    }
  }

  @Test func aSearchAsksALogarithmOfTheElements() {
    var asked = 0
    _ = (0..<1_000_000).partitioningIndex {
      asked += 1
      return $0 >= 777_777
    }
    #expect(asked <= 20)
  }
}
