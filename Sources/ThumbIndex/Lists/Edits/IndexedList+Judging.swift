extension IndexedList {
  /// Gives gathered moves the targets that the rule for moves allows.
  ///
  /// The rule judges the moves one by one, beginning with those to the first
  /// places. So what the rule keeps in each move, such as a last row, is kept
  /// in all of them. The rule sees the list as all other edits make it, in the
  /// sections shown before the edits; rows still to be moved are in their old
  /// places.
  ///
  /// - Parameters:
  ///   - transaction: The gathered edits. Afterwards their targets are numbers
  ///     among all rows.
  ///   - counted: The slots that targets count until then; `nil` for all.
  func judgeMoves(
    of transaction: inout ListTransaction<Element>, counting counted: RowSet?
  ) {
    let shown = transaction.before
    var judged = JudgedMoves(transaction, storage, counted)
    var list = self
    judged.arrangement.replaceRows(in: &list.storage)
    list.groups.show(as: shown)
    for index in judged.moves.indices {
      let move = transaction.moves[judged.moves[index].number]
      let from = judged.moves[index].path
      var wanted = judged.wantedPath(ofMove: index)
      // If both lead to the same place, the rule gets the target as it was
      // gathered.
      if counted == nil,
        !shown.indices.contains(move.to.section)
          || list.place(ofMoveFrom: from, to: move.to) == wanted
      {
        wanted = move.to
      }
      let target = list.targetPath(ofMoveFrom: from, to: wanted)
      if target == from { continue }
      var step = ListTransaction(list.storage)
      step.moves = [(from, target)]
      step.makeMoves(in: &list.storage)
      step.arrange(in: list.storage)
      step.replaceRows(in: &list.storage)
      list.groups.show(as: shown)
      judged.note(index, in: target.section, step.onlyArrival!)
    }
    for move in judged.moves { transaction.moves[move.number].to = move.path }
    transaction.setTargets(judged.others)
  }
}

/// Where the rows that come are while the rule judges one move after the other.
private struct JudgedMoves<Element> {
  struct Move {
    /// The move's number among those gathered.
    let number: Int

    /// Where the row is in the end if every move is allowed.
    let wanted: RowPath

    /// Where the row is now, in the group of a section.
    var place: GroupRow
    var section: Int

    var path: RowPath { RowPath(section: section, row: place.row) }
  }

  /// The moves in the order in which they are judged.
  private(set) var moves: [Move] = []

  /// Where other rows that come are now, by their slots.
  private(set) var others: [Slot: GroupRow] = [:]

  /// All edits, with each row that is to be moved in its old place.
  var arrangement: ListTransaction<Element>

  init(
    _ gathered: ListTransaction<Element>, _ list: ListStorage<Element>,
    _ counted: RowSet?
  ) {
    var made = list
    arrangement = gathered
    // If the target's section is not shown, the rule may still give another
    // target. Until then, the target is the row's own place.
    for (number, move) in gathered.moves.enumerated()
    where !gathered.before.indices.contains(move.to.section) {
      arrangement.moves[number].to = move.from
    }
    arrangement.makeMoves(in: &made)
    arrangement.arrange(in: made, counting: counted)
    let wanted = arrangement.takeMoved()
    for (number, move) in gathered.moves.enumerated() {
      let place = gathered.row(at: move.from)
      // Pinned rows stay.
      guard let new = wanted[place] else { continue }
      let section =
        new.group == place.group
        ? move.from.section : arrangement.moves[number].to.section
      moves.append(
        Move(
          number: number, wanted: RowPath(section: section, row: new.row),
          place: place, section: move.from.section))
    }
    for move in moves.sorted(by: { $0.place.row < $1.place.row }) {
      arrangement.putBack(
        GroupWork.Arrival(slot: list.slot(at: move.path), origin: move.place),
        in: list)
    }
    moves.sort { $0.wanted < $1.wanted }
    findPlaces()
  }

  private mutating func findPlaces() {
    let origins = Dictionary(
      uniqueKeysWithValues: moves.indices.map { (moves[$0].place, $0) })
    for (group, work) in arrangement.work {
      for (index, arrival) in work.arrivals.enumerated() {
        let place = GroupRow(group: group, row: work.gaps[index] + index)
        if let move = arrival.origin.flatMap({ origins[$0] }) {
          moves[move].place = place
        } else {
          others[arrival.slot] = place
        }
      }
    }
  }

  /// Where to put a row now, so that it is in its wanted place when all moves
  /// are made.
  func wantedPath(ofMove index: Int) -> RowPath {
    let move = moves[index]
    // All rows that come before this one are in place; rows of later moves are
    // still in their old places.
    let waiting = moves[(index + 1)...].filter {
      $0.section == move.wanted.section
    }.map { other in
      let isBelow =
        move.section == other.section
        && move.place.row < other.place.row
      return other.place.row - (isBelow ? 1 : 0)
    }
    var wanted = move.wanted
    for row in waiting.sorted() where row < wanted.row { wanted.row += 1 }
    return wanted
  }

  /// Notes that a row is moved.
  mutating func note(_ index: Int, in section: Int, _ place: GroupRow) {
    let old = moves[index].place
    func shift(_ other: inout GroupRow) {
      if other.group == old.group, other.row > old.row { other.row -= 1 }
      if other.group == place.group, other.row >= place.row { other.row += 1 }
    }
    for other in moves.indices { shift(&moves[other].place) }
    for slot in others.keys { shift(&others[slot]!) }
    moves[index].place = place
    moves[index].section = section
  }
}

extension ListTransaction {
  /// Takes out the rows that are moved by hand.
  ///
  /// - Returns: Their new places by their old ones.
  fileprivate mutating func takeMoved() -> [GroupRow: GroupRow] {
    var places: [GroupRow: GroupRow] = [:]
    for (group, old) in work {
      let kept = old.arrivals.indices.filter { index in
        let arrival = old.arrivals[index]
        if !arrival.isMoved { return true }
        places[arrival.origin!] = GroupRow(
          group: group, row: old.gaps[index] + index)
        return false
      }
      work[group]!.gaps = kept.map { old.gaps[$0] }
      work[group]!.arrivals = kept.map { old.arrivals[$0] }
    }
    return places
  }

  /// Puts a row that leaves back in its place, below rows that come there and
  /// do not stay last.
  fileprivate mutating func putBack(
    _ arrival: GroupWork.Arrival, in list: ListStorage<Element>
  ) {
    let (group, row) = (arrival.origin!.group, arrival.origin!.row)
    let old = work[group]!
    let gap = old.gap(ofRow: row)
    let index = old.arrivals.indices.partitioningIndex {
      old.gaps[$0] > gap
        || old.gaps[$0] == gap && list.pin(of: old.arrivals[$0].slot) == .last
    }
    work[group]!.gaps.insert(gap, at: index)
    work[group]!.arrivals.insert(arrival, at: index)
  }

  /// The place of the only row that comes.
  fileprivate var onlyArrival: GroupRow? {
    work.first { !$0.value.arrivals.isEmpty }.map {
      GroupRow(group: $0.key, row: $0.value.gaps[0])
    }
  }

  /// Gives rows that come new row numbers, by their slots.
  fileprivate mutating func setTargets(_ places: [Slot: GroupRow]) {
    for group in work.keys {
      for index in work[group]!.arrivals.indices {
        let slot = work[group]!.arrivals[index].slot
        work[group]!.arrivals[index].target = places[slot]!.row
      }
    }
  }
}
