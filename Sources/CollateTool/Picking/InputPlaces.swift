/// The file and line number of each input line, and whether to write them
/// before the line, as `grep` does.
package struct InputPlaces: Sendable {
  private let written: LinePlaces
  var records = RecordPlaces()

  init(_ arguments: Arguments) { written = LinePlaces(arguments) }

  /// The text to write before a line: file and line number, if asked for.
  package func text(before line: InputLine) -> String {
    written.text(before: Int(line.id), records)
  }
}
