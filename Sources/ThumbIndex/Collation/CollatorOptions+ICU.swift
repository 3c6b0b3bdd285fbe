// The names of the options in ICU's API. Each table is read in both
// directions: to set what was asked and to report what is in force.

extension CollatorOptions.Strength {
  private static let table: [(Self, CollatorAttribute.Value)] = [
    (.primary, .primary), (.secondary, .secondary), (.tertiary, .tertiary),
    (.quaternary, .quaternary), (.identical, .identical),
  ]

  var value: CollatorAttribute.Value { Self.table.first { $0.0 == self }!.1 }

  init(_ value: CollatorAttribute.Value) {
    self = Self.table.first { $0.1 == value }?.0 ?? .tertiary
  }
}

extension CollatorOptions.CaseFirst {
  private static let table: [(Self, CollatorAttribute.Value)] = [
    (.upper, .upperFirst), (.lower, .lowerFirst), (.off, .off),
  ]

  var value: CollatorAttribute.Value { Self.table.first { $0.0 == self }!.1 }

  init(_ value: CollatorAttribute.Value) {
    self = Self.table.first { $0.1 == value }?.0 ?? .off
  }
}

extension CollatorOptions.VariableGroup {
  // The raw values are the names of ICU's groups.
  var group: ReorderGroup { ReorderGroup(rawValue)! }

  init(_ group: ReorderGroup) {
    self = Self(rawValue: group.name) ?? .punctuation
  }
}
