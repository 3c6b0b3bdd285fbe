import Glibc

/// The SHA-256 of a text's UTF-8 in Base64, by which a page's policy names a style
/// or a script.
///
/// The steps are those of FIPS 180-4. Neither glibc nor the toolchain has
/// SHA-256, and OpenSSL would be one more library to install and to link.
func contentHash(of text: String) -> String {
  var hash = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
  let constants = primes.map { fraction(cbrt(Double($0))) }
  let message = padded(Array(text.utf8))
  var words = [UInt32](repeating: 0, count: 64)
  for block in stride(from: 0, to: message.count, by: 64) {
    for place in 0..<16 {
      let start = block + 4 * place
      words[place] = message[start..<start + 4].reduce(0) {
        $0 << 8 | UInt32($1)
      }
    }
    for place in 16..<64 {
      let (far, near) = (words[place - 15], words[place - 2])
      let small0 = rotated(far, 7) ^ rotated(far, 18) ^ far >> 3
      let small1 = rotated(near, 17) ^ rotated(near, 19) ^ near >> 10
      words[place] = words[place - 16] &+ small0 &+ words[place - 7] &+ small1
    }
    var state = hash
    for place in 0..<64 {
      let (a, b, c) = (state[0], state[1], state[2])
      let (e, f, g) = (state[4], state[5], state[6])
      let big0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
      let big1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let choice = e & f ^ ~e & g
      let majority = a & b ^ a & c ^ b & c
      let step =
        state.removeLast() &+ big1 &+ choice &+ constants[place]
        &+ words[place]
      state[3] &+= step
      state.insert(step &+ big0 &+ majority, at: 0)
    }
    for place in hash.indices { hash[place] &+= state[place] }
  }
  return base64(of: hash)
}

/// The first 64 primes; the constants come from their roots.
private let primes = (2...311).filter { number in
  (2..<number).allSatisfy { number % $0 != 0 }
}

/// The first 32 bits of a number's fraction.
private func fraction(_ root: Double) -> UInt32 {
  UInt32((root - root.rounded(.down)) * 0x1p32)
}

private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
  word >> count | word << (32 - count)
}

/// A message that is padded to whole blocks: with a bit, zeros, and the length
/// in bits.
private func padded(_ message: [UInt8]) -> [UInt8] {
  let zeros = (119 - message.count % 64) % 64
  let length = UInt64(message.count) * 8
  return message + [0x80] + Array(repeating: 0, count: zeros)
    + [56, 48, 40, 32, 24, 16, 8, 0].map {
      UInt8(truncatingIfNeeded: length >> $0)
    }
}

/// 32 bytes in Base64.
private func base64(of words: [UInt32]) -> String {
  let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  // With one byte of padding, the 32 bytes are eleven groups of three.
  var bytes = words.flatMap { word -> [UInt32] in
    [24, 16, 8, 0].map { word >> $0 & 0xFF }
  }
  bytes.append(0)
  var result = ""
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let three = bytes[start..<start + 3].reduce(0) { $0 << 8 | $1 }
    for shift in [18, 12, 6, 0] as [UInt32] {
      result.append(digits[Int(three >> shift & 0x3F)])
    }
  }
  return result.dropLast() + "="
}
