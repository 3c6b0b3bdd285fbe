import Synchronization
import Testing
import ThumbIndex

@Suite("Programs with objects and generics")
struct ClassTests {
  /// An object that may not be sent.
  class Animal {
    var name: String
    var owner: String?
    init(_ name: String, owner: String? = nil) {
      (self.name, self.owner) = (name, owner)
    }
  }

  final class Dog: Animal {}

  /// An object that may.
  final class City: Sendable {
    let name: String
    init(_ name: String) { self.name = name }
  }

  protocol Named {
    var name: String { get }
  }

  struct Tree: Named { var name: String }
  struct Rock: Named { var name: String }

  let english = try! Collator("en")
  let letters = try! IndexedCollation("en")

  @Test("objects that cannot be sent, listed, edited and searched")
  func objects() throws {
    let rex = Animal("Rex", owner: "Zoe")
    var list = IndexedList(
      [rex, Animal("Bo"), Dog("Al")], by: \.name, collation: letters)
    #expect(list.rows.map(\.name) == ["Al", "Bo", "Rex"])
    let path = list.rowPath(ofRow: 2)
    rex.name = "Ada"
    // Of an object, the list is told that it has changed.
    let changes = list.update(at: path) { _ in }
    #expect(changes.deletedSections == [2])
    #expect(list.rows.map(\.name) == ["Ada", "Al", "Bo"])
    var filter = try ListFilter(list, searching: \.name, \.owner)
    filter.update("zo")
    #expect(filter.results.rows.map(\.name) == ["Ada"])
    filter.edit { $0.insert(Animal("Zora")) }
    #expect(filter.results.rows.map(\.name) == ["Ada", "Zora"])
    var fields = try ListFilter(
      list, searching: [SearchField(\.name), SearchField { $0.owner }])
    fields.update("ada")
    #expect(fields.results.count == 1)
  }

  @Test("objects of a subclass")
  func subclass() {
    let dogs = [Dog("Rex"), Dog("Al")]
    let list = IndexedList(dogs, by: \.name, collation: letters)
    #expect(list.rows.first?.name == "Al")
    #expect(dogs.sorted(by: english, on: \.name).map(\.name) == ["Al", "Rex"])
  }

  @Test("objects that can be sent make lists that can")
  func sendable() async {
    let list = IndexedList(
      [City("Rome"), City("Oslo")], by: \.name, collation: letters)
    let first = await Task.detached { list.rows.first?.name }.value
    #expect(first == "Oslo")
  }

  @Test("a closure that counts its calls")
  func counting() {
    let calls = Mutex(0)
    calls.withLock { $0 = 0 }
    let counter = Counter()
    let list = IndexedList(
      ["b", "a", "c"],
      by: {
        counter.calls.add(1, ordering: .relaxed)
        return $0
      }, collation: letters)
    #expect(list.count == 3)
    #expect(counter.calls.load(ordering: .relaxed) == 3)
  }

  final class Counter: Sendable {
    let calls = Atomic(0)
  }

  @Test("a function that is generic, and a type")
  func generics() throws {
    func names<Element: Sendable>(
      _ elements: some Sequence<Element>,
      by text: @escaping @Sendable (Element) -> String
    ) throws -> [String] {
      let list = IndexedList(elements, by: text, collation: letters)
      var filter = try ListFilter(list, searching: text)
      filter.update("")
      return filter.results.rows.map(text)
    }
    #expect(
      try names([Tree(name: "Oak"), Tree(name: "Ash")], by: \.name) == [
        "Ash", "Oak",
      ])

    struct Picker<Item: Identifiable & Sendable> {
      var list: IndexedList<Item>
      mutating func remove(_ item: Item) -> ListChanges? {
        list.remove(id: item.id)
      }
    }
    struct Item: Identifiable {
      var id: String
    }
    let (a, b) = (Item(id: "a"), Item(id: "b"))
    var picker = Picker(
      list: IndexedList([a, b], by: \.id, collation: letters))
    #expect(picker.remove(b)?.deletedSections == [1])
  }

  @Test("generic functions that ask nothing of their elements")
  func unconstrained() throws {
    func titles<Element>(
      _ elements: [Element], by text: @escaping @Sendable (Element) -> String
    ) -> [String] {
      IndexedList(elements, by: text, collation: letters).sections.map(\.title)
    }
    #expect(titles([Animal("Rex"), Animal("Bo")], by: \.name) == ["B", "R"])
    func found<Element>(
      _ elements: [Element], _ typed: String,
      in text: @escaping @Sendable (Element) -> String?
    ) throws -> [Element] {
      var filter = try ListFilter(
        IndexedList(elements, sortedBy: []), searching: text)
      filter.update(typed)
      return Array(filter.results.rows)
    }
    let rex = Animal("Rex", owner: "Zoe")
    #expect(try found([rex, Animal("Bo")], "zo", in: \.owner).first === rex)
  }

  @Test("generic functions with key paths as parameters")
  func keyPathParameters() throws {
    // A path that is a value is read in a closure, and `Sendable` if that is.
    func list<Element>(
      _ elements: [Element], by path: any KeyPath<Element, String> & Sendable
    ) -> IndexedList<Element> {
      IndexedList(elements, by: { $0[keyPath: path] }, collation: letters)
    }
    #expect(
      list([Animal("Rex"), Animal("Bo")], by: \.name).rows.map(\.name)
        == ["Bo", "Rex"])
    func sorted<Element>(
      _ elements: [Element], by path: KeyPath<Element, String?>
    ) -> [Element] {
      letters.sorted(elements, by: { $0[keyPath: path] })
    }
    let rex = Animal("Rex", owner: "Zoe")
    #expect(sorted([Animal("Bo"), rex], by: \.owner).first === rex)
    func field<Element>(
      _ path: any KeyPath<Element, String> & Sendable
    ) -> SortField<Element> {
      SortField(english, on: { $0[keyPath: path] })
    }
    #expect(
      [Tree(name: "Oak"), Tree(name: "Ash")].sorted(by: [field(\.name)])
        .map(\.name) == ["Ash", "Oak"])
  }

  @Test("collections of existentials, and existential collections")
  func existentials() {
    let things: [any Named & Sendable] = [
      Tree(name: "Oak"), Rock(name: "Flint"),
    ]
    let list = IndexedList(things, by: { $0.name }, collation: letters)
    #expect(list.sections.map(\.title) == ["F", "O"])
    let others: [any Named] = [Tree(name: "Oak"), Rock(name: "Flint")]
    #expect(
      IndexedList(others, by: { $0.name }, collation: letters).count == 2)
    #expect(others.sorted(by: english, on: { $0.name }).first?.name == "Flint")
    let words: any Collection<String> = ["b", "a"]
    #expect(words.sorted(by: english) == ["a", "b"])
    let sequence: any Sequence<String> = ["b", "a"]
    #expect(IndexedList(sequence, collation: letters).count == 2)
    #expect(AnySequence(["b", "a"]).sorted(by: english) == ["a", "b"])
  }
}
