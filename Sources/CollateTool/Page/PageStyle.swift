/// The style of a page.
enum PageStyle {
  static let text = "\n" + embeddedText(PackageResources.page_css)

  /// Reads a style that follows ``text``.
  static func read(_ path: FilePath) throws(Failure) -> String {
    let style = try textOfFile(path, kind: "style sheet")
    if style.contains(ascii: "</style") {
      throw .trouble("'\(path)' is no style sheet: it holds '</style'")
    }
    // A browser, too, reads carriage returns as line ends, and then hashes.
    return style.replacing("\r\n", with: "\n").replacing(sign: "\r", with: "\n")
  }
}
