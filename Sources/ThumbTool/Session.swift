import CollateTool
import ThumbIndex

/// One run of the picker on the terminal.
struct Session {
  private let arguments: Arguments
  private var terminal: Terminal

  /// Where the picked lines go.
  private let target: OutputTarget
  private let engine: Engine
  private var picker: Picker

  /// The search of `--query`, and its bytes, which need not be UTF-8.
  private let firstQuery: (text: String, bytes: [UInt8])
  private var decoder = KeyDecoder()
  private let bindings: KeyBindings

  /// The part of the window to draw in; `nil` for the whole window.
  private var region: InlineRegion?

  /// Runs the command of `--preview`; `nil` without one.
  private var previews: PreviewRunner?

  /// Whether the screen still shows the preview of another row, because the new
  /// preview has written nothing yet.
  private var isPreviewOld = false

  /// Whether the columns that the preview's command may name are known.
  private var knowsColumns = false

  /// When to stop waiting for the rest of an escape sequence or a paste: a
  /// value of `millisecondsNow()`.
  private var patienceEnd = 0

  /// The user's inputs that wait for a search or for the first lines.
  private var inputs: [Input] = []

  /// The screen that the terminal shows; `nil` if unknown.
  private var drawn: Screen?

  /// The BEL character after a key without effect, until written; otherwise
  /// empty.
  private var complaint = ""

  private var failure: Failure?

  /// Whether there are lines, or none will come.
  private var hasContent = false

  init(_ arguments: Arguments) throws(Failure) {
    self.arguments = arguments
    bindings = try KeyBindings(arguments)
    region = try HeightLimit(arguments).map { InlineRegion($0) }
    let window = try PreviewWindow(arguments)
    let feed = try LineFeed(arguments)
    let draft = feed.draft
    previews = try PreviewCommand(arguments, draft).map { PreviewRunner($0) }
    if arguments.has(.debug) { draft.explain() }
    // Nobody should pick lines that cannot be written, so this checks the
    // target.
    target = try OutputTarget(arguments)
    let terminal = try Terminal()
    self.terminal = terminal
    let query = arguments.value(.query) ?? ""
    let search = SearchText(
      String(query.unicodeScalars.prefix(maximumSearchLength)), draft.scope)
    let isWhole = search.text.utf8.count == query.utf8.count
    firstQuery = (
      search.text,
      (isWhole ? arguments.bytes(.query) : nil) ?? Array(search.text.utf8)
    )
    engine = try Engine(feed, search) { terminal.wake() }
    let size = terminal.size
    picker = Picker(
      Content(draft, draft.list([]), nil, SearchText("", draft.scope)),
      width: size.width, height: size.height,
      theme: try arguments.hasColors() ? Theme() : .withoutColors,
      preview: window)
    picker.styledBytes = { [engine] in engine.styledBytes(of: $0) }
    picker.search = search
    picker.isReading = true
    picker.bindings = bindings
    picker.takesNothing = arguments.has(.printQuery) || arguments.has(.expect)
  }

  /// Shows the list until the user leaves, and returns the exit status.
  mutating func run() throws(Failure) -> Int32 {
    let mayDecideUnseen = arguments.has(.selectOne) || arguments.has(.exitZero)
    // If the list is shown in any case, a missing terminal is reported at once.
    if !mayDecideUnseen { try terminal.open() }
    try engine.start()
    // Waits a moment, so that lines of a file are on the first screen.
    takeNews(within: 50)
    var request = mayDecideUnseen ? decideUnseen() : nil
    if failure == nil, request == nil {
      if mayDecideUnseen { try terminal.open() }
      try terminal.enter(
        hasMouse: !arguments.has(.noMouse), isInline: region != nil)
      followSize(.start)
      request = untilEnd()
      previews?.cancel()
      terminal.leave()
      if let column = region?.startColumn, column > 0 {
        terminal.goBack(toColumn: column)
      }
    }
    let news = engine.news()
    let troubles = news.troubles
    for message in news.warnings + troubles { complain(message) }
    if let failure { throw failure }
    switch request {
    case .choose:
      do throws(Failure) {
        try write()
      } catch {
        // A sort can be run again, but picking by hand cannot. So a closed pipe
        // is trouble.
        throw error.withClosedPipeAsTrouble
      }
      return picker.chosen.isEmpty ? 1 : 0
    case .interrupt: return 130
    default: return troubles.isEmpty ? 1 : 2
    }
  }

