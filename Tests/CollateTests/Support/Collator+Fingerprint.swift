import ThumbIndex

extension Collator {
  /// The version of the collator's data, as its fingerprint has it.
  var dataVersion: String {
    let values = fingerprint.split(separator: " ")
    let version = values.first { $0.hasPrefix("collator=") }
    return String(version!.dropFirst("collator=".count))
  }
}
