package import CollateTool
import ThumbIndex

/// Where the preview stands, and how large it is.
package struct PreviewWindow: Hashable, Sendable {
  package enum Side: String, CaseIterable, Sendable {
    case right, down
  }

  /// `nil` for the right, if there is room.
  private var side: Side?
  private var size = 50
  private var isPercentage = true

  package init() {}

  /// - Returns: `nil` without a preview.
  package init?(_ arguments: Arguments) throws(Failure) {
    let given = arguments.value(.previewWindow) ?? ""
    for part in given.parts(between: ",") {
      let isPercentage = part.utf8.last == UInt8(ascii: "%")
      let digits = String(
        part.unicodeScalars.dropLast(isPercentage ? 1 : 0))
      if let side = Side.allCases.first(where: {
        $0.rawValue.hasBytes(of: part)
      }) {
        self.side = side
      } else if let size = digits.number, size > 0,
        !isPercentage || size < 100
      {
        self.size = size
        self.isPercentage = isPercentage
      } else {
        throw .usage(
          "option '--preview-window' needs right or down, and a size such as "
            + "40 or 60%, not '\(given)'", .thumb)
      }
    }
    if !arguments.has(.preview) { return nil }
  }

  /// The columns and rows of the preview on a screen; `nil` without room for it
  /// beside or below a list.
  package func area(
    width: Int, height: Int
  ) -> (side: Side, columns: Range<Int>, rows: Range<Int>)? {
    let side = side ?? (width >= 72 ? .right : .down)
    // The list keeps at least `least` columns or rows, and a line separates it
    // from the preview.
    let (whole, least) = side == .right ? (width, 20) : (height, 6)
    let most = whole - least - 1
    if most < 1 { return nil }
    let wanted = isPercentage ? whole * size / 100 : size
    let start = whole - max(1, min(wanted, most))
    return side == .right
      ? (side, start..<width, 0..<height) : (side, 0..<width, start..<height)
  }
}
