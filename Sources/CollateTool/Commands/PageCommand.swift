import SearchTexts
import ThumbIndex

/// `collate page`: writes a list as one HTML file, complete in itself.
struct PageCommand {
  let arguments: Arguments
  private let input: FiledInput
  private let options: SearchOptions
  private let scope: SearchScope
  private let style: String?
  private let facts: PageFacts
  private let form: PageForm

  init(_ arguments: Arguments) throws(Failure) {
    self.arguments = arguments
    input = try FiledInput(arguments)
    options = try SearchOptions(arguments)
    scope = try arguments.value(of: Option.scope)
    facts = try PageFacts(arguments)
    form = try arguments.value(of: Option.pageForm)
    style = try arguments.path(.style).map { path throws(Failure) in
      try PageStyle.read(path)
    }
    if let events = arguments.value(.events) {
      let address = WebAddress(events)
      guard address.isRelative(orHas: ["http", "https"]) else {
        throw .usage(
          "option '--events' needs an address with http, https or no scheme, not "
            + "'\(events)'", arguments.command)
      }
      guard address.isReadable else {
        throw .usage(
          "option '--events' needs an address whose host a browser can read, not "
            + "'\(events)'", arguments.command)
      }
    }
    if let output = arguments.path(.output) {
      for input in try arguments.inputFiles() where output.leadsTo(input) {
        throw .usage(
          "option '--output' names the input '\(input)', which the page would "
            + "replace", arguments.command)
      }
    }
    // Finds mistakes before any input is read.
    _ = try PageColumns(arguments, input.format.keys.columns)
  }

  func perform() throws(Failure) -> Int32 {
    let target = try OutputTarget(arguments)
    let content = try input.read()
    let rows = PageRows(
      of: content,
      try PageColumns(arguments, content.keys.columns))
    let list = try input.filed(
      content, by: arguments.has(.key) ? nil : rows.filedTexts,
      leavingOut: { rows[$0].isBlank })
    let language = WrittenLanguage(content.collator.locale)
    let lines = content.lines
    let data = PageData(
      folder: SearchFolder(try .plan(.collated(content.collator), options)),
      list: list, language: language,
      notes: ScriptNotes(
        list.titles + list.barTitles.compactMap(\.self), language),
      isOfWords: arguments.queryKind == .words,
      readings: unsafe content.keys.searchedParts(of: lines.lines, lines.bytes)[
        0
      ].readings)
    let places = PagePlaces(list, rows)
    let page = Page(
      title: try title(of: list), facts: facts, list: list,
      language: language, form: form, scope: scope, data: data,
      style: style, events: arguments.value(.events), places: places,
      words: PageWords(language.tag))
    var output = try Output(target)
    try page.write(rows, to: &output)
    try output.finish()
    for warning in try warnings(about: content) + rows.warnings(places) {
      complain("warning: " + warning)
    }
    return 0
  }

  /// The title that is asked for, else the name of the only file without folder
  /// and extension, else the first and last title of the list.
  private func title(of list: SectionedLines) throws(Failure) -> String {
    if let title = arguments.value(.pageTitle), !title.isEmpty { return title }
    let files = try arguments.inputFiles()
    if files.count == 1, files[0] != .standardInput {
      let name = files[0].description.parts(between: "/").last ?? ""
      let scalars = name.unicodeScalars
      let stem = scalars.lastIndex(of: ".").map { scalars[..<$0] }
      let title = stem.map { String($0) } ?? name
      if !title.isEmpty { return title }
    }
    return list.range
  }
}
