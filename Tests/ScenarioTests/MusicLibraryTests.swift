import Testing
import ThumbIndex

/// The music on a phone: by title, by album with a bar of letters, or as often as it
/// was played; and a playlist in an order of one's own.
@Suite("A music library")
struct MusicLibraryTests {
  struct Song: Identifiable, Equatable, Sendable {
    let id: Int
    var title: String
    var album: Album
    var track: Int
    var plays = 0
  }

  struct Album: Hashable, Sendable {
    var title: String
    var artist: String
  }

  enum Order: CaseIterable { case title, album, plays }

  static let songs: [Song] = {
    let abbey = Album(title: "Abbey Road", artist: "The Beatles")
    let amnesiac = Album(title: "Amnesiac", artist: "Radiohead")
    let agaetis = Album(title: "Ágætis byrjun", artist: "Sigur Rós")
    let wall = Album(title: "The Wall", artist: "Pink Floyd")
    return [
      Song(id: 1, title: "Something", album: abbey, track: 2, plays: 4),
      Song(id: 2, title: "Come Together", album: abbey, track: 1, plays: 12),
      Song(id: 3, title: "Pyramid Song", album: amnesiac, track: 2),
      Song(id: 4, title: "Svefn-g-englar", album: agaetis, track: 2, plays: 7),
      Song(id: 5, title: "The Thin Ice", album: wall, track: 2, plays: 4),
      Song(id: 6, title: "Hey You", album: wall, track: 14),
    ]
  }()

  let collation: IndexedCollation
  let screen: ListScreen<Song>

  init() throws {
    var filing = FilingRules()
    filing.articleLanguages = ["en"]
    collation = try IndexedCollation("en", filing: filing)
    screen = ListScreen(
      try ListFilter(
        Self.list(Self.songs, by: .title, collation),
        searching: \.title, \.album.title, \.album.artist)
    ) { $0.title }
  }

  static func list(
    _ songs: [Song], by order: Order, _ collation: IndexedCollation
  ) -> IndexedList<Song> {
    switch order {
    case .title: IndexedList(songs, by: \.title, collation: collation)
    case .album:
      IndexedList(
        songs, groupedBy: \.album,
        order: .sorted([SortField(on: { collation.file($0.title) })]),
        title: \.title,
        indexTitle: {
          collation.sectionTitles[collation.section(for: $0.title)]
        },
        sortedBy: [SortField(on: \.track)])
    case .plays:
      IndexedList(
        songs,
        sortedBy: [
          SortField(on: \.plays, direction: .descending),
          SortField(collation.collator, on: \.title),
        ], title: "Most played")
    }
  }

  private func order(by order: Order) {
    screen.change {
      $0.become(Self.list($0.list.elements, by: order, collation))
    }
  }

  @Test("stands under letters, albums, or by how often it was played")
  func orders() {
    #expect(
      screen.lines == [
        "C: Come Together", "H: Hey You", "P: Pyramid Song",
        "S: Something, Svefn-g-englar", "T: The Thin Ice",
      ])
    order(by: .album)
    #expect(
      screen.lines == [
        "Abbey Road: Come Together, Something", "Ágætis byrjun: Svefn-g-englar",
        "Amnesiac: Pyramid Song", "The Wall: The Thin Ice, Hey You",
      ])
    order(by: .plays)
    #expect(
      screen.lines == [
        "Most played: Come Together, Svefn-g-englar, Something, The Thin Ice, "
          + "Hey You, Pyramid Song"
      ])
  }

  @Test("has a bar of letters over its albums")
  func bar() throws {
    order(by: .album)
    let results = screen.filter.results
    let bar = results.indexBar()
    #expect(bar.entries.map(\.title) == ["A", "W"])
    #expect(bar.entries[0].sections == 0..<3)
    #expect(bar.target(at: 1) == .section(3))
    let amnesiac = try #require(results.rowPath(ofID: 3))
    #expect(bar.entryIndex(forSectionAt: amnesiac.section) == 0)
  }

  @Test("keeps a search and what is selected in every order")
  func kept() {
    var selection = ListSelection<Int>()
    func selected() -> [String] {
      let results = screen.filter.results
      return selection.rowPaths(in: results).map { results[$0].title }
    }
    let results = screen.filter.results
    for id in [1, 6] {
      selection.toggle(results.rowPath(ofID: id)!, in: results)
    }
    #expect(selected() == ["Hey You", "Something"])
    screen.change { $0.update("pink") }
    #expect(screen.lines == ["H: Hey You", "T: The Thin Ice"])
    order(by: .album)
    #expect(screen.lines == ["The Wall: The Thin Ice, Hey You"])
    #expect(selected() == ["Hey You"])
    // A song that is played goes up where plays count, and nowhere else.
    screen.change { filter in
      filter.update(id: 6) { $0.plays = 50 } ?? filter.update("pink")
    }
    #expect(screen.lines == ["The Wall: The Thin Ice, Hey You"])
    order(by: .plays)
    #expect(screen.lines == ["Most played: Hey You, The Thin Ice"])
    screen.change { $0.update("") }
    #expect(selected() == ["Hey You", "Something"])
  }

  @Test("an album that is gone and comes back stands where it did")
  func undone() {
    for order in Order.allCases {
      self.order(by: order)
      let (before, lines) = (screen.filter.list, screen.lines)
      screen.change { $0.removeAll { $0.album.title == "The Wall" } }
      #expect(screen.filter.list.count == 4)
      screen.change { $0.become(before) }
      #expect(screen.lines == lines, "\(order)")
    }
  }
}

/// A playlist, in the order of somebody who moves its songs while a search shows some.
///
/// The first row, which plays them all, stays where it is.
@Suite("A playlist with a locked first row")
struct PlaylistTests {
  let screen: ListScreen<String>

  init() throws {
    var songs = IndexedList(
      ["▶ All", "Air", "Bourrée", "Carol", "Air again", "Dance"], sortedBy: [])
    songs.moveRule = .pinningFirst(1)
    screen = ListScreen(try ListFilter(songs, searching: \.self)) { $0 }
  }

  private func move(_ song: String, to other: String) {
    let results = screen.filter.results
    let (from, to) = (results.rowPath(of: song)!, results.rowPath(of: other)!)
    screen.change { $0.move(from: from, to: to) }
  }

  @Test("the first row does not move, and nothing goes before it")
  func locked() {
    move("▶ All", to: "Carol")
    #expect(screen.told?.isEmpty == true)
    move("Dance", to: "▶ All")
    #expect(
      screen.lines == [": ▶ All, Dance, Air, Bourrée, Carol, Air again"])
  }

  @Test("in a search, a song goes before the next one shown")
  func searched() {
    screen.change { $0.update("air") }
    move("Air again", to: "Air")
    #expect(screen.lines == [": Air again, Air"])
    screen.change { $0.update("") }
    #expect(
      screen.lines == [": ▶ All, Air again, Air, Bourrée, Carol, Dance"])
  }
}
