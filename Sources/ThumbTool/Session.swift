import CollateTool
import ThumbIndex

/// One run of the picker on the terminal.
struct Session {
  private let arguments: Arguments
  private let terminal: Terminal

  /// Where the picked lines go.
  private let target: OutputTarget
  private let engine: Engine
  private var picker: Picker
  private var decoder = KeyDecoder()

  /// When to stop waiting for the rest of an escape sequence or a paste: a
  /// value of `millisecondsNow()`.
  private var patienceEnd = 0

  /// Keys that wait for a search or the first lines.
  private var keys: [Key] = []

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
    let feed = try LineFeed(arguments)
    let draft = feed.draft
    if arguments.has(.debug) { draft.explain() }
    // Nobody picks lines in vain.
    target = try OutputTarget(arguments)
    let terminal = try Terminal()
    self.terminal = terminal
    let search = SearchText(
      String(
        (arguments.value(.query) ?? "").unicodeScalars
          .prefix(maximumSearchLength)), draft.scope)
    engine = try Engine(feed, search) { terminal.wake() }
    let size = terminal.size
    picker = Picker(
      Content(draft, draft.list([]), nil, SearchText("", draft.scope)),
      width: size.width, height: size.height,
      theme: try arguments.hasColors() ? Theme() : .withoutColors)
    picker.search = search
    picker.isReading = true
  }

  /// Shows the list until the user leaves, and returns the exit status.
  mutating func run() throws(Failure) -> Int32 {
    try engine.start()
    // Waits a moment, so that lines of a file are on the first screen.
    takeNews(within: 50)
    var request = Picker.Request.leave
    if failure == nil {
      try terminal.enter(hasMouse: !arguments.has(.noMouse))
      followSize()
      request = untilEnd()
      terminal.leave()
    }
    let troubles = engine.news().troubles
    for trouble in troubles { complain(trouble) }
    if let failure { throw failure }
    switch request {
    case .choose:
      do throws(Failure) {
        try write()
      } catch {
        // Unlike a sort, nobody can repeat what was picked.
        throw error.withClosedPipeAsTrouble
      }
      return 0
    case .interrupt: return 130
    default: return troubles.isEmpty ? 1 : 2
    }
  }

  /// Handles events until one of them ends the session.
  private mutating func untilEnd() -> Picker.Request {
    while true {
      draw()
      let event = wait()
      if event.isClosed { return .leave }
      if event.isResized { followSize() }
      takeNews()
      take(event)
      if let end = handleKeys() { return end }
      // Waits a moment, as most searches end before anybody could see the old
      // screen.
      if picker.isWaiting {
        takeNews(within: 12)
        if let end = handleKeys() { return end }
      }
      if failure != nil { return .leave }
    }
  }

  private func wait() -> Terminal.Event {
    let limits = [
      decoder.patience.map { _ in max(0, patienceEnd - millisecondsNow()) },
      picker.isReading ? 250 : nil,
    ]
    return terminal.wait(for: limits.compactMap(\.self).min())
  }

  /// Reads keys from an event.
  private mutating func take(_ event: Terminal.Event) {
    if !event.bytes.isEmpty {
      keys += decoder.keys(for: event.bytes)
      patienceEnd = millisecondsNow() + (decoder.patience ?? 0)
    } else if millisecondsNow() >= patienceEnd {
      keys += decoder.flush()
    }
  }

  /// Handles keys that need not wait for a search; returns the request that
  /// ends the session, if one does.
  private mutating func handleKeys() -> Picker.Request? {
    while let key = keys.first {
      let isPatient =
        picker.isTrying
        ? key.waitsForTrial
        : key.waitsForSearch && (picker.isWaiting || !hasContent)
      if isPatient { return nil }
      keys.removeFirst()
      switch picker.handle(key) {
      case .search: engine.search(picker.search)
      case .stop:
        terminal.stop()
        drawn = nil
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
      if picker.header != news.headerRecords {
        picker.setHeader(news.headerRecords)
      }
      if let content = news.content,
        picker.show(content, changes: news.changes) == .search
      {
        engine.search(picker.search)
      }
      hasContent = !picker.content.list.isEmpty || !picker.isReading
      let rest = end - millisecondsNow()
      let isDone = !picker.isWaiting && hasContent
      if isDone || rest <= 0 || failure != nil { return }
      // Keys typed meanwhile are read later.
      if terminal.wait(for: rest, takesKeys: false).isResized {
        followSize()
      }
    }
  }

  private mutating func followSize() {
    let size = terminal.size
    picker.resize(width: size.width, height: size.height)
    drawn = nil
  }

  private mutating func draw() {
    let screen = picker.screen()
    let text = screen.update(from: drawn) + complaint
    complaint = ""
    if !text.isEmpty { terminal.show(text) }
    drawn = screen
  }

  /// Writes the chosen lines, below the header.
  private func write() throws(Failure) {
    var output = try Output(target)
    let news = engine.news()
    try output.write(news.header)
    for line in picker.chosen {
      try output.write(news.places?.text(before: line) ?? "")
      try output.write(engine.bytes(of: line))
      output.write(arguments.has(.zeroTerminated) ? 0 : UInt8(ascii: "\n"))
    }
    try output.finish()
  }
}

extension Key {
  /// Whether the effect of the key depends on what is shown.
  ///
  /// It is `false` for keys that edit the search, except Space, and for keys
  /// that leave without a choice.
  fileprivate var waitsForSearch: Bool {
    switch self {
    case .text, .paste, .backspace, .deleteWord, .deleteAll, .tab, .backTab,
      .escape, .interrupt, .stop, .redraw:
      false
    default: true
    }
  }

  /// Whether the effect of the key depends on what the last key meant.
  fileprivate var waitsForTrial: Bool {
    switch self {
    case .deleteAll, .escape, .interrupt, .stop, .redraw: false
    default: true
    }
  }
}
