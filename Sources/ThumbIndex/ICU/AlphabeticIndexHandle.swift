internal import CICU

/// Owns an ICU alphabetic index and closes it.
///
/// Threads may share it: the pointer is an `AlphabeticIndex::ImmutableIndex`,
/// which ICU documents as thread-safe.
@safe final class AlphabeticIndexHandle: @unchecked Sendable {
  /// A range of texts: those under one title, or those before, between or after
  /// the titles.
  struct Bucket: Sendable {
    enum Kind { case underflow, title, inflow, overflow }
    let label: String
    let kind: Kind

    /// Whether the title stands in a list and its bar only while it has rows.
    let isOccasional: Bool

    init(label: String, kind: Kind, isOccasional: Bool = false) {
      self.label = label
      self.kind = kind
      self.isOccasional = isOccasional
    }
  }

  private let pointer: OpaquePointer

  /// The buckets in ICU's order.
  let buckets: [Bucket]

  /// Builds an index with the labels that a builder has gathered.
  init(_ builder: borrowing AlphabeticIndexBuilder) throws(ICUError) {
    let opened = unsafe try icuHandle {
      unsafe cicu_IndexBuilder_build(builder.pointer, &$0)
    }
    unsafe pointer = opened
    buckets = unsafe (0..<cicu_Index_bucketCount(opened)).map {
      unsafe Bucket(opened, $0)
    }
  }

  deinit { unsafe cicu_Index_close(pointer) }

  /// The index in ``buckets`` of a text's bucket.
  func bucket(of text: String) throws(ICUError) -> Int {
    let utf16 = Array(text.utf16)
    return Int(
      try withICUStatus {
        unsafe cicu_Index_bucketIndex(
          pointer, utf16, Int32(utf16.count), &$0)
      })
  }
}

/// Gathers labels (ICU's titles) for alphabetic indexes of a collator.
///
/// Much of ICU's work for an index does not depend on the labels. A builder
/// does that work only once.
@safe struct AlphabeticIndexBuilder: ~Copyable {
  fileprivate let pointer: OpaquePointer

  /// A builder with the labels of a collator's own locale.
  init(
    _ collator: CollatorHandle, _ own: LocaleIdentifier
  ) throws(ICUError) {
    unsafe pointer = try icuHandle {
      unsafe cicu_IndexBuilder_open(collator.pointer, own.icu, &$0)
    }
  }

  deinit { unsafe cicu_IndexBuilder_close(pointer) }

  /// Adds the labels of a locale.
  func addLabels(of locale: LocaleIdentifier) throws(ICUError) {
    try withICUStatus {
      unsafe cicu_IndexBuilder_addLabels(pointer, locale.icu, &$0)
    }
  }

  /// Adds a label.
  func addLabel(_ label: String) throws(ICUError) {
    let utf16 = Array(label.utf16)
    try withICUStatus {
      unsafe cicu_IndexBuilder_addLabel(
        pointer, utf16, Int32(utf16.count), &$0)
    }
  }
}

extension AlphabeticIndexHandle.Bucket {
  fileprivate init(_ index: OpaquePointer, _ number: Int32) {
    // ICU only copies the label, which never fails.
    let text = unsafe icuText {
      unsafe cicu_Index_label(index, number, $0, $1, &$2)
    }
    let kind: Kind =
      switch unsafe cicu_Index_labelType(index, number) {
      case cicu_Index_underflow: .underflow
      case cicu_Index_inflow: .inflow
      case cicu_Index_overflow: .overflow
      default: .title
      }
    self.init(label: text ?? "", kind: kind)
  }
}
