// Made by .ci/examples.py from Sources/ThumbIndex/Collation: not to be edited.
// swift-format-ignore-file

import Testing
import ThumbIndex

extension Examples {
  @Test("CollationError, 1")
  mutating func collationError1() async throws {
    fails({ _ = try Collator("de-u-co-foo") }, "unknown value 'foo' of 'co' in locale 'de-u-co-foo'")
  }
}

extension Examples {
  @Test("Collator+Comparing, 1")
  mutating func collatorComparing1() async throws {
    shows(try Collator("en").compare("resume", "Résumé"), ".less")
  }
}

extension Examples {
  @Test("Collator+Comparing, 2")
  mutating func collatorComparing2() async throws {
    let german = try Collator("de")
    let (left, right): ([UInt8], [UInt8]) = ([0x61], [0xC3, 0xA4])
    shows(german.compare(utf8: left.span, right.span), ".less")
    _ = german
  }
}

extension Examples {
  @Test("Collator+Comparing, 3")
  mutating func collatorComparing3() async throws {
    let danish = try Collator("da")
    shows(["Aarhus", "Odense"].max(by: danish.areInIncreasingOrder), "Aarhus")
    _ = danish
  }
}

extension Examples {
  @Test("Collator, 1")
  mutating func collator1() async throws {
    let swedish = try Collator("sv")
    shows(["Öl", "Zebra", "Ål"].sorted(by: swedish), "Zebra, Ål, Öl")
    shows(try Collator("de-u-co-phonebk").compare("Ärger", "Afrika"), ".less")
    _ = swedish
  }
}

extension Examples {
  @Test("Collator, 2")
  mutating func collator2() async throws {
    let german = try Collator("de-u-co-phonebk")
    let files = try Collator("en", options: CollatorOptions(numeric: true))
    shows(["a", "Z", "ä"].sorted(by: try Collator("C")), "Z, a, ä")
    _ = german
    _ = files
  }
}

extension Examples {
  @Test("Collator, 3")
  mutating func collator3() async throws {
    shows(try Collator(preferring: ["tlh", "de-AT", "en"]).locale, "de-AT")
    fails({ _ = try Collator(preferring: ["tlh", "*"]) }, "ICU has no language 'tlh, *'")
  }
}

extension Examples {
  @Test("Collator, 4")
  mutating func collator4() async throws {
    Collator.releaseSharedData()
    shows(try Collator("sv").compare("Ö", "Z"), ".greater")
  }
}

extension Examples {
  @Test("Collator, 5")
  mutating func collator5() async throws {
    shows(try Collator.availableCollations(in: "de"), "standard, phonebk, search, emoji, eor")
  }
}

extension Examples {
  @Test("Collator, 6", .enabled(if: isStatedICU))
  mutating func collator6() async throws {
    shows(try Collator("en").sortKey(for: "ab").description, "2a2c01060106")
  }
}

extension Examples {
  @Test("Collator, 7")
  mutating func collator7() async throws {
    let english = try Collator("en")
    let latin1: [UInt8] = [0xE4]
    shows(english.sortKey(forUTF8: latin1.span) == english.sortKey(for: "\u{FFFD}"), "true")
    _ = english
    _ = latin1
  }
}

extension Examples {
  @Test("Collator, 8", .enabled(if: isStatedICU))
  mutating func collator8() async throws {
    shows(try Collator("sv").fingerprint, "icu=72.1 cldr=42.0 unicode=15.0 collator=153.120.42 locale=sv …")
  }
}

extension Examples {
  @Test("CollatorOptions, 1")
  mutating func collatorOptions1() async throws {
    let words = "côte coté co-op cone file10 file2 rôle Role role ω"
    func sorted(_ options: CollatorOptions) throws -> [Substring] {
      words.split(separator: " ")
        .sorted(by: try Collator("en", options: options))
    }
    shows(try sorted(CollatorOptions()), "co-op cone coté côte file10 file2 role Role rôle ω")
    shows(try sorted(CollatorOptions(numeric: true)), "co-op cone coté côte file2 file10 role Role rôle ω")
    shows(try sorted(CollatorOptions(caseFirst: .upper)), "co-op cone coté côte file10 file2 Role role rôle ω")
    shows(try sorted(CollatorOptions(punctuation: .ignore())), "cone co-op coté côte file10 file2 role Role rôle ω")
    shows(try sorted(CollatorOptions(backwardSecondary: true)), "co-op cone côte coté file10 file2 role Role rôle ω")
    shows(try sorted(CollatorOptions(reorder: ["Grek"])), "ω co-op cone coté côte file10 file2 role Role rôle")
    shows(try sorted(CollatorOptions(rules: "& z < c")), "file10 file2 role Role rôle co-op cone coté côte ω")
    _ = words
  }
}

