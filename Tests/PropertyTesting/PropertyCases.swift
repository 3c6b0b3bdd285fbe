internal import Foundation
internal import Synchronization

/// How many values have been tried in this process.
enum PropertyCases {
  private static let count = Atomic(0)

  /// Whether the number is printed when the process ends: `THUMBINDEX_COUNT=1`.
  private static let isCounting: Bool = {
    guard ProcessInfo.processInfo.environment["THUMBINDEX_COUNT"] != nil
    else { return false }
    atexit { print("\(count.load(ordering: .relaxed)) property cases") }
    return true
  }()

  static func add() {
    if isCounting { count.add(1, ordering: .relaxed) }
  }
}
