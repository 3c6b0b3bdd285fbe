/// The characters that are hardest on who keys or folds them: those of one
/// ordering, found by asking it, or those that are hard in all.
public struct HostileCharacters: Sendable {
  /// Characters that become much: a long key, a long fold, many elements.
  public var long: [String]

  /// Characters that become little.
  public var short: [String]

  /// Letters of several characters, the longest among them.
  public var contractions: [String]

  /// Characters of an ordering.
  public init(long: [String], short: [String], contractions: [String]) {
    (self.long, self.short) = (long, short)
    self.contractions = contractions
  }

  /// What needs no asking.
  public static let known = Self(
    long: Samples.expansions, short: Samples.short,
    contractions: Samples.contractions)
}