  /// What `--select-1` and `--exit-0` decide before anything is shown; `nil` to
  /// show the list.
  private mutating func decideUnseen() -> Picker.Request? {
    let takesOne = arguments.has(.selectOne)
    let takesNone = arguments.has(.exitZero)
    while failure == nil, picker.isReading || picker.isWaiting {
      if !picker.isWaiting, picker.content.matchCount > (takesOne ? 1 : 0) {
        return nil
      }
      _ = terminal.wait(for: 250, takesKeys: false)
      takeNews()
    }
    switch picker.content.matchCount {
    case 0 where takesNone: return picker.takesNothing ? .choose : .leave
    case 1 where takesOne: return .choose
    default: return nil
    }
  }

  /// Handles events until one of them ends the session.
  private mutating func untilEnd() -> Picker.Request {
    while true {
      wantPreview()
      draw()
      let event = wait()
      if event.isClosed { return .leave }
      followPreview(event)
      followSize(event)
      takeNews()
      take(event)
      if let end = handleInputs() { return end }
      // Waits a moment, as most searches end before anybody could see the old
      // screen.
      if picker.isWaiting {
        takeNews(within: 12)
        if let end = handleInputs() { return end }
      }
      if failure != nil { return .leave }
    }
  }

  private func wait() -> Terminal.Event {
    let limits = [
      decoder.patience.map { _ in max(0, patienceEnd - millisecondsNow()) },
      picker.isReading ? 250 : nil,
      previews?.startTime.map { max(0, $0 - millisecondsNow()) },
      previews?.patience,
    ]
    return terminal.wait(
      for: limits.compactMap(\.self).min(), output: previews?.output)
  }

  /// Asks for the preview of the row under the cursor; without such a row, for
  /// none.
  private mutating func wantPreview() {
    guard previews != nil else { return }
    let layout = picker.layout
    var subject: PreviewRunner.Subject?
    if let line = picker.current, !layout.previewColumns.isEmpty {
      subject = PreviewRunner.Subject(
        line: line.id,
        query: previews!.command.hasQuery ? picker.search.text : "",
        width: layout.previewColumns.count, height: layout.previewRows.count)
    }
    guard previews!.want(subject) else { return }
    isPreviewOld = true
    if subject == nil { picker.showPreview([], isOther: true) }
  }

  /// Makes the preview's command again, once the names of columns are known.
  private mutating func findColumns(_ recipe: ListRecipe) {
    if knowsColumns || previews == nil { return }
    knowsColumns = true
    do throws(Failure) {
      let command = try PreviewCommand(arguments, recipe)
      if let command { previews?.command = command }
    } catch {
      failure = error
    }
  }

  /// Starts the command of the preview when no key has come for a moment, or
  /// shows what the command has written.
  private mutating func followPreview(_ event: Terminal.Event) {
    if event.hasOutput { showPreview() }
    guard event.bytes.isEmpty, let time = previews?.startTime,
      millisecondsNow() >= time, let line = picker.current
    else { return }
    let bytes = engine.bytes(of: line)
    let variables = previews!.command.variables(row: bytes, query: query) {
      picker.content.recipe.field($0, in: bytes)
    }
    previews!.start(variables)
    // If the command could not be started, there is a message to show.
    if previews!.output == nil { showPreview() }
  }

  private mutating func showPreview() {
    guard let text = previews?.read() else { return }
    picker.showPreview(text.lines, isOther: isPreviewOld)
    isPreviewOld = false
  }

  /// Reads keys from an event.
  private mutating func take(_ event: Terminal.Event) {
    take(keys(of: event))
  }

  private mutating func keys(of event: Terminal.Event) -> [Key] {
    let now = millisecondsNow()
    if event.bytes.isEmpty, now < patienceEnd { return [] }
    defer { patienceEnd = now + (decoder.patience ?? 0) }
    return event.bytes.isEmpty
      ? decoder.flush() : decoder.keys(for: event.bytes)
  }

  private mutating func take(_ keys: [Key]) {
    for key in keys {
      if case .mouse(let mouse) = key, let region {
        // If the list's place is unknown, nobody knows what was clicked.
        if let place = region.mouse(mouse) { inputs.append(.mouse(place)) }
      } else {
        inputs += bindings.inputs(for: key)
      }
    }
  }

  /// Handles inputs up to the first one that must wait for a search; returns
  /// the request that ends the session, if one does.
  private mutating func handleInputs() -> Picker.Request? {
    while let input = inputs.first {
      if input.waitsForSearch, picker.isWaiting || !hasContent { return nil }
      inputs.removeFirst()
      switch picker.handle(input) {
      case .search: engine.search(picker.search)
      case .stop:
        terminal.stop()
        followSize(.go)
      case .redraw: drawn = nil
      case .complain: complaint = "\u{7}"
      case let end?: return end
      case nil: break
      }
    }
    return nil
  }

