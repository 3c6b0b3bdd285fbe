import Testing
import ThumbIndex

/// Edits of main-actor objects elsewhere stop the program, as their texts would
/// be read there.
///
/// Swift's runtime stops it, on some systems without a message.
@Suite struct MainActorMisuseTests {
  @MainActor final class Contact {
    var name: String
    init(_ name: String) { self.name = name }
  }

  @Test func anEditOfAListElsewhere() async {
    await #expect(processExitsWith: .failure) {
      let english = try IndexedCollation("en")
      let (list, bo) = await MainActor.run {
        (
          IndexedList([Contact("Al")], by: \.name, collation: english),
          Contact("Bo")
        )
      }
      await Task.detached {
        var list = list
        list.insert(bo)
      }.value
    }
  }

  @Test func anEditOfAFilterElsewhere() async {
    await #expect(processExitsWith: .failure) {
      let (filter, bo) = try await MainActor.run {
        let list = IndexedList([Contact("Al")], sortedBy: [])
        return (try ListFilter(list, searching: \.name), Contact("Bo"))
      }
      await Task.detached {
        var filter = filter
        filter.edit { $0.insert(bo) }
      }.value
    }
  }

  @Test func readingAndSearchingElsewhere() async throws {
    let filter = try await MainActor.run {
      try ListFilter(
        IndexedList([Contact("Al"), Contact("Bo")], sortedBy: []),
        searching: \.name)
    }
    let count = await Task.detached {
      var filter = filter
      filter.update("bo")
      return filter.results.count
    }.value
    #expect(count == 1)
  }
}
