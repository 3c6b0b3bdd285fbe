extension BenchmarkOptions {
  static let help = """
    Measure ThumbIndex beside ICU called from C++, GNU sort and DuckDB.

    USAGE: thumbindex-bench [options]

      --filter TEXT         only tasks whose names contain this
      --kind KIND           words: every task over word lists
                            hard: keys and sort over what might be slow: five
                              languages in other scripts, a long common prefix,
                              equal, sorted and reversed texts, and collator
                              options; asked to be no slower than ICU
                            screen: the first screen of 250, 2,500 and 25,000
                              names of all scripts, in nine languages, as the
                              first thing in a process and later on
                            large: 10 M rows, for the memory they take
                            empty: the start of the tool
                            all: each of them, the hard ones with a tenth of
                              the rows, and the large one only where a size is
                              1M or more (the default)
      --corpus FILE=LOCALE  every task over the lines of a file, in the order
                            of a locale; repeatable
      --sizes N,N,…         at most so many lines: 1k,10k,100k,1M,10M (1M). Where
                            a word list is much too short, names are made up
      --growth              the sizes 1k,10k,100k,1M
      --runs N              rounds, of which the median counts (5); slow peers
                            take part in fewer, what takes less than a ms in eight
                            times as many
      --python PATH         the Python that has the package duckdb (python3)
      --json                for programs

    The word lists are installed by:
      apt-get install wpolish wukrainian wngerman wfrench wspanish wbritish
    Where they are not, names are made up. GNU sort is also measured in a
    locale's own order when that locale is installed (pl_PL.UTF-8 for pl):
      localedef -i pl_PL -f UTF-8 pl_PL.UTF-8
    and DuckDB when Python finds it:
      pip install duckdb

    In each round every contender does the same work once, in turn; setting up is
    not counted, and results are compared. A ratio says how many times as fast as
    that peer ThumbIndex is.

    Targets are those of the design; from 500,000 rows on they are judged. Where
    fewer cores are told than there were threads, others used the machine, and
    the figure says little. A floor is no peer: it is what a part of the work
    costs that nobody can leave out, so that a missed target can be judged.
    """
}
