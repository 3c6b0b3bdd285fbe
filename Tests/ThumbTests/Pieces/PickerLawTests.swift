@testable import PropertyTesting
import Testing
import ThumbIndex

@testable import CollateTool
@testable import ThumbTool

/// Whatever keys are struck on whatever list, in whatever window.
@Suite struct PickerLawTests {
  @Test(
    "The cursor is in sight, the bar shows its section, and differences are drawn right"
  )
  func anyKeys() throws {
    checkProperty("keys of a picker", runs: 300, .sessions) {
      try $0.check()
    }
  }

  @Test("Parts of a syllable that come to stand side by side stay apart")
  func syllables() {
    // The character between them is not drawn.
    var next = Screen(width: 10, height: 1)
    next.write("\u{1118}\u{D7C8}\u{1101}a", in: 0..<10, y: 0)
    #expect(next.rows[0].count { !$0.text.isEmpty } == 8)
    var screen = VirtualScreen(width: 10, height: 1)
    screen.write(next.update(from: nil).utf8)
    #expect(screen.content == next.rows)
  }

  @Test("A pasted text is one line without blanks around it")
  func pasting() throws {
    var run = try SessionRun(
      Session(recipe: 0, lines: ["a"], steps: []))
    run.strike([.paste("\n a\u{301} \tb\r\n ")])
    #expect(run.picker.search.text == "a\u{301}  b")
    run.strike([.action(.clearQuery), .paste(" \n")])
    #expect(run.picker.search.text.isEmpty)
    // A character with any number of marks is cut.
    let marks = String(repeating: "\u{301}\u{323}", count: 100_000)
    run.strike([.action(.clearQuery), .paste("a\(marks)")])
    #expect(run.picker.search.text.unicodeScalars.count == 1000)
  }

  @Test("A search that is given up leaves the cursor on its row")
  func givingUp() throws {
    var run = try SessionRun(
      Session(recipe: 0, lines: (0..<50).map { "row \($0)" }, steps: []))
    run.strike([.text("row 33")])
    run.find()
    #expect(run.picker.current?.text == "row 33")
    run.strike([.action(.cancel)])
    run.find()
    #expect(run.picker.current?.text == "row 33")
    #expect(run.picker.shown.count == 50)
  }
}

/// Keys and other events on a list.
struct Session: Sendable {
  enum Step: Sendable {
    case input(Input)
    /// What was searched for is found.
    case found
    /// More lines have come.
    case lines([String])
    case resize(Int, Int)
    /// Reading goes on or has ended, and a file may be unreadable.
    case state(isReading: Bool, trouble: String?)
  }

  /// Which of some recipes the list is made by.
  var recipe: Int
  var lines: [String]
  var width = 40
  var height = 12
  var header: [String] = []
  var hasPlaces = false
  var hasPreview = false
  var steps: [Step]

  func check() throws {
    var run = try SessionRun(self)
    try run.check()
    for step in steps {
      switch step {
      case .input(let input): run.strike([input])
      case .found: run.find()
      case .lines(let lines): run.add(lines)
      case .resize(let width, let height): run.resize(width, height)
      case .state(let isReading, let trouble): run.set(isReading, trouble)
      }
      try run.check()
    }
    run.find()
    try run.check()
    try hold(!run.picker.isWaiting, "the search is not over")
  }
}

/// A session while it lasts.
struct SessionRun {
  private(set) var picker: Picker
  private let recipe: ListRecipe
  private let isCSV: Bool
  private var lines: [InputLine]
  private var list: IndexedList<InputLine>
  private var filter: ListFilter<InputLine>

  /// The changes since the picker was last shown what the filter has.
  private var changes: [ListChanges]? = []
  private var mistake: String?
  private var screen: VirtualScreen
  private var drawn: Screen?

