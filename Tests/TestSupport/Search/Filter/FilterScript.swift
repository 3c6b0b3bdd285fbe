package import PropertyTesting

package import ThumbIndex

/// Something that happens while somebody searches a list.
package enum FilterStep: Sendable {
  /// Typed at a place, which is meant modulo the places there are.
  case type(String, at: Int)
  /// So many characters deleted before a place.
  case delete(Int, before: Int)
  case scope(SearchScope)
  case words(Bool)
  case clear
  /// Another text typed, mostly one of the list with a slip or two.
  case mistype(String)
  /// Whether near matches are shown where nothing matches.
  case near(Bool)
  /// Other fields, by their numbers; none for all.
  case fields([Int])
  /// Entries with this stamp alone; `nil` for all.
  case stamp(Int?)
  /// Whether an empty text finds everything.
  case whenEmpty(Bool)
  /// A query that is cancelled as soon as it is asked.
  case cancelled(String)
  /// Other options, by their number among some.
  case options(Int)
  /// Other fields, with options and a language by their numbers among some.
  case search(FilterFields, options: Int, language: Int)
  /// Edits made at once.
  case edit([ListEdit])
  /// An edit of a row by its path in the results.
  case shown(ListEdit)
  case replaceAll([Successor])
  /// Another list, of some elements and, if groups are listed, in another order.
  case become([Successor], listed: [Int])
  /// Other sections shown, or another header.
  case list(ListEdit)
  /// What a search shows of sections that are collapsed.
  case collapsed(Bool)
  /// Steps one after another, whose changes are gathered.
  case nested([FilterStep])
  /// Steps one after another, which an error then takes back.
  case failing([FilterStep])
  /// Looks for an element by its id.
  case ask(Int)
  /// Keeps a copy of the filter, with its results, under a number.
  case keep(Int)
  /// Goes on with the copy under a number, and keeps the filter in its place.
  case turnTo(Int)
  /// Makes the filter what the copy under a number is.
  case restore(Int)
}

extension FilterStep {
  /// Whether the filter may be another afterwards.
  var mayReplaceFilter: Bool {
    switch self {
    case .turnTo, .restore: true
    case .nested(let steps): steps.contains(where: \.mayReplaceFilter)
    default: false
    }
  }
}

/// A list, what is searched in it, and what happens.
package struct FilterScript: Sendable {
  package var start: [ListEntry]
  package var options: Int
  package var steps: [FilterStep]

  package init(start: [ListEntry], options: Int, steps: [FilterStep]) {
    (self.start, self.options, self.steps) = (start, options, steps)
  }
}

extension Gen<FilterScript> {
  /// Scripts in which some of what is typed is found.
  ///
  /// - Parameters:
  ///   - length: The number of steps at most.
  ///   - theme: Which steps there are.
  package static func searches(
    length: Int = 24, _ theme: ScriptTheme = .any
  ) -> Self {
    Gen(
      make: { numbers, size in
        let maker = EntryMaker(&numbers, size, theme, isFilter: true)
        // Rows found before are looked at alone when they are few among many.
        let count = numbers.chance(oneIn: 4) ? 50 : min(4 * size, 16)
        return FilterScript(
          start: (0..<numbers.number(in: 0...count)).map { _ in
            maker.entry(&numbers)
          },
          options: numbers.chance(oneIn: 2)
            ? 0 : numbers.number(in: 0...FilterFields.options.count - 1),
          steps: (0..<numbers.number(in: 1...length)).map { _ in
            maker.step(&numbers) as FilterStep
          })
      },
      simplify: simplified,
      show: { script in
        "start \(script.start), options \(script.options)\n"
          + script.steps.map { "\($0)" }.joined(separator: "\n")
      })
  }
}

extension EntryMaker {
  /// - Parameter depth: How many batches the step is in.
  fileprivate func step(
    _ numbers: inout SeededGenerator, depth: Int = 0
  ) -> FilterStep {
    switch kind(&numbers) {
    case 0: return .scope(numbers.pick(SearchScope.allCases))
    case 1: return .words(numbers.chance(oneIn: 2))
    case 2:
      switch numbers.number(in: 0...7) {
      case 0: return .clear
      case 4, 5: return .near(numbers.chance(oneIn: 4) ? false : true)
      case 6, 7: return .mistype(mistyped(&numbers))
      case 1: return .fields(numbers.pick([[], [0], [1], [0, 1]]))
      case 2: return .stamp(numbers.pick([nil, 0, 1, 2]))
      default: return .whenEmpty(numbers.chance(oneIn: 2))
      }
    case 3: return .cancelled(typed(&numbers))
    case 4:
      let options = numbers.number(in: 0...FilterFields.options.count - 1)
      return numbers.chance(oneIn: 2)
        ? .options(options)
        : .search(
          numbers.pick(FilterFields.allCases), options: options,
          language: numbers.number(in: 0...FilterFields.languages.count - 1))
    case 9:
      let edits = (0..<numbers.number(in: 1...5)).map { _ in
        step(&numbers) as ListEdit
      }
      return .shown(edits.count == 1 ? edits[0] : .batch(edits))
    case 5...8:
      return .edit(
        (0..<numbers.number(in: 1...5)).map { _ in step(&numbers) as ListEdit })
    case 10, 11: return .replaceAll(successors(&numbers))
    case 12, 13:
      return .delete(numbers.number(in: 1...3), before: place(&numbers))
    case 14:
      return .list(
        numbers.chance(oneIn: 2) ? .show(groups(&numbers)) : header(&numbers))
    case 15: return .list(.collapse(sections(&numbers)))
    case 16: return .list(.expand(sections(&numbers)))
    case 17: return .collapsed(numbers.chance(oneIn: 2))
    case 18, 19: return .nested(steps(&numbers, depth))
    case 20: return .failing(steps(&numbers, depth))
    case 21, 22: return .ask(numbers.number(in: 0...20))
    case 23: return .keep(numbers.number(in: 0...2))
    case 24: return .turnTo(numbers.number(in: 0...2))
    case 25: return .restore(numbers.number(in: 0...2))
    case 31:
      let edit = sectionsAsAWhole(&numbers)
      if case .become(let successors, let listed) = edit {
        return .become(successors, listed: listed)
      }
      return .list(edit)
    default: return .type(typed(&numbers), at: place(&numbers))
    }
  }

