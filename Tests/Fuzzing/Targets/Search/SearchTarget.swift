@testable import PropertyTesting
@testable import TestSupport

import ThumbIndex

extension FuzzTarget {
  /// Laws 8 to 12: what a search finds and marks, from scratch and on any path
  /// of queries, scopes and edits.
  static let search = Self(name: "search") { input in
    // A filter and its list are looked at from all sides after each step.
    switch input.number(in: 0...7) {
    case 0: try checkFilter(&input)
    case 1: try checkFolding(&input)
    default: try checkTyping(&input)
    }
  }

  /// Texts made to outgrow the memory that a column reserves for them.
  private static func checkFolding(_ input: inout FuzzInput) throws {
    let (locale, options) = input.pick(searches)
    let plan = try Plans.plan(locale, options)
    let texts = Gen<[String]>.hostile(try .of(locale)).make(&input.numbers, 0)
    try input.check("\(locale), \(options)\n\(texts.map { shown($0) })") {
      try holdMainForms(of: texts, plan)
    }
  }

  private static func checkTyping(_ input: inout FuzzInput) throws {
    let (locale, options) = input.pick(searches)
    let texts =
      input.number(in: 0...1) == 0
      ? input.texts(2)
      : {
        let size = input.number(in: 0...40)
        let made = Gen<SearchCase>.searches.make(&input.numbers, size)
        return [made.text, made.typed]
      }()
    let value = SearchCase(text: texts[0], typed: texts[1])
    let plan = try Plans.plan(locale, options)
    let oracle = try oracles.value(locale) {
      try ICUOracle(locale, options: CollatorOptions(strength: .primary))
    }
    let shownCase = { Gen<SearchCase>.searches.show(value) }
    try input.check("\(locale), \(options)\n\(shownCase())") {
      try holdNesting(value, plan)
      for scope in SearchScope.allCases {
        try holdMarks(value, scope, plan)
      }
      if options.tiers == .all {
        try holdNarrowing(value, plan)
        if oracle.finds(value.typed, in: value.text) {
          try hold(plan.finds(value.typed, in: value.text), "ICU finds it")
        }
      }
    }
  }

  /// Locales and options: not all of both, as each pair has tables to fill.
  private static let searches: [(String, SearchOptions)] =
    [
      "en", "da", "ja", "lt", "en-u-ka-shifted", "es-u-co-trad", "ko", "zh",
      "tr", "ar", "de",
    ].map { ($0, SearchOptions()) }
    + ["hu", "th"].flatMap { locale in
      SearchOptions.Punctuation.allCases.flatMap { punctuation in
        [Set<SearchTier>.all, .strict, Set<SearchTier>([.search])].map {
          (locale, SearchOptions(tiers: $0, punctuation: punctuation))
        }
      }
    }

  private static let oracles = Cache<String, ICUOracle>(limit: 100)

  private static func checkFilter(_ input: inout FuzzInput) throws {
    let kind = input.pick(ListKind.all)
    let fields = input.pick(FilterFields.allCases)
    let size = input.number(in: 0...30)
    let scripts = Gen<FilterScript>.searches(length: 8)
    let script = scripts.make(&input.numbers, size)
    try input.check("\(kind.name), \(fields)\n\(scripts.show(script))") {
      var run = try FilterRun<KnownRow>(kind, fields, script)
      try run.checkResults()
      var numbers = SeededGenerator(seed: UInt64(script.steps.count))
      for (index, step) in script.steps.enumerated() {
        try run.check(step, keepsOld: index % 2 == 1, &numbers)
        if index % 8 == 7 { try run.checkResults() }
      }
      try run.checkCopies()
    }
  }
}
