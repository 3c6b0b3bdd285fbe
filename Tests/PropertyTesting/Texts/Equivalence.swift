internal import CICU
internal import CICUTesting

/// The canonical decomposition, without ordering its marks.
func decomposed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
  scalars.flatMap { decomposition(of: $0) ?? [$0] }
}

/// The canonical decomposition of a text (NFD).
public func canonicallyDecomposed(_ text: String) -> String {
  var result: [Unicode.Scalar] = []
  for scalar in decomposed(Array(text.unicodeScalars)) {
    // By insertion: marks of one class keep their order.
    var place = result.count
    let own = combiningClass(scalar)
    while own != 0, place > 0, combiningClass(result[place - 1]) > own {
      place -= 1
    }
    result.insert(scalar, at: place)
  }
  return String(result)
}

/// Another spelling that is canonically equivalent: decomposed, with marks of
/// different classes exchanged, then composed here and there, also to
/// characters that no normal form has.
func equivalent(
  to scalars: [Unicode.Scalar], _ numbers: inout SeededGenerator
) -> [Unicode.Scalar] {
  var text = scalars
  if !numbers.chance(oneIn: 4) { text = decomposed(text) }
  for index in text.indices.dropLast() where numbers.chance(oneIn: 2) {
    let left = combiningClass(text[index])
    let right = combiningClass(text[index + 1])
    if left != 0, right != 0, left != right { text.swapAt(index, index + 1) }
  }
  return composed(text, &numbers)
}

private func composed(
  _ text: [Unicode.Scalar], _ numbers: inout SeededGenerator
) -> [Unicode.Scalar] {
  var result: [Unicode.Scalar] = []
  var index = 0
  while index < text.count {
    var taken = 1
    var piece = [text[index]]
    for length in [1, 2, 3, 4]
    where index + length <= text.count && numbers.chance(oneIn: 2) {
      let found = composites[Array(text[index..<index + length])] ?? []
      guard let composite = found.randomElement(using: &numbers) else {
        continue
      }
      taken = length
      piece = [composite]
    }
    result += piece
    index += taken
  }
  return result
}

/// The characters that have a given decomposition.
private let composites: [[Unicode.Scalar]: [Unicode.Scalar]] = {
  var result: [[Unicode.Scalar]: [Unicode.Scalar]] = [:]
  let ranges: [ClosedRange<UInt32>] = [
    0xC0...0x33FF, 0xAC00...0xD7A3, 0xF900...0xFFFF, 0x11000...0x119FF,
    0x1D100...0x1D1FF, 0x2F800...0x2FA1F,
  ]
  for value in ranges.joined() {
    guard let scalar = Unicode.Scalar(value),
      let parts = decomposition(of: scalar)
    else { continue }
    result[parts, default: []].append(scalar)
  }
  return result
}()

// ICU's data rather than Swift's own, which may be of a later Unicode that
// decomposes more.

private func decomposition(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
  var status = cicu_U_ZERO_ERROR
  let form = unsafe cicu_unorm2_getNFDInstance(&status)
  var text = [UInt16](repeating: 0, count: 16)
  let length = unsafe cicu_unorm2_getDecomposition(
    form, Int32(scalar.value), &text, Int32(text.count), &status)
  guard length > 0 else { return nil }
  return Array(
    String(decoding: text.prefix(Int(length)), as: UTF16.self).unicodeScalars)
}

/// For a mark that decomposes (U+0344), the class of its parts.
private func combiningClass(_ scalar: Unicode.Scalar) -> UInt8 {
  var status = cicu_U_ZERO_ERROR
  let form = unsafe cicu_unorm2_getNFDInstance(&status)
  return unsafe cicu_unorm2_getCombiningClass(form, Int32(scalar.value))
}
