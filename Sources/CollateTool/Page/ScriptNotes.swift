import ThumbIndex

/// The notes on titles that look like others of another script: the names of their
/// scripts.
struct ScriptNotes {
  private var ofScripts: [String: String] = [:]
  private let language: WrittenLanguage

  /// - Parameter titles: All titles that the list may have.
  init(_ titles: [String], _ language: WrittenLanguage) {
    self.language = language
    // For each form, the script of its first title; empty for the language's.
    var first: [TextKey: String] = [:]
    for title in titles {
      let tag = language.foreignScript(of: title)?.tag ?? ""
      let form = TextKey(canonical: skeleton(of: title))
      let other = first[form] ?? tag
      first[form] = other
      if other.hasBytes(of: tag) { continue }
      for tag in [tag, other] where !tag.isEmpty && ofScripts[tag] == nil {
        ofScripts[tag] = language.name(ofScript: tag)
      }
    }
  }

  /// The note on a title; mostly `nil`.
  func note(on title: String) -> String? {
    if ofScripts.isEmpty { return nil }
    return language.foreignScript(of: title).flatMap { ofScripts[$0.tag] }
  }
}
