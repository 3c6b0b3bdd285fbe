/// A mistake in the arguments, or a result that is wrong.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// What the benchmarks are asked to measure.
struct BenchmarkOptions {
  var filter: String?
  var corpora: [(path: String, locale: String)] = []
  var size = 1_000_000
  var runs = 7
  var wantsJSON = false
  var wantsHelp = false

  static let help = """
    Measure ThumbIndex beside ICU called from C++ and beside GNU sort.

    USAGE: thumbindex-bench [options]

      --filter TEXT         only benchmarks whose names contain this
      --corpus FILE=LOCALE  lines of a file, in the order of a locale;
                            repeatable. Default: Debian's word lists, or names
                            made up where they are not installed
      --size N              at most so many lines (1000000)
      --runs N              rounds, of which the median counts (7)
      --json                for programs

    The word lists are installed by:
      apt-get install wpolish wukrainian wngerman wfrench wspanish wbritish
    GNU sort is also measured in a locale's own order when that locale is
    installed (pl_PL.UTF-8 for pl): localedef -i pl_PL -f UTF-8 pl_PL.UTF-8

    In each round every contender does the same work once, in turn; results are
    compared. The ratio says how many times as fast as its peer ThumbIndex is.
    """

  init(_ arguments: [String]) throws(BenchmarkError) {
    var rest = arguments.dropFirst()
    func value(_ option: String) throws(BenchmarkError) -> String {
      guard let value = rest.popFirst() else {
        throw BenchmarkError("option '\(option)' needs an argument")
      }
      return value
    }
    func number(_ option: String) throws(BenchmarkError) -> Int {
      let text = try value(option)
      guard let number = Int(text), number > 0 else {
        throw BenchmarkError("option '\(option)' needs a number, not '\(text)'")
      }
      return number
    }
    while let option = rest.popFirst() {
      switch option {
      case "--filter": filter = try value(option)
      case "--size": size = try number(option)
      case "--runs": runs = try number(option)
      case "--json": wantsJSON = true
      case "--help": wantsHelp = true
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
}
