import ThumbIndex

extension Arguments {
  /// The charsets of input and output; all readers and writers share one
  /// object.
  func charset() throws(Failure) -> Charset {
    try sharedCharset.value { () throws(Failure) in
      let (source, target) = try namedCharsets()
      return Charset(
        from: source, to: try writesUTF8() ? nil : target,
        writesLines: !hidesLines,
        // `thumb` warns of no byte order: it does not sort by bytes.
        order: command == .thumb
          ? (isByBytes: false, isByDefault: false) : byteOrder(self))
    }
  }

  /// The charsets of `--encoding`; `nil` for UTF-8.
  private func namedCharsets() throws(Failure) -> (
    source: Charset.Named?, target: Charset.Named?
  ) {
    guard let given = value(.encoding) else { return (nil, nil) }
    let names = given.parts(between: ",", keepingEmpty: true)
    if names.count > 2 {
      throw .usage(
        "option '--encoding' needs one charset or two, not '\(given)'", command)
    }
    var charsets: [Charset.Named?] = []
    for given in names {
      guard let known = CharsetConverter.charset(named: given) else {
        throw .usage(
          "unknown charset '\(given)' of option '--encoding'", command)
      }
      charsets.append(
        known.name.hasBytes(of: "UTF-8")
          ? nil : (given, known.name, known.hasTable))
    }
    return (charsets.first ?? nil, charsets.last ?? nil)
  }

  /// Whether the output is JSON or a page, which are UTF-8.
  private func writesUTF8() throws(Failure) -> Bool {
    if command == .page { return true }
    if try word(Option.format) == true { return true }
    return try word(Option.sectionFormat) == .json
  }

  /// Whether no line of the input is written.
  private var hidesLines: Bool {
    [.check, .quietCheck, .quiet, .count].contains { has($0) }
  }
}

/// Whether lines are ordered by their bytes, and whether this is only because
/// the environment names no language.
///
/// With `LC_ALL=C`, the user asks for byte order.
private func byteOrder(
  _ arguments: Arguments
) -> (isByBytes: Bool, isByDefault: Bool) {
  let isAsked =
    arguments.has(.locale)
    || ["C", "POSIX"].contains {
      $0.hasBytes(of: environment("LC_ALL") ?? "")
    }
  return (isByteOrderAsked(arguments), !isAsked)
}
