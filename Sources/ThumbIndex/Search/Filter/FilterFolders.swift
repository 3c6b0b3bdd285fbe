internal import Synchronization

/// The folders of a filter, each opened once: fields with the same options share
/// one, and options that come back find theirs, as its tables take a while to
/// fill.
package final class FilterFolders: Sendable {
  private let collator: Collator
  private let opened = Mutex<[SearchOptions: SearchFolder]>([:])

  package init(_ collator: Collator) { self.collator = collator }

  /// The folder for some options.
  package func folder(
    _ options: SearchOptions
  ) throws(CollationError) -> SearchFolder {
    if let known = opened.withLock({ $0[options] }) { return known }
    let folder = try SearchFolder(collator, options: options)
    return opened.withLock { opened in
      let first = opened[options] ?? folder
      opened[options] = first
      return first
    }
  }
}
