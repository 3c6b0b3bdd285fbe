// Bytes as ASCII, whatever the language.

/// Whether a byte is an ASCII letter.
func isLetter(_ byte: UInt8) -> Bool {
  byte & ~0x20 &- UInt8(ascii: "A") < 26
}

/// A byte, or the ASCII capital of a small letter.
func uppercased(_ byte: UInt8) -> UInt8 {
  byte &- UInt8(ascii: "a") < 26 ? byte & ~0x20 : byte
}

/// Whether a byte is an ASCII digit.
func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

/// The small letter for a capital of ASCII; any other byte as it is.
func smallLetter(_ byte: UInt8) -> UInt8 {
  byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
}