  init(_ session: Session) throws {
    recipe = try recipes.get()[session.recipe]
    let isCSV = session.recipe == csvRecipe
    self.isCSV = isCSV
    lines = session.lines.enumerated().map {
      InputLine(id: Int32($0), text: isCSV ? record($1) : $1)
    }
    list = recipe.list(lines)
    filter = try recipe.filter(list)
    picker = Picker(
      Content(recipe, list, nil, SearchText()), width: session.width,
      height: session.height,
      preview: session.hasPreview ? PreviewWindow() : nil)
    if session.hasPreview {
      let lines = session.lines.map { StyledText(Array($0.utf8)) }
      picker.showPreview(lines, isOther: true)
    }
    if !session.header.isEmpty { picker.setHeader(session.header) }
    if session.hasPlaces {
      var arguments = Arguments(.thumb)
      for option in [Option.lineNumber, .withFilename] {
        arguments.add(option, FilePath(""))
      }
      var places = InputPlaces(arguments)
      places.records.begin(FilePath("山"), at: 0, headerLineCount: 7)
      picker.places = places
    }
    screen = VirtualScreen(
      width: picker.layout.screenWidth, height: picker.layout.screenHeight)
  }

  mutating func strike(_ inputs: [Input]) {
    for input in inputs { _ = picker.handle(input) }
  }

  mutating func find() {
    changes?.append(
      filter.update(picker.search.text, scope: picker.search.scope))
    show(picker.search)
  }

  mutating func add(_ new: [String]) {
    let added = new.enumerated().map {
      InputLine(id: Int32(lines.count + $0), text: isCSV ? record($1) : $1)
    }
    lines += added
    // The search that is shown is done again.
    let search = picker.content.search
    if added.count < 3 {
      if SearchText(filter.request.text, filter.request.scope) != search {
        changes?.append(filter.update(search.text, scope: search.scope))
      }
      changes?.append(filter.edit { $0.insert(contentsOf: added) })
      list = filter.list
    } else {
      list = recipe.list(lines)
      guard let fresh = try? recipe.filter(list) else { return }
      filter = fresh
      changes = nil
      filter.update(search.text, scope: search.scope)
    }
    let (current, hasMoved) = (picker.current, picker.hasMoved)
    show(search)
    if hasMoved, picker.current != current {
      mistake = "the cursor left its row"
    }
  }

  private mutating func show(_ search: SearchText) {
    picker.show(
      Content(recipe, list, search.text.isEmpty ? nil : filter, search),
      changes: changes)
    changes = []
  }

  mutating func set(_ isReading: Bool, _ trouble: String?) {
    picker.isReading = isReading
    picker.lineCount = lines.count
    picker.trouble = trouble
  }

  mutating func resize(_ width: Int, _ height: Int) {
    picker.resize(width: width, height: height)
    screen.resize(
      width: picker.layout.screenWidth, height: picker.layout.screenHeight)
    drawn = nil
  }

  mutating func check() throws {
    if let mistake { throw Falsified(mistake) }
    let layout = picker.layout
    try holdEqual(
      picker.bar, recipe.bar(of: picker.shown, room: layout.listHeight - 1),
      "the bar is that of another list")
    try hold(layout.listHeight >= 1, "there is no room for rows")
    let shown = picker.shown
    if let cursor = picker.cursor {
      try hold(
        shown.element(at: cursor) != nil, "the cursor is at \(cursor)")
      let line = shown.lines.index(ofRow: cursor)
      let covered = layout.listHeight == 1 || isUnsectioned(shown) ? 0 : 1
      let sight = picker.top + covered..<picker.top + layout.listHeight
      try hold(sight.contains(line), "line \(line) is not in \(sight)")
    } else {
      try hold(shown.isEmpty, "there is no cursor")
    }
    let lines = max(shown.lines.count, 1)
    try hold(
      picker.top == (shown.isEmpty || !isUnsectioned(shown) ? 0 : 1)
        || picker.top <= lines - layout.listHeight,
      "lines are scrolled beyond their end")
    let next = picker.screen()
    try checkHeader(next)
    try checkBar(next)
    try checkChoice(next)
    try checkDrawing(next)
    drawn = next
  }

  /// The topmost row of the list is the header of the first line in sight.
  private func checkHeader(_ next: Screen) throws {
    let shown = picker.shown
    guard picker.layout.listHeight > 1, !shown.lines.isEmpty,
      !isUnsectioned(shown)
    else { return }
    let title = shown.sections[shown.lines[picker.top].section].title
    var expected = Screen(width: next.width, height: 1)
    expected.write(title, in: picker.layout.list, y: 0)
    try holdEqual(
      next.rows[picker.layout.listTop][picker.layout.list].map(\.text),
      expected.rows[0][picker.layout.list].map(\.text), "another header")
  }

