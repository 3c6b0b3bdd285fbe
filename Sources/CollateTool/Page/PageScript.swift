/// The scripts of a page, in their order.
///
/// The first folds what is typed, by a `QueryTable`. The second finds it in
/// `SearchForms`, and what to mark; the catalog describes the data. The third shows
/// what is found, and applies changes; it reads what ``PageData`` writes.
enum PageScript {
  static let texts = [
    PackageResources.folding_js, PackageResources.matching_js,
    PackageResources.page_js,
  ].map { "\n" + embeddedText($0) }
}
