package import PropertyTesting
import ThumbIndex

extension Gen<BarCase> {
  package static let bars = Gen(
    make: { numbers, size in
      let count = numbers.number(in: 0...(size * 8))
      let gaps = numbers.number(in: 1...10)
      // Titles beside each other may be equal.
      let alike = numbers.pick([1, 1, 2, 5])
      return BarCase(
        titles: (0..<count).map {
          numbers.chance(oneIn: gaps + 1) ? nil : "t\($0 / alike)"
        },
        shown: (0..<count).filter { _ in !numbers.chance(oneIn: gaps) },
        absent: numbers.pick(IndexBar.AbsentTitle.allCases),
        search: numbers.chance(oneIn: 2),
        limit: numbers.chance(oneIn: 5)
          ? nil : numbers.number(in: 1...max(1, count)))
    },
    simplify: { bar, stillFails in
      if let last = bar.titles.indices.last {
        var shorter = bar
        shorter.titles.removeLast()
        shorter.shown.removeAll { $0 == last }
        if stillFails(shorter) { return shorter }
      }
      for index in bar.shown.indices {
        var fewer = bar
        fewer.shown.remove(at: index)
        if stillFails(fewer) { return fewer }
      }
      return nil
    })
}