extension Examples {
  @Test("CollatorOptions, 2")
  mutating func collatorOptions2() async throws {
    let names = ["Иӣд", "Йусуф", "Ӣброҳим", "Ирон"]
    shows(names.sorted(by: try Collator("tg")), "Иӣд, Ирон, Ӣброҳим, Йусуф")
    let plain = CollatorOptions(addedOrders: false)
    shows(names.sorted(by: try Collator("tg", options: plain)), "Ӣброҳим, Иӣд, Ирон, Йусуф")
    _ = names
    _ = plain
  }
}

extension Examples {
  @Test("CollatorOptions, 3")
  mutating func collatorOptions3() async throws {
    let options = CollatorOptions(strength: .secondary, numeric: true)
    _ = options
  }
}

extension Examples {
  @Test("CollatorOptions, 4")
  mutating func collatorOptions4() async throws {
    let options = CollatorOptions(strength: .secondary)
    let collator = try Collator("en", options: options)
    shows(collator.compare("role", "Role"), ".equal")
    shows(collator.compare("role", "rôle"), ".less")
    _ = options
    _ = collator
  }
}

extension Examples {
  @Test("CollatorOptions, 5")
  mutating func collatorOptions5() async throws {
    let roles = ["rôle", "role", "Role"]
    let upper = CollatorOptions(caseFirst: .upper)
    shows(roles.sorted(by: try Collator("en", options: upper)), "Role, role, rôle")
    shows(roles.sorted(by: try Collator("en")), "role, Role, rôle")
    _ = roles
    _ = upper
  }
}

extension Examples {
  @Test("CollatorOptions, 6")
  mutating func collatorOptions6() async throws {
    let names = ["diSilva", "Di Silva", "di Silva"]
    shows(names.sorted(by: try Collator("en")), "di Silva, Di Silva, diSilva")
    let options = CollatorOptions(punctuation: .ignore())
    let ignoring = try Collator("en", options: options)
    shows(ignoring.compare("diSilva", "di Silva"), ".equal")
    _ = names
    _ = options
    _ = ignoring
  }
}

extension Examples {
  @Test("CollatorOptions, 7")
  mutating func collatorOptions7() async throws {
    let options = CollatorOptions(punctuation: .ignore(upTo: .space))
    let ignoring = try Collator("en", options: options)
    shows(ignoring.compare("diSilva", "di Silva"), ".equal")
    shows(ignoring.compare("diSilva", "di-Silva"), ".greater")
    _ = options
    _ = ignoring
  }
}

extension Examples {
  @Test("KeyOrder, 1")
  mutating func keyOrder1() async throws {
    shows(try Collator("sv").compare("Ål", "Zebra"), ".greater")
  }
}

extension Examples {
  @Test("SortKey, 1")
  mutating func sortKey1() async throws {
    let collator = try Collator("sv")
    shows(collator.sortKey(for: "Zebra") < collator.sortKey(for: "Ål"), "true")
    _ = collator
  }
}

extension Examples {
  @Test("SortKeyColumn+Making, 1")
  mutating func sortKeyColumnMaking1() async throws {
    let column = SortKeyColumn(["Öl", "Zebra"], collator: try Collator("sv"))
    shows(column.count, "2")
    _ = column
  }
}

extension Examples {
  @Test("SortKeyColumn+Making, 2")
  mutating func sortKeyColumnMaking2() async throws {
    let line: [UInt8] = Array("b;ä".utf8)
    let column = SortKeyColumn(
      utf8: line.span, rows: [0..<1, 2..<4], collator: try Collator("de"))
    shows(column.compare(0, 1), ".greater")
    _ = line
    _ = column
  }
}

extension Examples {
  @Test("SortKeyColumn, 1")
  mutating func sortKeyColumn1() async throws {
    let swedish = try Collator("sv")
    let column = SortKeyColumn(["Öl", "Zebra"], collator: swedish)
    shows(column.compare(0, 1), ".greater")
    shows(column[0] == swedish.sortKey(for: "Öl"), "true")
    _ = swedish
    _ = column
  }
}

extension Examples {
  @Test("SortKeyColumn, 2")
  mutating func sortKeyColumn2() async throws {
    let column = SortKeyColumn(["ab"], collator: try Collator("en"))
    shows(column.withBytes(ofRow: 0) { $0.count }, "6")
    _ = column
  }
}

extension Examples {
  @Test("SortKeyColumn, 3", .enabled(if: isStatedICU))
  mutating func sortKeyColumn3() async throws {
    let column = SortKeyColumn(["ab"], collator: try Collator("en"))
    shows(column[0].description, "2a2c01060106")
    shows(String(column.prefix(ofRow: 0), radix: 16), "2a2c010601060000")
    _ = column
  }
}
