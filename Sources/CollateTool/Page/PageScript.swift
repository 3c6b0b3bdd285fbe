import ThumbIndex

/// The scripts of a page, in their order.
///
/// The first folds what the reader types, by a `QueryTable`. The second looks
/// for the folded text in `SearchForms`, and finds what to mark. The article
/// `The-Search-as-Data` describes the data. The third shows what was found; it
/// reads what ``PageData`` writes.
enum PageScript {
  static let texts = [
    PackageResources.folding_js, PackageResources.matching_js,
    PackageResources.page_js,
  ].map { "\n" + withoutComments(embeddedText($0)) }

  /// The script that applies changes, of pages that take some.
  static let live =
    "\n" + withoutComments(embeddedText(PackageResources.live_js))
}

/// A script or style without lines of comments and without indentation, which
/// only its writers need.
func withoutComments(_ text: String) -> String {
  text.parts(between: "\n", keepingEmpty: true).map { line in
    String(line.unicodeScalars.drop { $0 == " " })
  }.filter { line in
    !line.isEmpty && !line.startsWithBytes(of: "//")
      && !line.startsWithBytes(of: "/*")
  }.joined(separator: "\n") + "\n"
}
