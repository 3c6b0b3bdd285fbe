internal import CICU
internal import Synchronization

/// One of ICU's transliterators, by its id.
///
/// It is opened when it is first used, as that takes milliseconds, and one
/// thread at a time has it: ICU does not say that several may.
final class Transliterator: Sendable {
  private let id: String
  private let handle = Mutex(Handle?.none)

  init(_ id: String) { self.id = id }

  /// Surnames of Chinese people as surnames, all else as ordinary readings.
  static let hanNames = Transliterator("Han-Latin/Names")

  /// Han characters by their most usual reading in Mandarin.
  static let han = Transliterator("Han-Latin")

  /// The text in other letters; unchanged when ICU cannot do it.
  func transliterate(_ text: String) -> String {
    handle.withLock { handle in
      if handle == nil { handle = Handle(id) }
      return handle?.apply(to: text) ?? text
    }
  }
}

/// The one owner of an ICU transliterator, which it closes.
///
/// `@unchecked Sendable`, as the lock above gives it to one thread at a time.
@safe private final class Handle: @unchecked Sendable {
  /// Nothing when ICU has no such transliterator.
  private let pointer: OpaquePointer?

  init(_ id: String) {
    let id = Array(id.utf16)
    var status = cicu_U_ZERO_ERROR
    unsafe pointer = cicu_utrans_open(id, Int32(id.count), &status)
  }

  deinit {
    if let pointer = unsafe pointer { unsafe cicu_utrans_close(pointer) }
  }

  func apply(to text: String) -> String? {
    guard let pointer = unsafe pointer else { return nil }
    let source = Array(text.utf16)
    // ICU counts in 32 bits.
    guard source.count < 1 << 27 else { return nil }
    var capacity = 8 * source.count + 32
    while true {
      var buffer = source + Array(repeating: 0, count: capacity - source.count)
      var length = Int32(source.count)
      var limit = length
      var status = cicu_U_ZERO_ERROR
      unsafe cicu_utrans_transUChars(
        pointer, &buffer, &length, Int32(capacity), 0, &limit, &status)
      if status == cicu_U_BUFFER_OVERFLOW_ERROR, length > capacity {
        capacity = Int(length) + 1
        continue
      }
      if status > cicu_U_ZERO_ERROR { return nil }
      return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
    }
  }
}
