extension BenchmarkOptions {
  static let help = """
    Measure ThumbIndex beside ICU called from C++, GNU sort and DuckDB.

    USAGE: thumbindex-bench [options]

      --filter TEXT         only tasks whose names contain this
      --kind KIND           words: every task over word lists
                            hard: keys and sort over inputs that might be slow:
                              five languages in other scripts, a long common
                              prefix, equal, sorted and reversed texts, and
                              collator options; the target is ICU's speed
                            long: lines of 600 bytes, sorted by collate and by
                              sort in that locale
                            screen: the first screen of 250, 2,500 and 25,000
                              names of all scripts, in nine languages, as the
                              first thing in a process and later
                            large: 10 M rows, for their memory
                            empty: the start of the tool
                            all (default): each of them; hard and long ones with a
                              tenth of the rows, the large one only for sizes from 1M on
      --corpus FILE=LOCALE  every task over the lines of a file, in the order
                            of a locale; repeatable
      --sizes N,N,…         the numbers of lines: 1k,10k,100k,1M,10M (1M); where
                            a word list is much too short, names are made up
      --growth              the sizes 1k,10k,100k,1M
      --runs N              the number of rounds, of which the median counts (5);
                            slow peers run fewer, work of less than 1 ms runs
                            eight times as many
      --python PATH         a Python with the package duckdb (python3)
      --json                write JSON

    This installs the word lists:
      apt-get install wpolish wukrainian wngerman wfrench wspanish wbritish
    Without them, names are made up. GNU sort is also measured in a locale's own
    order if that locale is installed (pl_PL.UTF-8 for pl):
      localedef -i pl_PL -f UTF-8 pl_PL.UTF-8
    and DuckDB if Python finds it:
      pip install duckdb

    In each round every contender does the work once, in turn. Preparation does not
    count, and results are compared. A ratio says how many times as fast as that
    peer ThumbIndex is: the median of the ratios within each round, as machines
    change their speed between rounds.

    Targets are judged from 500,000 rows on. If fewer cores worked than there were
    threads, other programs used the machine, and the figure says little. A floor
    is no peer, but the cost of work that every sort must do.
    """
}
