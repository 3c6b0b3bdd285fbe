/// The style of a page.
enum PageStyle {
  static let text =
    "\n"
    + withoutComments(embeddedText(PackageResources.page_css))
    .replacing(": ", with: ":").replacing(", ", with: ",")
    .replacing(" {", with: "{")

  /// Reads the user's style, which comes after ``text`` in the page.
  static func read(_ path: FilePath) throws(Failure) -> String {
    let style = try textOfFile(path, kind: "style sheet")
    if style.contains(ascii: "</style") {
      throw .trouble("'\(path)' is no style sheet: it holds '</style'")
    }
    // Browsers turn carriage returns into line feeds before they compute a
    // hash, so the style must have line feeds, too.
    return style.replacing("\r\n", with: "\n").replacing(sign: "\r", with: "\n")
  }
}
