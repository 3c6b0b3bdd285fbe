/// The options of the benchmarks.
struct BenchmarkOptions {
  var filter: String?
  var kind: CorpusKind?
  var corpora: [(path: String, locale: String)] = []
  var sizes = [1_000_000]
  var runs = 5
  var python = "python3"
  var wantsJSON = false
  var wantsHelp = false

  init(_ arguments: [String]) throws(BenchmarkError) {
    // A value may stand after its option or after an equals sign.
    var rest = arguments.dropFirst().flatMap { argument -> [Substring] in
      argument.hasPrefix("--")
        ? argument.split(separator: "=", maxSplits: 1) : [argument[...]]
    }[...]
    func value(_ option: Substring) throws(BenchmarkError) -> String {
      guard let value = rest.popFirst() else {
        throw BenchmarkError("option '\(option)' needs an argument")
      }
      return String(value)
    }
    while let option = rest.popFirst() {
      switch option {
      case "--filter": filter = try value(option)
      case "--size", "--sizes": sizes = try Self.sizes(try value(option))
      case "--growth": sizes = [1000, 10_000, 100_000, 1_000_000]
      case "--runs": runs = try Self.number(try value(option))
      case "--python": python = try value(option)
      case "--json": wantsJSON = true
      case "--help": wantsHelp = true
      case "--kind":
        let name = try value(option)
        kind = CorpusKind(rawValue: name)
        if kind == nil && name != "all" {
          throw BenchmarkError("there is no kind '\(name)'; see '--help'")
        }
      case "--corpus":
        let parts = try value(option).split(separator: "=", maxSplits: 1)
        guard parts.count == 2 else {
          throw BenchmarkError("'--corpus' needs FILE=LOCALE")
        }
        corpora.append((String(parts[0]), String(parts[1])))
      default:
        throw BenchmarkError("unknown option '\(option)'; see '--help'")
      }
    }
  }

  private static func sizes(_ text: String) throws(BenchmarkError) -> [Int] {
    var sizes: [Int] = []
    for part in text.split(separator: ",") {
      sizes.append(try number(String(part)))
    }
    if sizes.isEmpty { throw BenchmarkError("'--sizes' needs a number") }
    return sizes
  }

  /// A number above 0, which may end in `k` or `M`.
  private static func number(_ text: String) throws(BenchmarkError) -> Int {
    let factors = ["k": 1000, "M": 1_000_000] as [Character: Int]
    let factor = text.last.flatMap { factors[$0] }
    guard let number = Int(factor == nil ? text : String(text.dropLast())),
      number > 0
    else { throw BenchmarkError("'\(text)' is no number of rows or rounds") }
    return number * (factor ?? 1)
  }
}
