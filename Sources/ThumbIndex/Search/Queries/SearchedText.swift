/// A text in which terms are looked for, with what was folded of it for those
/// before: whoever looks for many words in a long text folds it once.
///
/// For one thread.
package final class SearchedText {
  let text: String
  let folder: TextFolder

  /// How many times the text or a reading of it was folded as a whole.
  package private(set) var foldCount = 0

  private let ownReadings: [String]
  private var folded: [FoldForm: [UInt8]] = [:]
  private var clusters: [FoldForm: Clusters] = [:]

  /// Where the characters begin, and where the last one ends.
  private(set) lazy var bounds = Array(text.indices) + [text.endIndex]

  /// What the text is read as, in the main form.
  private(set) lazy var readings: [[UInt8]] = {
    let kinds = folder.plan.options.readings
    return kinds.readings(of: text, own: ownReadings).map {
      foldCount += 1
      return folder.folded($0, folder.plan.forms[0])
    }
  }()

  /// The folded text of all characters, one by one.
  struct Clusters {
    var folded: [UInt8] = []

    /// Where the folded text of each character ends.
    var ends: [Int] = []
  }

  /// A text to be looked through.
  ///
  /// - Parameter readings: The caller's own readings of the text.
  package init(
    _ text: String, readings: [String] = [], _ folder: SearchFolder
  ) {
    self.text = text
    self.folder = TextFolder(folder.plan)
    ownReadings = readings
  }

  /// The text in one form.
  func folded(_ form: FoldForm) -> [UInt8] {
    if let known = folded[form] { return known }
    foldCount += 1
    let made = folder.folded(text, form)
    folded[form] = made
    return made
  }

  /// Its characters in one form.
  func clusters(_ form: FoldForm) -> Clusters {
    if let known = clusters[form] { return known }
    foldCount += 1
    var made = Clusters()
    for index in bounds.dropLast() {
      made.folded += folder.folded(String(text[index]), form)
      made.ends.append(made.folded.count)
    }
    clusters[form] = made
    return made
  }
}
