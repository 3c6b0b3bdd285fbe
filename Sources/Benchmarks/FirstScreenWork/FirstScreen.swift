import ICUBaseline
import ThumbIndex

/// The work for the first screen of a list: load the locale, list the names
/// with an index bar, prepare the search, and type two letters.
package enum FirstScreen {
  package static let typed = "an"

  /// Who does the work.
  package enum Worker: String {
    case thumbIndex
    case icu
  }

  /// Does the work, and returns the milliseconds that it takes; `nil` if `icu`
  /// fails, or no name has the letters.
  ///
  /// - Parameters:
  ///   - bytes: The names, each with a newline.
  ///   - starts: The starts of all names, and the end of the last one.
  package static func milliseconds(
    _ worker: Worker, _ locale: String, _ bytes: [UInt8], _ starts: [Int64]
  ) throws -> Double? {
    switch worker {
    case .thumbIndex:
      // A caller has the texts already, so they do not count.
      let texts = zip(starts, starts.dropFirst()).map {
        String(decoding: bytes[Int($0)..<Int($1) - 1], as: UTF8.self)
      }
      var isDone = false
      let duration = try ContinuousClock().measure {
        let collation = try IndexedCollation(locale)
        let list = IndexedList(texts, collation: collation)
        let bar = list.indexBar(search: true)
        var filter = try ListFilter(list, searching: \.self)
        filter.update(typed)
        isDone = !bar.entries.isEmpty && !filter.results.rows.isEmpty
      }
      return isDone ? duration / .milliseconds(1) : nil
    case .icu:
      var milliseconds = 0.0
      var sections: Int64 = 0
      var found: Int64 = 0
      let isDone = unsafe baseline_first_screen(
        locale, typed, bytes, starts, Int64(starts.count - 1), &sections,
        &found, &milliseconds)
      return isDone && sections > 0 && found > 0 ? milliseconds : nil
    }
  }
}
