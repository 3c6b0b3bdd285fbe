import CICU
import CICUTesting
package import PropertyTesting

package import ThumbIndex

/// ICU's `AlphabeticIndex`, asked without the library's tables: the buckets
/// that sections must be.
@safe package final class BucketOracle {
  private let index: OpaquePointer

  /// Whether the index sees to canonical equivalence, as the library does.
  private let isNormalizing: Bool

  /// The index that ICU makes of a locale by itself, its limit of labels raised.
  package init(locale: String, maxLabelCount: Int32 = .max) throws {
    var status = cicu_U_ZERO_ERROR
    let opened = unsafe cicu_Index_openLocale(locale, maxLabelCount, &status)
    guard let opened = unsafe opened, status <= 0 else {
      throw ICUOracle.Failure(code: Int(status))
    }
    unsafe index = opened
    isNormalizing = false
  }

  /// The index of a collator that was opened without the library, with the
  /// labels of some locales; its own is the first.
  package init(_ collator: ICUOracle, labels: [String]) throws {
    var status = cicu_U_ZERO_ERROR
    let builder = unsafe cicu_IndexBuilder_open(
      collator.collator, labels[0], &status)
    guard let builder = unsafe builder, status <= 0 else {
      throw ICUOracle.Failure(code: Int(status))
    }
    defer { unsafe cicu_IndexBuilder_close(builder) }
    for locale in labels.dropFirst() {
      unsafe cicu_IndexBuilder_addLabels(builder, locale, &status)
    }
    let opened = unsafe cicu_IndexBuilder_build(builder, &status)
    guard let opened = unsafe opened, status <= 0 else {
      throw ICUOracle.Failure(code: Int(status))
    }
    unsafe index = opened
    isNormalizing = true
  }

  /// The index of a collator that was opened without the library, with labels
  /// of the caller's own.
  package init(_ collator: ICUOracle, ownLabels: [String]) throws {
    var status = cicu_U_ZERO_ERROR
    // With a star it keeps labels that are no letters of their own.
    let ownLabels = ownLabels.map {
      $0.unicodeScalars.count > 1 ? $0 + "*" : $0
    }
    let opened = unsafe cicu_Index_openLabels(
      collator.collator, ownLabels.flatMap { Array($0.utf16) },
      ownLabels.map { Int32($0.utf16.count) }, Int32(ownLabels.count), &status)
    guard let opened = unsafe opened, status <= 0 else {
      throw ICUOracle.Failure(code: Int(status))
    }
    unsafe index = opened
    isNormalizing = true
  }

  deinit { unsafe cicu_Index_close(index) }

  /// The label of every bucket, `…` where a bucket is no letter's.
  package var labels: [String] {
    let count = unsafe cicu_Index_bucketCount(index)
    return (0..<count).map { bucket in
      var label = [UInt16](repeating: 0, count: 100)
      var status = cicu_U_ZERO_ERROR
      let length = unsafe cicu_Index_label(
        index, bucket, &label, Int32(label.count), &status)
      return String(decoding: label.prefix(Int(length)), as: UTF16.self)
    }
  }

  /// The labels of letters alone.
  package var titles: [String] {
    zip(labels, Int32(0)...).filter { _, bucket in
      unsafe cicu_Index_labelType(index, bucket) == cicu_Index_normal
    }.map(\.0)
  }

  /// The bucket of a text, by its place.
  package func bucket(of text: String) -> Int {
    // Where ICU has normalization off it takes that spelling for what it is.
    let finite = KnownContradiction.finite(text)
    let text = isNormalizing ? finite : canonicallyDecomposed(finite)
    let utf16 = Array(text.utf16)
    var status = cicu_U_ZERO_ERROR
    let bucket = unsafe cicu_Index_bucketIndex(
      index, utf16, Int32(utf16.count), &status)
    precondition(status <= 0, "ICU cannot tell a bucket")
    return Int(bucket)
  }
}

extension BucketOracle {
  /// The bucket of a text when ICU does not compare it by its table for Latin.
  ///
  /// It makes mistakes: see ``KnownContradiction``. A start that is ignored and
  /// is not Latin avoids it.
  package func bucketWithoutLatinTable(of text: String) -> Int {
    bucket(of: "\u{FFF9}\(text)")
  }
}

/// Throws unless the sections of texts, however they are asked for, are ICU's
/// buckets.
package func holdSections(
  of texts: [String], in collation: IndexedCollation, are oracle: BucketOracle
) throws(Falsified) {
  let column = collation.file(texts)
  for (row, text) in texts.enumerated() {
    var expected = oracle.bucket(of: text)
    let found = collation.section(for: text)
    if found != expected {
      expected = oracle.bucketWithoutLatinTable(of: text)
    }
    try holdEqual(found, expected, shown(text))
    try holdEqual(column.section(ofRow: row), expected, shown(text))
  }
}
