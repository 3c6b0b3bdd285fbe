/// The text of a file in `Embedded`, which the build puts into the program.
///
/// - Parameter parts: The texts to insert, by the names that stand between
///   angle quotes in the file, such as `«options»`.
func embeddedText(
  _ bytes: [UInt8], _ parts: [String: String] = [:]
) -> String {
  let pieces = String(decoding: bytes, as: UTF8.self).split(
    separator: "«", omittingEmptySubsequences: false)
  return pieces.dropFirst().reduce(String(pieces[0])) { text, piece in
    let end = piece.firstIndex(of: "»")!
    return text + parts[String(piece[..<end])]!
      + piece[piece.index(after: end)...]
  }
}
