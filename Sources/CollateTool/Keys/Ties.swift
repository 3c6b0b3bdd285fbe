/// How records with equal keys are ordered.
enum Ties {
  /// By the order of the input.
  case keep
  /// By the bytes of the whole record.
  case bytes
  case reversedBytes

  /// Takes the rule from options; `-u` implies ``keep``.
  init(_ arguments: Arguments) {
    self =
      arguments.has(.unique) || arguments.has(.stable)
      ? .keep : arguments.has(.reverse) ? .reversedBytes : .bytes
  }
}
