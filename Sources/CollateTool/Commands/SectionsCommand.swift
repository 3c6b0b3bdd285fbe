import ThumbIndex

/// `collate sections`: writes sorted lines under section titles.
struct SectionsCommand {
  private let arguments: Arguments
  private let input: FiledInput
  private let format: SectionFormat

  init(_ arguments: Arguments) throws(Failure) {
    self.arguments = arguments
    format = try arguments.value(of: Option.sectionFormat)
    input = try FiledInput(arguments)
  }

  func perform() throws(Failure) -> Int32 {
    let target = try OutputTarget(arguments)
    let content = try input.read()
    let list = try input.filed(content)
    var output = try Output(target)
    try format.write(
      list, of: content.lines,
      locale: content.collator.resolved.locale,
      terminator: content.keys.terminator, to: &output)
    try output.finish()
    return 0
  }
}
