/// A row that a set of edits inserts, for further edits of the set.
///
/// ```swift
/// states.edit { edits in
///   let new = edits.insert("Main")
///   edits.update(new) { $0 += "e" }
/// }
/// states.rows.last  // Maine
/// ```
public struct InsertedRow: Sendable, Hashable {
  /// The number of the insertion among those of the set.
  let number: Int
}

extension ListEdits {
  /// Inserts an element at its place; see ``ListEditing/insert(_:)``.
  ///
  /// - Returns: The row, for further edits of this set.
  @discardableResult
  public mutating func insert(_ element: Element) -> InsertedRow {
    gatherInsertion(of: element)
  }

  /// Inserts an element at a given place; see ``ListEditing/insert(_:at:)``.
  ///
  /// - Returns: The row, for further edits of this set.
  @discardableResult
  public mutating func insert(
    _ element: Element, at path: RowPath
  ) -> InsertedRow {
    gatherInsertion(of: element, at: path)
  }

  /// Does not insert a row after all.
  ///
  /// ```swift
  /// states.edit { edits in
  ///   let new = edits.insert("Ohio")
  ///   edits.remove(new)
  /// }.isEmpty  // true
  /// ```
  public mutating func remove(_ row: InsertedRow) {
    gatherRemoval(of: .new(row))
  }

  /// Replaces the element of a row that these edits insert.
  ///
  /// ```swift
  /// states.edit { edits in
  ///   let new = edits.insert("Ohio")
  ///   edits.replace(new, with: "Maine")
  /// }
  /// states.rows.last  // Maine
  /// ```
  public mutating func replace(_ row: InsertedRow, with element: Element) {
    gatherReplacement(of: .new(row), with: element)
  }

  /// Changes the element of a row that these edits insert.
  ///
  /// ```swift
  /// states.edit { edits in
  ///   let new = edits.insert("Main")
  ///   edits.update(new) { $0 += "e" }
  /// }
  /// states.rows.last  // Maine
  /// ```
  public mutating func update<Failure: Error>(
    _ row: InsertedRow, _ change: (inout Element) throws(Failure) -> Void
  ) throws(Failure) {
    try gatherUpdate(of: .new(row), change)
  }

  /// Gives a row that these edits insert another place; see
  /// ``ListEditing/insert(_:at:)``.
  ///
  /// ```swift
  /// songs.edit { edits in
  ///   let new = edits.insert("Chorus")
  ///   edits.move(new, to: RowPath(section: 0, row: 1))
  /// }
  /// songs.rows  // Intro, Chorus, Waltz, Coda
  /// ```
  public mutating func move(_ row: InsertedRow, to target: RowPath) {
    gatherMove(of: .new(row), to: target)
  }
}

// MARK: - Inside

/// A row that edits name: one that the list has, by its path there, or one that
/// they insert.
enum EditedRow: Sendable {
  case old(RowPath)
  case new(InsertedRow)
}

/// Paths of different rows, in the order in which they were named.
struct NamedPaths: Sendable {
  private(set) var paths: [RowPath]

  /// The index of each path, as far as it was ever asked for.
  private var indices: [RowPath: Int] = [:]
  private var indexedCount = 0

  init(_ paths: [RowPath] = []) { self.paths = paths }

  /// The index of a path.
  ///
  /// - Complexity: O(1) on average.
  mutating func index(of path: RowPath) -> Int? {
    while indexedCount < paths.count {
      indices[paths[indexedCount]] = indexedCount
      indexedCount += 1
    }
    return indices.isEmpty ? nil : indices[path]
  }

  mutating func append(_ path: RowPath) { paths.append(path) }

  /// Forgets all but the first paths.
  mutating func keep(_ count: Int) {
    for path in paths[count...] { indices[path] = nil }
    paths.removeLast(paths.count - count)
    indexedCount = min(indexedCount, count)
  }
}

/// The new elements of replaced and inserted rows, by hash.
struct NewElements: Sendable {
  /// The number of a replacement, or of an insertion.
  enum Number: Sendable {
    case replacement(Int)
    case insertion(Int)
  }

  /// The numbers of each hash; elements that have been replaced again may be among
  /// them.
  private var numbers: [Int: [Number]] = [:]

  /// How many replacements and insertions were hashed.
  private var hashed = (replacements: 0, insertions: 0)

  /// The numbers of hashed elements that have been replaced since.
  private var changed: [Number] = []

  /// The numbers of the elements with a hash, and perhaps of others.
  ///
  /// - Parameters:
  ///   - counts: The number of replacements and of insertions.
  ///   - hashOf: The hash of an element.
  mutating func numbers(
    hash: Int, _ counts: (replacements: Int, insertions: Int),
    _ hashOf: (Number) -> Int
  ) -> [Number] {
    while hashed.replacements < counts.replacements {
      changed.append(.replacement(hashed.replacements))
      hashed.replacements += 1
    }
    while hashed.insertions < counts.insertions {
      changed.append(.insertion(hashed.insertions))
      hashed.insertions += 1
    }
    for number in changed {
      numbers[hashOf(number), default: []].append(number)
    }
    changed = []
    return numbers[hash] ?? []
  }

  /// Notes that an element is replaced.
  mutating func change(_ number: Number) {
    let isHashed =
      switch number {
      case .replacement(let index): index < hashed.replacements
      case .insertion(let index): index < hashed.insertions
      }
    if isHashed { changed.append(number) }
  }
}
