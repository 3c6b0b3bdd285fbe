internal import Synchronization

/// What a batch must know of its edits beside the old and the new list.
struct BatchNotes: Sendable {
  /// Marks the lists that edits of the batch made: a list from elsewhere, which
  /// the batch was given instead, lacks the mark.
  let batch = BatchMark()

  /// The arrivals of reloaded rows, in the list as it is now.
  ///
  /// A comparison of the old and the new list would miss the reloads.
  var reloadedRows: Set<Arrival> = []

  /// The keys of reloaded sections.
  var reloadedSections: Set<SectionKey> = []

  mutating func formUnion(_ other: BatchNotes) {
    reloadedRows.formUnion(other.reloadedRows)
    reloadedSections.formUnion(other.reloadedSections)
  }
}

/// The identity of a batch.
final class BatchMark: Sendable {
  private let ended = Atomic(false)

  /// Whether the batch has ended; a copy of its list may outlive it.
  var hasEnded: Bool { ended.load(ordering: .relaxed) }

  func end() { ended.store(true, ordering: .relaxed) }
}

/// The notes of the batches that a list is in, the outermost first.
struct NotesOfBatches: Sendable {
  private var notes: [BatchNotes] = []

  /// Whether a batch has not ended yet.
  var areOpen: Bool { notes.contains { !$0.batch.hasEnded } }

  /// The notes for the innermost batch.
  mutating func note(_ new: BatchNotes) {
    if !notes.isEmpty { notes[notes.count - 1].formUnion(new) }
  }

  /// Begins a batch.
  mutating func begin(_ own: BatchNotes) { notes.append(own) }

  /// Ends the innermost batch.
  ///
  /// - Parameters:
  ///   - own: The notes with which it began.
  ///   - outer: The notes before it began.
  /// - Returns: The notes of the batch; `nil` if the list was replaced by one
  ///   that the edits of the batch did not make.
  mutating func end(
    _ own: BatchNotes, in outer: NotesOfBatches
  ) -> BatchNotes? {
    own.batch.end()
    let found = notes
    func isFrom(_ notes: BatchNotes, _ level: Int) -> Bool {
      level < found.count && found[level].batch === notes.batch
    }
    // The batches around it whose edits made the list.
    let kept = outer.notes.indices.prefix {
      isFrom(outer.notes[$0], $0)
    }.count
    notes = Array(found[..<kept])
    // What is noted within the innermost of them, is for it, too.
    for inner in found[kept...] { note(inner) }
    for _ in kept..<outer.notes.count { notes.append(BatchNotes()) }
    let level = outer.notes.count
    guard isFrom(own, level) else { return nil }
    return found[(level + 1)...].reduce(into: found[level]) {
      $0.formUnion($1)
    }
  }

  /// Forgets batches that have ended.
  mutating func forgetEnded() { if !areOpen { notes = [] } }

  /// Makes the notes follow a list whose rows got other arrivals.
  mutating func follow(_ followed: (BatchNotes) -> BatchNotes) {
    notes = notes.map(followed)
  }
}
