import Synchronization
import Testing

@testable import ThumbIndex

/// A searcher tells of each reload, in whatever order results are returned.
///
/// One test at a time: they block threads that they share.
@Suite(.serialized) struct SearcherReloadTests {
  /// An object that is equal only to itself, so that comparing lists does not
  /// tell that it changed.
  private final class City: Hashable, Sendable, Identifiable {
    let name: String
    init(_ name: String) { self.name = name }
    static func == (left: City, right: City) -> Bool { left === right }
    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }

  private typealias Change =
    @Sendable (inout ListFilter<City>) throws -> ListChanges

  /// Makes two changes, of which the second is returned first.
  @MainActor private func overlapping(
    _ searcher: ListSearcher<City>, _ first: @escaping Change,
    _ second: @escaping Change
  ) async throws -> (
    first: ListSearcher<City>.Found?, second: ListSearcher<City>.Found
  ) {
    let shared = Shared()
    let early = Task { @MainActor in
      try? await searcher.change { filter in
        shared.isMaking.store(true, ordering: .releasing)
        while !shared.isBlocked.load(ordering: .acquiring) {}
        return try first(&filter)
      }
    }
    while !shared.isMaking.load(ordering: .acquiring) { await Task.yield() }
    let late = Task.detached {
      let found = try await searcher.change(second)
      shared.result.withLock { $0 = found }
    }
    // The first caller cannot go on while this actor waits.
    shared.isBlocked.store(true, ordering: .releasing)
    while shared.result.withLock({ $0 == nil }) {}
    try await late.value
    return (await early.value, shared.result.withLock { $0! })
  }

  private final class Shared: Sendable {
    let isMaking = Atomic(false)
    let isBlocked = Atomic(false)
    let result = Mutex<ListSearcher<City>.Found?>(nil)
  }

  private func searcher(
    _ cities: [City], _ text: String = ""
  ) async throws -> ListSearcher<City> {
    let list = IndexedList(
      cities, by: \.name, collation: try IndexedCollation("en"))
    let searcher = ListSearcher(try ListFilter(list, searching: \.name))
    if !text.isEmpty { _ = await searcher.update(text) }
    return searcher
  }

  @Test(arguments: ["", "o"])
  func resultsReturnedFirstTellOfEarlierReloads(text: String) async throws {
    let cities = ["Oslo", "Rome", "Porto"].map { City($0) }
    let searcher = try await searcher(cities, text)
    let porto = RowPath(section: 1, row: 0)
    let found = try await overlapping(searcher) { filter in
      filter.setHeader("R", ofSection: filter.list.sections[2].key)
      return filter.edit { $0.replace(at: porto, with: cities[2]) }
    } _: { filter in
      filter.edit { $0.insert(City("Bonn")) }
    }
    #expect(found.second.changes.insertedSections == [0])
    #expect(found.second.changes.reloadedRows == [porto])
    #expect(found.second.changes.reloadedSections == [2])
    // What was returned late changes nothing any more.
    #expect(found.first?.changes.isEmpty == true)
    // Each reload is told once.
    let next = await searcher.change { $0.edit { $0.insert(City("Como")) } }
    #expect(next.changes.reloadedRows.isEmpty)
    #expect(next.changes.reloadedSections.isEmpty)
  }

  @Test func reloadsAreToldAfterAllElementsAreReplaced() async throws {
    let cities = ["Oslo", "Rome"].map { City($0) }
    let searcher = try await searcher(cities)
    let found = try await overlapping(searcher) { filter in
      filter.replace(
        at: filter.results.rowPath(ofRow: 1), with: cities[1])
    } _: { filter in
      filter.replaceAll(with: [City("Bonn")] + cities)
    }
    #expect(found.second.changes.insertedSections == [0])
    #expect(found.second.changes.reloadedRows == [RowPath(section: 1, row: 0)])
  }

  @Test func aReloadBeforeAnErrorIsToldLater() async throws {
    struct Refusal: Error {}
    let cities = ["Oslo", "Rome"].map { City($0) }
    let searcher = try await searcher(cities)
    await #expect(throws: Refusal.self) {
      try await searcher.change { (filter) throws(Refusal) in
        filter.replace(
          at: filter.results.rowPath(ofRow: 1), with: cities[1])
        throw Refusal()
      }
    }
    let found = await searcher.edit { $0.insert(City("Bonn")) }
    #expect(found.changes.insertedSections == [0])
    #expect(found.changes.reloadedRows == [RowPath(section: 1, row: 0)])
  }

  /// Its rows came when others came into the filter before.
  @Test func anotherFilterInItsPlaceIsComparedRowByRow() async throws {
    let searcher = try await searcher(["Oslo", "Rome"].map { City($0) })
    var copy = await searcher.filter
    copy.edit { $0.insert(City("Bonn")) }
    let other = copy
    _ = await searcher.change { $0.edit { $0.insert(City("Lima")) } }
    let found = try await overlapping(searcher) { filter in
      filter.batch { $0 = other }
    } _: { filter in
      filter.edit { $0.insert(City("Vaduz")) }
    }
    #expect(found.second.changes.deletedSections == [0])
    #expect(found.second.changes.insertedSections == [0, 3])
  }

  @Test func manyEditsRenumberTheSlotsOfASearcher() async throws {
    let searcher = try await searcher([City("Oslo")])
    for round in 0..<90 {
      _ = await searcher.change { filter in
        let cities = (0..<100).map { City("Rome \(round) \($0)") }
        filter.edit { $0.insert(contentsOf: cities) }
        return filter.edit { edits in
          for row in 1...100 {
            edits.remove(at: edits.before.rowPath(ofRow: row))
          }
        }
      }
    }
    let filter = await searcher.filter
    #expect(filter.list.count == 1)
    #expect(filter.list.slots.elements.slotCount < 6000)
  }

  @MainActor private final class Contact {
    let name: String
    init(_ name: String) { self.name = name }
  }

  @Test @MainActor
  func slotsOfMainActorObjectsAreRenumberedThere() async throws {
    let list = IndexedList(
      [Contact("Al")], by: \.name, collation: try IndexedCollation("en"))
    let searcher = ListSearcher(try ListFilter(list, searching: \.name))
    let many = (0..<2500).map { Contact("Bo \($0)") }
    for _ in 0..<2 {
      _ = await searcher.changeOnMainActor { $0.insert(contentsOf: many) }
      _ = await searcher.edit { edits in
        let list = edits.before
        for row in 1..<list.count { edits.remove(at: list.rowPath(ofRow: row)) }
      }
    }
    // Queries do not read texts; the next edit renumbers.
    let found = await searcher.update("al")
    #expect(found?.results.count == 1)
    let added = await searcher.changeOnMainActor {
      $0.insert(Contact("Alma"))
    }
    #expect(added.changes.insertedRows == [RowPath(section: 0, row: 1)])
    #expect(await searcher.filter.list.slots.elements.slotCount < 10)
  }
}