  /// The steps of a batch in some batches.
  private func steps(
    _ numbers: inout SeededGenerator, _ depth: Int
  ) -> [FilterStep] {
    (0..<numbers.pick([1, 2, 4, 8])).map { _ in
      depth < 2
        ? step(&numbers, depth: depth + 1)
        : .type(typed(&numbers), at: place(&numbers))
    }
  }

  /// The end twice as often as the start, and both more often than others.
  private func place(_ numbers: inout SeededGenerator) -> Int {
    numbers.pick([-1, -1, 0, numbers.number(in: 0...9)])
  }

  /// A text of the list with a slip or two.
  private func mistyped(_ numbers: inout SeededGenerator) -> String {
    var characters = Array(numbers.pick(texts))
    for _ in 0..<numbers.number(in: 1...2) where characters.count > 1 {
      let place = numbers.number(in: 0...characters.count - 2)
      switch numbers.number(in: 0...3) {
      case 0: characters.remove(at: place)
      case 1: characters.insert(numbers.pick(["x", "a", "й"]), at: place)
      case 2: characters[place] = numbers.pick(["x", "a", "й"])
      default: characters.swapAt(place, place + 1)
      }
    }
    return String(characters)
  }

  /// A character or some, mostly of a text in the list.
  private func typed(_ numbers: inout SeededGenerator) -> String {
    if numbers.chance(oneIn: 6) {
      return numbers.pick(["a", " ", "x", "A", "-", "ö", "oe", "b a", "ㅎ"])
    }
    let characters = Array(numbers.pick(texts))
    let start = numbers.number(in: 0...characters.count)
    let end = min(characters.count, start + numbers.number(in: 1...3))
    return String(characters[start..<end])
  }
}

// MARK: - Simplifying

private func simplified(
  _ script: FilterScript, stillFails: (FilterScript) -> Bool
) -> FilterScript? {
  func trying<Value>(
    _ part: WritableKeyPath<FilterScript, Value>, _ values: Gen<Value>
  ) -> FilterScript? {
    var simpler = script
    let found = values.simplify(script[keyPath: part]) {
      simpler[keyPath: part] = $0
      return stillFails(simpler)
    }
    return found.map {
      simpler[keyPath: part] = $0
      return simpler
    }
  }
  return trying(\.steps, Gen<[FilterStep]>.list(of: .steps))
    ?? trying(\.start, Gen<[ListEntry]>.list(of: .entries))
    ?? trying(\.options, .places)
}

extension Gen<FilterStep> {
  /// Steps for simplifying alone.
  fileprivate static var steps: Self {
    Gen(
      make: { _, _ in .clear },
      simplify: { step, stillFails in
        switch step {
        case .type(let text, let place):
          Gen<String>.texts.simplify(text) {
            stillFails(.type($0, at: place))
          }.map { .type($0, at: place) }
        case .cancelled(let text):
          Gen<String>.texts.simplify(text) { stillFails(.cancelled($0)) }
            .map { .cancelled($0) }
        case .edit(let edits):
          Gen<[ListEdit]>.list(of: .edits).simplify(edits) {
            stillFails(.edit($0))
          }.map { .edit($0) }
        case .replaceAll(let successors):
          Gen<[Successor]>.list(of: .successors).simplify(successors) {
            stillFails(.replaceAll($0))
          }.map { .replaceAll($0) }
        case .become(let successors, let listed):
          Gen<[Successor]>.list(of: .successors).simplify(successors) {
            stillFails(.become($0, listed: listed))
          }.map { .become($0, listed: listed) }
        case .nested(let steps):
          Gen<[FilterStep]>.list(of: .steps).simplify(steps) {
            stillFails(.nested($0))
          }.map { .nested($0) }
        case .failing(let steps):
          Gen<[FilterStep]>.list(of: .steps).simplify(steps) {
            stillFails(.failing($0))
          }.map { .failing($0) }
        case .ask(let id):
          Gen<Int>.places.simplify(id) { stillFails(.ask($0)) }
            .map { .ask($0) }
        case .list(let edit):
          Gen<ListEdit>.edits.simplify(edit) { stillFails(.list($0)) }
            .map { .list($0) }
        case .shown(let edit):
          Gen<ListEdit>.edits.simplify(edit) { stillFails(.shown($0)) }
            .map { .shown($0) }
        default: nil
        }
      })
  }
}