  /// Takes over new lines and results.
  ///
  /// - Parameter milliseconds: How long to wait for new lines or results.
  private mutating func takeNews(within milliseconds: Int = 0) {
    let end = millisecondsNow() + milliseconds
    while true {
      let news = engine.news()
      picker.lineCount = news.lineCount
      picker.isReading = news.isReading
      picker.places = news.places
      picker.trouble = news.troubles.last
      if let failure = news.failure { self.failure = failure }
      // The header comes once, and does not change after that.
      if picker.header.count != news.headerRecords.count {
        picker.setHeader(news.headerRecords)
      }
      if let content = news.content {
        picker.show(content, changes: news.changes)
        findColumns(content.recipe)
      }
      hasContent = !picker.content.list.isEmpty || !picker.isReading
      let rest = end - millisecondsNow()
      let isDone = !picker.isWaiting && hasContent
      if isDone || rest <= 0 || failure != nil { return }
      // Keys typed meanwhile are read later.
      followSize(terminal.wait(for: rest, takesKeys: false))
    }
  }

  /// The bytes of the search: those of `--query` until the user changes it.
  private var query: [UInt8] {
    let text = picker.search.text
    return text.utf8.elementsEqual(firstQuery.text.utf8)
      ? firstQuery.bytes : Array(text.utf8)
  }

  /// Why the tool looks for the place to draw in.
  private enum Occasion { case start, resize, go }

  private mutating func followSize(_ event: Terminal.Event) {
    if event.isResized { followSize(event.isContinued ? .go : .resize) }
  }

  private mutating func followSize(_ occasion: Occasion) {
    let own = drawn?.cursor.flatMap { cursor in
      region?.origin.map { Screen.Place(x: cursor.x, y: $0 + cursor.y) }
    }
    let place = region == nil ? nil : cursorPlace()
    // Read last, as the size may change while the terminal answers.
    let size = terminal.size
    drawn = nil
    guard let region else {
      return picker.resize(width: size.width, height: size.height)
    }
    // After a stop, the shell may have moved the cursor.
    let isOwn = occasion == .resize || occasion == .go && place == own
    let lines = region.lines(for: picker.neededHeight, window: size.height)
    self.region?.begin(
      at: place, isOwn: isOwn, lines, window: size.height, on: terminal)
    picker.resize(width: size.width, height: lines)
  }

  /// The place of the cursor; `nil` if the terminal does not tell it in a
  /// moment.
  ///
  /// Keys typed meanwhile are kept.
  private mutating func cursorPlace() -> Screen.Place? {
    terminal.askForPlace()
    let end = millisecondsNow() + 300
    while millisecondsNow() < end {
      let event = terminal.wait(for: max(1, end - millisecondsNow()))
      if event.isClosed { return nil }
      var place: Screen.Place?
      let keys = keys(of: event).filter { key in
        guard case .place(let found) = key else { return true }
        place = found
        return false
      }
      take(keys)
      if let place { return place }
    }
    return nil
  }

  /// Makes room for more rows, if the list needs more and may take more.
  private mutating func growRegion() {
    guard let region else { return }
    let size = terminal.size
    let lines = region.lines(for: picker.neededHeight, window: size.height)
    if lines <= region.height { return }
    self.region?.grow(to: lines, window: size.height, on: terminal)
    picker.resize(width: size.width, height: lines)
    drawn = nil
  }

  private mutating func draw() {
    growRegion()
    let screen = picker.screen()
    let text = screen.update(from: drawn, isInline: region != nil) + complaint
    complaint = ""
    if !text.isEmpty { terminal.show(text) }
    drawn = screen
  }

  /// Writes the chosen lines, below all that options put before them.
  private func write() throws(Failure) {
    var output = try Output(target)
    let news = engine.news()
    let terminator = arguments.has(.zeroTerminated) ? 0 : UInt8(ascii: "\n")
    if arguments.has(.printQuery) {
      try output.write(query)
      output.write(terminator)
    }
    if arguments.has(.expect) {
      try output.write(picker.acceptingKey)
      output.write(terminator)
    }
    // A file from `--output` should be a list like the input, so it has the
    // header, too.
    if arguments.has(.withHeader) || arguments.has(.output) {
      try output.write(news.header)
    }
    for line in picker.chosen {
      try output.write(news.places?.text(before: line) ?? "")
      try output.write(engine.bytes(of: line))
      output.write(terminator)
    }
    try output.finish()
  }
}

extension Input {
  /// Whether the effect depends on what is shown.
  ///
  /// It is `false` for what edits the search, and for leaving without a choice.
  fileprivate var waitsForSearch: Bool {
    switch self {
    case .text, .paste: false
    case .action(let action):
      switch action {
      case .deleteCharacter, .deleteWord, .clearQuery, .nextScope, .cancel,
        .abort, .suspend, .clearScreen, .ignore:
        false
      default: true
      }
    default: true
    }
  }
}
