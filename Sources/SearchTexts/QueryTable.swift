import ThumbIndex

/// How queries are folded, as data: whoever reads it makes the patterns that find
/// ``SearchForms``, without this library.
///
/// ```swift
/// let folder = try SearchFolder(Collator("pl"))
/// let forms = folder.searchForms(of: ["Łódź", "Lodz"])
/// let table = folder.queryTable(for: forms.letters)
/// table.json.utf8.count < folder.queryTable().json.utf8.count  // true
/// ```
///
/// The article “A list as a page” describes the JSON, and how it is read.
public struct QueryTable: Sendable {
  /// Texts that are folded alike in all forms.
  struct Group: Sendable {
    /// The folded text in each of ``QueryTable/forms``; `nil` in forms that fold
    /// the text character by character.
    var folds: [String?]

    /// Single scalars, ascending.
    var scalars: [UInt32] = []

    /// Texts of several scalars.
    var texts: [[UInt32]] = []

    /// Texts that have these folds only before certain scalars.
    var heads: [Head] = []
  }

  /// A text, and the scalars of which one must follow it.
  struct Head: Sendable {
    var text: [UInt32]
    var followers: [UInt32]

    /// The letters by which heads are sorted.
    var letters: [UInt32] { text + followers }
  }

  /// The forms, by their raw values, ascending.
  let forms: [Int]

  /// The form that readings are looked for with.
  let main: Int
  let groups: [Group]

  /// Whether a blank stands for white space between letters.
  let keepsBlanks: Bool

  /// Whether a query that ends within a letter is completed.
  let completes: Bool

  /// The finals that may begin a syllable, and joined initials; empty if no text
  /// has Hangul.
  let finals: [(text: String, other: String)]
  let joinedInitials: [(text: String, other: String)]

  /// The characters that repeat the ideograph before them, in the form where
  /// everything is spelt out.
  let repeating: String

  /// The rewriting rules of joined base letters, as regular expressions in
  /// their order; a reader applies them before it folds.
  let rewrites: [(text: String, other: String)]

  /// Regular expressions for texts that end in the middle of such a rule, each
  /// with the characters of which one may follow.
  let openEnds: [(text: String, other: String)]

  /// The table as a JSON object without blanks.
  ///
  /// - Complexity: O(*n*) in the letters of the table.
  public var json: String {
    func object(_ pairs: [(text: String, other: String)]) -> String {
      var result = "{"
      for (index, pair) in pairs.enumerated() {
        if index > 0 { result += "," }
        result += "\(jsonString(pair.text)):\(jsonString(pair.other))"
      }
      return result + "}"
    }
    func list(_ pairs: [(text: String, other: String)]) -> String {
      jsonList(
        pairs.map { jsonList([jsonString($0.text), jsonString($0.other)]) })
    }
    return "{\"forms\":\(jsonList(forms.map { String($0) }))"
      + ",\"main\":\(main),\"keepsBlanks\":\(keepsBlanks)"
      + ",\"completes\":\(completes),\"finals\":\(object(finals))"
      + ",\"joined\":\(object(joinedInitials))"
      + ",\"repeating\":\(jsonString(repeating))"
      + ",\"rewrites\":\(list(rewrites)),\"openEnds\":\(list(openEnds))"
      + ",\"groups\":\(jsonList(groups.map(\.json)))}"
  }
}

extension QueryTable.Group {
  fileprivate var json: String {
    let first = folds[0]
    let folded =
      first != nil && folds.allSatisfy { $0 == first }
      ? jsonString(first!)
      : jsonList(folds.map { $0.map(jsonString) ?? "null" })
    // Neighbours are written as the first and last of a range.
    var (singles, ranges) = ([UInt32](), [UInt32]())
    var index = 0
    while index < scalars.count {
      var end = index + 1
      while end < scalars.count, scalars[end] == scalars[end - 1] + 1 {
        end += 1
      }
      if end - index > 2 {
        ranges += [scalars[index], scalars[end - 1]]
      } else {
        singles += scalars[index..<end]
      }
      index = end
    }
    var items = [
      folded, jsonString(String(scalars: singles)),
      jsonString(String(scalars: ranges)),
      jsonList(texts.map { jsonString(String(scalars: $0)) }),
      jsonList(
        heads.map {
          jsonList([
            jsonString(String(scalars: $0.text)),
            jsonString(String(scalars: $0.followers)),
          ])
        }),
    ]
    while items.count > 1, ["\"\"", "[]"].contains(items.last) {
      items.removeLast()
    }
    return jsonList(items)
  }
}
