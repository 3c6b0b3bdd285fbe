package import PropertyTesting

/// Something to put in a list.
package struct FiledEntry: Sendable, Equatable {
  package let text: String
  package let reading: String?
  /// When it came.
  package let id: Int

  package init(text: String, reading: String?, id: Int) {
    (self.text, self.reading, self.id) = (text, reading, id)
  }
}

extension Gen<[FiledEntry]> {
  /// Lists of texts, some with readings, in which some come again.
  package static let entries: Self = {
    let pairs = Gen<[(String, String)]>.list(of: .both(.texts, .readings))
    let entries: @Sendable ([(String, String)]) -> [FiledEntry] = { pairs in
      pairs.enumerated().map { id, pair in
        // "-" for no reading at all; an empty one counts as none, too.
        FiledEntry(
          text: pair.0, reading: pair.1 == "-" ? nil : pair.1, id: id)
      }
    }
    let pairsOf: @Sendable ([FiledEntry]) -> [(String, String)] = { list in
      list.map { ($0.text, $0.reading ?? "-") }
    }
    return Gen(
      make: { numbers, size in
        var list = pairs.make(&numbers, size)
        list += Gen<[String]>.relatives(1 + size / 4).make(&numbers, size)
          .map { ($0, "-") }
        list += list.filter { _ in numbers.chance(oneIn: 4) }
        return entries(list.shuffled(using: &numbers))
      },
      simplify: { list, stillFails in
        pairs.simplify(pairsOf(list)) { stillFails(entries($0)) }
          .map(entries)
      },
      show: { pairs.show(pairsOf($0)) })
  }()
}

extension Gen<String> {
  fileprivate static let readings = element(of: [
    "-", "-", "-", "", "あべ", "カトウ", "zhang", "Ab", "ㅎ",
  ])
}
