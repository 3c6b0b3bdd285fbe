import Testing
import ThumbIndex

/// Whether this is the ICU whose keys and versions the documentation states.
let isStatedICU = ICUVersions.current.icu == "72.1"

/// Expects a value to be what the documentation says that it is.
///
/// Collections are stated as their elements, separated by commas or spaces, with
/// or without brackets; texts with or without quotes; cases with their dot.
func shows<Value>(
  _ value: Value, _ stated: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let forms = renderings(of: value)
  #expect(
    forms.contains { matches($0, stated) },
    "stated: \(stated), but it is: \(forms.first ?? "")",
    sourceLocation: sourceLocation)
}

/// Expects an error whose description is what the documentation says that it is.
func fails(
  _ body: () throws -> Void, _ stated: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  do {
    try body()
    Issue.record("no error: \(stated)", sourceLocation: sourceLocation)
  } catch {
    shows(String(describing: error), stated, sourceLocation: sourceLocation)
  }
}

/// The ways to write a value.
private func renderings(of value: Any) -> [String] {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional {
    return mirror.children.first.map { renderings(of: $0.value) } ?? ["nil"]
  }
  if let text = value as? any StringProtocol {
    return [String(text), "\"\(text)\""]
  }
  if mirror.displayStyle == .enum {
    return ["." + String(describing: value)]
  }
  if !(value is any CustomStringConvertible & RangeExpression),
    let values = value as? any Sequence
  {
    let elements = elements(of: values).map { renderings(of: $0) }
    let plain = elements.map { $0[0] }
    let last = elements.map { $0[$0.count - 1] }
    return [
      "[" + last.joined(separator: ", ") + "]",
      "[" + plain.joined(separator: ", ") + "]",
      plain.joined(separator: ", "), plain.joined(separator: " "),
      last.joined(separator: ", "),
    ]
  }
  return [String(describing: value)]
}

private func elements(of values: some Sequence) -> [Any] {
  values.map { $0 }
}

/// Whether a text is what is stated, where "…" stands for anything.
private func matches(_ text: String, _ stated: String) -> Bool {
  let pieces = stated.split(separator: "…", omittingEmptySubsequences: false)
  guard pieces.count > 1 else { return text == stated }
  guard pieces.contains(where: { $0.contains { !$0.isWhitespace } }) else {
    return text == stated
  }
  var rest = text[...]
  for (index, piece) in pieces.enumerated() {
    if index == 0 {
      guard rest.hasPrefix(piece) else { return false }
      rest = rest.dropFirst(piece.count)
    } else if index == pieces.count - 1 {
      guard rest.hasSuffix(piece) else { return false }
    } else if let range = rest.firstRange(of: piece) {
      rest = rest[range.upperBound...]
    } else {
      return false
    }
  }
  return true
}

/// Takes the place of Swift's function in examples, as a test run shows nothing
/// but failures.
func print(_ items: Any...) {}
