/// The scripts of a page, in their order.
///
/// The first folds what the reader types, by a `QueryTable`. The second looks
/// for the folded text in `SearchForms`, and finds what to mark. The article
/// `A-List-as-a-Page` describes the data. The third shows what was found, and
/// applies changes; it reads what ``PageData`` writes.
enum PageScript {
  static let texts = [
    PackageResources.folding_js, PackageResources.matching_js,
    PackageResources.page_js,
  ].map { "\n" + embeddedText($0) }
}