  /// What Enter picks is on the screen, or its number is.
  private func checkChoice(_ next: Screen) throws {
    let chosen = picker.chosen
    let drawn = next.rows.map { $0.map(\.text).joined() }
    if picker.marked.isEmpty {
      try holdEqual(chosen, [picker.current].compactMap(\.self))
    } else if picker.layout.width > 5 {
      let count = "\(picker.marked.count)"
      try hold(
        drawn.contains {
          $0.contains("✓\(count)") || $0.contains("\(count) m")
        },
        "nobody sees that \(count) rows are marked")
      let order = Array(picker.content.list.rows.filter { chosen.contains($0) })
      try holdEqual(chosen, order, "another order")
    }
  }

  private func checkBar(_ next: Screen) throws {
    let rows = picker.layout.barRows
    if rows.isEmpty { return }
    let x = picker.layout.bar.lowerBound
    let highlighted = rows.filter {
      next.rows[$0][x].style.attributes.contains(.reversed)
    }.map { $0 - rows.lowerBound }
    let section = picker.cursor?.section
    let entry = section.flatMap { picker.bar.entryIndex(forSectionAt: $0) }
    if section == nil { return }
    try holdEqual(highlighted, [entry].compactMap(\.self), "another entry")
    if let section, let entry {
      try hold(
        picker.bar.entries[entry].sections.contains(section),
        "the entry does not stand for the section")
    }
  }

  private mutating func checkDrawing(_ next: Screen) throws {
    screen.write(next.update(from: drawn).utf8)
    var fresh = VirtualScreen(width: next.width, height: next.height)
    fresh.write("\u{1B}[?1049h\u{1B}[?2004h".utf8)
    fresh.write(next.update(from: nil).utf8)
    try holdEqual(screen.mistakes + fresh.mistakes, [])
    try hold(screen.isComplete, "the frame is not complete")
    try holdEqual(screen.content, fresh.content, "drawn by differences")
    try checkPart(next)
    try holdEqual(fresh.content, next.rows, "drawn afresh")
    try holdEqual(screen.cursor, next.cursor, "the cursor")
    for row in next.rows {
      var x = 0
      while x < row.count {
        let columns = ColumnWidth.columns(of: row[x].text.first ?? " ")
        try hold(columns > 0, "\(row[x].text.debugDescription) is nothing")
        x += columns
      }
      try holdEqual(x, row.count, "a row of another length")
    }
  }
}

extension SessionRun {
  /// Drawn into a part of a window, a screen changes nothing around it.
  private func checkPart(_ next: Screen) throws {
    var window = VirtualScreen(width: next.width, height: next.height + 3)
    window.write("\u{1B}[?2004h\u{1B}[?7l".utf8)
    for y in [0, 1, next.height + 2] {
      window.write("\u{1B}[\(y + 1);1H-".utf8)
    }
    window.write("\u{1B}[3;1H".utf8)
    var first = picker
    _ = first.handle(.action(.down))
    let before = first.screen()
    window.write(before.update(from: nil, isInline: true).utf8)
    // The end of the window is not that of the part.
    let place = before.cursor ?? Screen.Place(x: 0, y: 0)
    window.write("\u{1B}[\(next.height + 3);1H-".utf8)
    window.write("\u{1B}[\(place.y + 3);\(place.x + 1)H".utf8)
    window.write(next.update(from: before, isInline: true).utf8)
    try holdEqual(window.mistakes, [])
    try holdEqual(
      Array(window.content[2..<2 + next.height]), next.rows, "in a part")
    for y in [0, 1, next.height + 2] {
      try holdEqual(window.text(y), "-", "around a part")
    }
    let cursor = next.cursor.map { Screen.Place(x: $0.x, y: $0.y + 2) }
    try holdEqual(window.cursor, cursor, "the cursor of a part")
  }
}

/// Lists under titles, with kept sections, with few titles, under values, with the
/// best first, as they come, without what is found, and of CSV.
private let recipes = Result {
  try [
    [(Option.locale, "sv")],
    [(.locale, "ja"), (.empty, "keep"), (.absent, "nearest")],
    [(.locale, "zh"), (.limit, "7"), (.names, "han"), (.words, "")],
    [(.locale, "en"), (.group, "1,1"), (.key, "2")],
    [(.locale, "en"), (.rank, "")], [(.locale, "en"), (.inputOrder, "")],
    [(.locale, "en"), (.invertMatch, "")],
    [(.locale, "en"), (.csv, ""), (.key, "2,2")],
  ].map { try ListRecipe($0) }
}

