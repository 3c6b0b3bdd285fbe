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
    var readings = kinds.readings(of: text, own: ownReadings)
    for later in laterTexts { readings += kinds.readings(of: later.text) }
    return readings.map {
      foldCount += 1
      return folder.folded(reading: $0)
    }
  }()

  /// What remains of it behind what is passed over at its start.
  private(set) lazy var laterTexts: [SearchedText] = {
    folder.plan.options.laterTexts(of: text).map {
      SearchedText(String($0), folder)
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

  private init(_ text: String, _ folder: TextFolder) {
    self.text = text
    self.folder = folder
    ownReadings = []
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
