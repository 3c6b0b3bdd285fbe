/// A text to be searched for terms.
///
/// It keeps the text's folded forms, so that a long text is folded once for
/// many words.
///
/// It is for one thread.
package final class SearchedText {
  let text: String
  let folder: TextFolder

  /// How often the whole text, or a reading of it, was folded.
  package private(set) var foldCount = 0

  private let ownReadings: [String]
  private var folded: [FoldForm: [UInt8]] = [:]
  private var clusters: [FoldForm: Clusters] = [:]

  /// The starts of the characters, and the end of the last one.
  private(set) lazy var bounds = Array(text.indices) + [text.endIndex]

  /// The folded readings of the text and of ``laterTexts``.
  private(set) lazy var readings: [[UInt8]] = {
    let readings = folder.plan.options.readings(
      of: text, laterTexts.map(\.text), own: ownReadings)
    return readings.map {
      foldCount += 1
      return folder.folded(reading: $0)
    }
  }()

  /// The result of ``SearchOptions/laterTexts(of:)``.
  private(set) lazy var laterTexts: [SearchedText] = {
    folder.plan.options.laterTexts(of: text).map { SearchedText($0, folder) }
  }()

  /// The folded texts of all characters, one after the other.
  struct Clusters {
    var folded: [UInt8] = []

    /// The offset where each character's folded text ends.
    var ends: [Int] = []
  }

  /// A text to search.
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

  /// The text's characters in one form.
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