private let csvRecipe = 7

/// A record of two fields.
private func record(_ text: String) -> String {
  "1,\"\(text.replacing("\"", with: "\"\""))\""
}

extension Gen<Session> {
  static let sessions = Self(
    make: { numbers, size in
      let text = { (numbers: inout SeededGenerator) -> String in
        numbers.chance(oneIn: 3)
          ? Gen<String>.texts.make(&numbers, size)
          : numbers.pick(Samples.words)
      }
      let count = numbers.number(in: 0...(numbers.chance(oneIn: 3) ? 3 : size))
      let largest = numbers.chance(oneIn: 12) ? (200, 60) : (30, 12)
      let header = (0..<numbers.number(in: 1...3)).map { _ in text(&numbers) }
      return Session(
        recipe: numbers.number(in: 0...csvRecipe),
        lines: (0..<count).map { _ in text(&numbers) },
        width: numbers.number(in: 1...largest.0),
        height: numbers.number(in: 1...largest.1),
        header: numbers.chance(oneIn: 3) ? header : [],
        hasPlaces: numbers.chance(oneIn: 3),
        hasPreview: numbers.chance(oneIn: 4),
        steps: (0..<numbers.number(in: 1...1 + size / 2)).map { _ in
          step(&numbers, largest, text)
        })
    },
    simplify: { session, stillFails in
      for index in session.steps.indices.reversed() {
        var simpler = session
        simpler.steps.remove(at: index)
        if stillFails(simpler) { return simpler }
      }
      for index in session.lines.indices {
        var simpler = session
        simpler.lines.remove(at: index)
        if stillFails(simpler) { return simpler }
      }
      var simpler = session
      simpler.header = []
      simpler.hasPlaces = false
      simpler.hasPreview = false
      let isSimpler =
        session.hasPlaces || session.hasPreview || !session.header.isEmpty
      return isSimpler && stillFails(simpler) ? simpler : nil
    },
    show: {
      "recipe \($0.recipe), \($0.width) × \($0.height), header \($0.header), "
        + ($0.hasPlaces ? "with places, " : "without places, ")
        + ($0.hasPreview ? "with a preview\n" : "without a preview\n")
        + "\($0.lines.map(\.debugDescription))\n\($0.steps)"
    })
}

private func step(
  _ numbers: inout SeededGenerator, _ largest: (width: Int, height: Int),
  _ text: (inout SeededGenerator) -> String
) -> Session.Step {
  switch numbers.number(in: 0...20) {
  case 0:
    return .resize(
      numbers.number(in: 1...largest.width),
      numbers.number(in: 1...largest.height))
  case 20:
    return .state(
      isReading: numbers.chance(oneIn: 2),
      trouble: numbers.chance(oneIn: 2) ? text(&numbers) : nil)
  case 1:
    return .lines((0..<numbers.number(in: 1...5)).map { _ in text(&numbers) })
  case 2...5: return .found
  case 6...7: return .input(.text(String(text(&numbers).prefix(2))))
  case 8: return .input(.paste(text(&numbers)))
  case 9: return .input(.jump(text(&numbers).first ?? "a"))
  case 10...12:
    let action = numbers.pick(
      [.press, .press, .drag, .release, .wheelUp, .wheelDown]
        as [Key.Mouse.Action])
    let x =
      numbers.chance(oneIn: 2) ? 0 : numbers.number(in: 0...largest.width)
    let y = numbers.number(in: 0...largest.height)
    return .input(.mouse(.init(action, x: x, y: y)))
  default:
    let often: [PickerAction] = [
      .toggle, .down, .down, .nextSection, .pageDown,
    ]
    return .input(
      .action(numbers.pick(PickerAction.allCases + often + often)))
  }
}

/// Words of several scripts, so that searches find some.
private enum Samples {
  static let words = [
    "Anna", "Åke", "Bo", "Östen", "Zoë", "さくら", "ハナコ", "山田", "张三", "白",
    "李四", "Ελένη", "Борис", "a b", "#1", "42", "", "👩‍👩‍👧 family", "e\u{301}",
    "x\ty", "Berit Ek", "Cecilia", "Dan", "Erik", "Frida", "Göran", "Hans",
  ]
}
