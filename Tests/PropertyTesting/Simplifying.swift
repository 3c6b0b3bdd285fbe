/// The first simpler list that still fails: with a stretch left out, the
/// longest first, or with one element simplified.
func simplifyList<Element>(
  _ list: [Element],
  element simplify: @escaping (Element, (Element) -> Bool) -> Element?,
  stillFails: ([Element]) -> Bool
) -> [Element]? {
  if let shorter = dropStretch(of: list, stillFails: stillFails) {
    return shorter
  }
  for index in list.indices {
    var simpler = list
    let found = simplify(list[index]) { candidate in
      simpler[index] = candidate
      return stillFails(simpler)
    }
    if let found {
      simpler[index] = found
      return simpler
    }
  }
  return nil
}

private func dropStretch<Element>(
  of list: [Element], stillFails: ([Element]) -> Bool
) -> [Element]? {
  var length = list.count
  while length > 0 {
    for start in stride(from: 0, to: list.count, by: length) {
      let end = min(start + length, list.count)
      let shorter = Array(list[..<start] + list[end...])
      if stillFails(shorter) { return shorter }
    }
    length /= 2
  }
  return nil
}

/// The first scalar nearer to `a` that still fails.
func simplifyScalar(
  _ scalar: Unicode.Scalar, stillFails: (Unicode.Scalar) -> Bool
) -> Unicode.Scalar? {
  let bound = Int(("a" as Unicode.Scalar).value)
  let distance = Int(scalar.value) - bound
  if distance == 0 { return nil }
  for nearer in [0, distance / 2, distance - distance.signum()]
  where abs(nearer) < abs(distance) {
    // There is no scalar at a surrogate's number.
    guard let candidate = Unicode.Scalar(UInt32(bound + nearer)) else {
      continue
    }
    if stillFails(candidate) { return candidate }
  }
  return nil
}

/// The first simpler text that still fails: shorter, then with a scalar nearer
/// to `a`.
func simplifyText(
  _ text: String, stillFails: (String) -> Bool
) -> String? {
  simplifyList(
    Array(text.unicodeScalars),
    element: { simplifyScalar($0, stillFails: $1) },
    stillFails: { stillFails(String($0)) }
  ).map { String($0) }
}

extension String {
  init(_ scalars: [Unicode.Scalar]) {
    self.init(String.UnicodeScalarView(scalars))
  }
}
