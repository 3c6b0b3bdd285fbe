extension FilingRules {
  /// The filing forms of many texts, made on several threads.
  ///
  /// - Parameters:
  ///   - count: The number of rows.
  ///   - threads: How many threads may work; `nil` for one on each core.
  ///   - text: The text of a row.
  ///   - reading: The reading of a row, if it has one.
  package func filingForms(
    count: Int, threads: Int?, text: @Sendable (Int) -> String,
    reading: @Sendable (Int) -> String?
  ) -> [String] {
    let size = 4096
    var forms = [String](repeating: "", count: count)
    unsafe forms.withUnsafeMutableBufferPointer { forms in
      // Each turn writes rows of its own.
      nonisolated(unsafe) let forms = unsafe forms
      Parallel.forEach(
        (count + size - 1) / size, threads: Parallel.threads(threads)
      ) { part in
        for row in part * size..<min(count, (part + 1) * size) {
          unsafe forms[row] = filingForm(of: text(row), reading: reading(row))
        }
      }
    }
    return forms
  }
}
