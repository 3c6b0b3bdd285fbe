extension Gen<[UInt8]> {
  /// Bytes that are meant to be UTF-8 and often are not: cut sequences,
  /// overlong ones, surrogates, stray bytes, between good text.
  public static let bytes = Gen(
    make: { numbers, size in
      var bytes: [UInt8] = []
      for _ in 0..<numbers.number(in: 0...(2 + size / 4)) {
        bytes += piece(&numbers, size)
      }
      return bytes
    },
    simplify: { bytes, stillFails in
      simplifyList(
        bytes, element: { simplifyByte($0, stillFails: $1) },
        stillFails: stillFails)
    },
    show: { shown($0) })

  /// Such bytes so many times, with much in common.
  public static func relatedBytes(_ count: Int) -> Gen<[[UInt8]]> {
    Gen<[[UInt8]]>(
      make: { numbers, size in
        var texts = [bytes.make(&numbers, size)]
        while texts.count < count {
          var text = numbers.pick(texts)
          let place = numbers.number(in: 0...text.count)
          let end = min(text.count, place + numbers.number(in: 0...2))
          text.replaceSubrange(
            place..<end,
            with: numbers.chance(oneIn: 3) ? [] : piece(&numbers, size))
          texts.append(text)
        }
        return texts
      },
      simplify: { texts, stillFails in
        for index in texts.indices {
          var simpler = texts
          let found = bytes.simplify(texts[index]) {
            simpler[index] = $0
            return stillFails(simpler)
          }
          if let found {
            simpler[index] = found
            return simpler
          }
        }
        return nil
      },
      show: { $0.map { shown($0) }.joined(separator: "\n") })
  }
}

private func piece(
  _ numbers: inout SeededGenerator, _ size: Int
) -> [UInt8] {
  var good: [UInt8] {
    Array(String(numbers.pick(TextKind.all).piece(&numbers, size)).utf8)
  }
  switch numbers.number(in: 0...7) {
  case 0:
    return Array(good.dropLast())
  case 1:
    return Array(good.dropFirst())
  case 2:
    var bytes = good
    if !bytes.isEmpty {
      bytes[numbers.number(in: 0...bytes.count - 1)] = UInt8(
        numbers.number(in: 0...255))
    }
    return bytes
  case 3:
    return numbers.pick(Samples.illFormed)
  case 4:
    return (0..<numbers.number(in: 1...4)).map { _ in
      UInt8(numbers.number(in: 0x80...0xFF))
    }
  default:
    return good
  }
}

private func simplifyByte(
  _ byte: UInt8, stillFails: (UInt8) -> Bool
) -> UInt8? {
  let bound = Int(UInt8(ascii: "a"))
  let distance = Int(byte) - bound
  for nearer in [0, distance / 2, distance - distance.signum()]
  where abs(nearer) < abs(distance) {
    let candidate = UInt8(bound + nearer)
    if stillFails(candidate) { return candidate }
  }
  return nil
}
