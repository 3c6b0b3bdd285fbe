@testable import PropertyTesting
@testable import TestSupport

@testable import ThumbIndex

extension FuzzTarget {
  /// Laws 1 and 2: keys and order are ICU's, whichever path made them.
  static let keys = Self(name: "keys") { input in
    let order = try Order.read(&input)
    switch input.number(in: 0...7) {
    case 0, 1:
      let bytes =
        input.number(in: 0...1) == 0
        ? input.parts(2)
        : (0..<2).map { _ in Gen<[UInt8]>.hostile.make(&input.numbers, 0) }
      try input.check("\(order.name)\n\(bytes.map { shown($0) })") {
        try order.holdBytes(bytes)
      }
    case 2:
      let texts = Gen<[String]>.hostile(
        try .of(order.id, rules: order.rules), longest: 1 << 17
      ).make(&input.numbers, 0)
      try input.check("\(order.name)\n\(texts.map { shown($0) })") {
        try holdKeys(of: texts, by: order.collator, are: order.oracle)
      }
    default:
      let texts = input.texts(2)
      try input.check("\(order.name)\n\(texts.map { shown($0) })") {
        try order.hold(texts)
      }
    }
  }
}

/// A collator, and ICU's.
private struct Order {
  let name: String
  let id: String
  let rules: String?
  let collator: Collator
  let oracle: ICUOracle

  @MainActor private static let known = Cache<[Int], Self>(limit: 1000)

  /// Any collation as it is, or some locale with any options; with its table
  /// filled or not, which takes long.
  @MainActor static func read(_ input: inout FuzzInput) throws -> Self {
    let shape = input.number(in: 0...255)
    let place = input.number(in: 0...255)
    let isTabled = shape & 1 != 0
    if shape & 2 == 0 {
      let all = Collation.distinct
      let place = place % all.count
      return try known.value([-1, place, shape & 1]) {
        try Self(all[place].id, CollatorOptions(), isTabled: isTabled)
      }
    }
    let number = (shape >> 2) % (isTabled ? 12 : grids.count)
    let options = grids[number].options
    // Rules are compiled with the locale's own.
    let ids = options.rules == nil ? ids : ["en", "und", "da"]
    let id = ids[place % ids.count]
    return try known.value([number, place % ids.count, shape & 1]) {
      try Self(id, options, isTabled: isTabled)
    }
  }

  private static let ids = ["en", "da", "ja", "hu", "th", "zh", "und", "fr-CA"]

  /// Options as they come, and the same in every process.
  private static let grids = (0..<64).map {
    var numbers = SeededGenerator(seed: UInt64($0))
    return OptionGrid.random(&numbers)
  }

  private init(
    _ id: String, _ options: CollatorOptions, isTabled: Bool
  ) throws {
    self.id = id
    rules = options.rules
    name =
      "\(id) \(OptionGrid(options: options))"
      + (isTabled ? ", with its table" : "")
    collator = try Collator(id, options: options)
    if isTabled { collator.fillTable() }
    oracle = try ICUOracle(id, options: options)
  }
}

extension Order {
  func hold(_ texts: [String]) throws {
    try holdKeys(of: texts, by: collator, are: oracle)
    for text in texts {
      try holdEqual(
        collator.sortKey(for: text).bytes, oracle.key(of: text), "a key alone")
    }
    try holdKeysOrder(texts, by: collator)
    try holdUnlessKnown(texts, by: oracle) { () throws(Falsified) in
      let order = oracle.compare(texts[0], texts[1])
      try holdEqual(collator.compare(texts[0], texts[1]).rawValue, order)
      let sorted = texts.sorted(by: collator)
      // Stable: equal ones stay as they are.
      let expected = order > 0 ? [texts[1], texts[0]] : texts
      try holdEqual(
        sorted.map { Array($0.utf8) }, expected.map { Array($0.utf8) },
        "sorted")
    }
    try holdEquivalence(texts[0])
  }

  /// What Swift calls equal is equal; long runs of marks are cut before, as two
  /// spellings of one run may be cut in different places.
  private func holdEquivalence(_ text: String) throws(Falsified) {
    let written = streamSafe(KnownContradiction.writtenOut(text))
    let other = canonicallyDecomposed(written)
    guard written == other,
      ![written, other].contains(where: {
        KnownContradiction.hasKeysOfItsOwn($0, by: oracle)
      })
    else { return }
    try holdEqual(
      collator.sortKey(for: written), collator.sortKey(for: other),
      "keys of equivalent texts")
    try holdEqual(collator.compare(written, other), .equal, "equivalent texts")
  }

  func holdBytes(_ bytes: [[UInt8]]) throws(Falsified) {
    let texts = bytes.map { String(decoding: $0, as: UTF8.self) }
    let (left, right) = (bytes[0], bytes[1])
    let keys = bytes.map { collator.sortKey(forUTF8: $0.span) }
    for (text, key) in zip(texts, keys) {
      try holdEqual(key.bytes, oracle.key(of: text), shown(text))
    }
    try holdEqual(
      order(keys[0], keys[1]), collator.compare(utf8: left.span, right.span),
      "keys and comparison")
    try holdUnlessKnown(texts, by: oracle) { () throws(Falsified) in
      try holdEqual(
        collator.compare(utf8: left.span, right.span).rawValue,
        oracle.compare(utf8: left, right), "comparison of bytes")
    }
  }
}
