/// A task and its command, for the help and the manual page.
struct Example: Equatable {
  let task: String
  let words: String

  init(_ task: String, _ words: String) {
    self.task = task
    self.words = words
  }
}

extension Command {
  var examples: [Example] {
    switch self {
    case .sort:
      [
        .init("names, as a Swede sorts them:", "collate -l sv names.txt"),
        .init(
          "contacts by family name, then by year of birth, the latest first:",
          "collate -l sv --csv --header -k family,family -k born,bornnr "
            + "contacts.csv"),
        .init(
          "a playlist by title, or by the reading in its second column:",
          #"collate -l ja -t '\t' -k 1,1 --reading=2 playlist.tsv"#),
        .init(
          "names of files, whatever is in them:",
          "find . -name '*.txt' -print0 | collate -l en -z --numeric"),
        .init(
          "whether translations are in order, below the line that names columns:",
          #"collate -l de -c --header -t '\t' -k text,text de.tsv"#),
        .init(
          "names, without duplicates that differ in case alone:",
          "collate -l fr -f -u names.txt"),
        .init(
          "contacts by last name, or by first name where that is missing:",
          "collate -l sv --csv --header -k given,given "
            + "--reading=family team.csv"),
        .init("releases by version:", "collate -V releases"),
        .init("folders by size:", "du -h | collate -h"),
        .init(
          "a table by a column, its blank cells last:",
          "collate -l sv --csv --header -k born,bornn --blank-keys=last "
            + "contacts.csv"),
        .init(
          "names as in a German phone book:",
          "collate -l de-u-co-phonebk names.txt"),
        .init(
          "an index of works, in which signs do not count:",
          "collate -l es -t, --punctuation=ignore -k 1,1 -k 2 index.txt"),
        .init(
          "a CSV export of a Windows program, as UTF-8:",
          "collate -l sv --csv -k name,name --encoding=windows-1252,UTF-8 export.csv"
        ),
        .init(
          "how often each line occurs:", "collate -l sv names.txt | uniq -c"),
      ]
    case .sections:
      [
        .init(
          "names under the titles of a Japanese list:",
          "collate sections -l ja names.txt")
      ]
    case .page:
      [
        .init(
          "a list from A to Z for every browser, with a search:",
          "collate page -l sv names.txt > names.html"),
        .init(
          "contacts of a CSV export, by family name:",
          "collate page -l sv --csv --show='{family}, {given}' contacts.csv"),
        .init(
          "a glossary, whose entries lead to others:",
          "collate page -l en --as=glossary -t '\\t' --detail=2 --see=3 terms.tsv"
        ),
        .init(
          "works under their composers, in a look of your own:",
          "collate page -l de -t ';' --group=1 --columns=2 --style=own.css works"
        ),
        .init(
          "an index with its day and its source, found by pinyin, too:",
          "collate page -l zh --readings=han --date=today --source=NLC index.txt"
        ),
      ]
    case .search:
      [
        .init(
          "the lines of several files that match, with file and line number:",
          "collate search -l de -n müller *.txt"),
        .init(
          "contacts who live in a city, of a CSV export:",
          "collate search -l de --csv --header -k city,city köln contacts.csv"),
      ]
    case .keys:
      [
        .init(
          "lines sorted by another tool:",
          "collate keys -l sv names.txt | LC_ALL=C sort | cut -f2-"),
        .init(
          "all that a database needs to keep, page, section and search names:",
          "collate keys -l sv --columns=section,key,fold,line names.txt"),
      ]
    case .query:
      [
        .init(
          "the condition that finds names in a database:",
          "collate query -l sv --scope=starts-with --format=sql öst")
      ]
    case .explain:
      [
        .init(
          "why a Danish list has Aarhus under Å, as the primary bytes show:",
          "collate explain -l da Aarhus Århus")
      ]
    case .titles:
      [
        .init(
          "the titles of a Greek list, and a bar of twenty:",
          "collate titles -l el --limit=20")
      ]
    case .locales: []
    case .thumb:
      [
        .init(
          "a country, as a Swedish reader finds it:",
          "thumb -l sv Data/countries-sv.txt"),
        .init(
          "contacts of a CSV export by name, filed by its reading; several to a "
            + "file:",
          "thumb -l ja --csv --header -k name,name --reading=kana -o chosen "
            + "contacts.csv"),
        .init(
          "songs of a file with tabs, filed by the reading in its second column:",
          #"thumb -l ja -t '\t' -k 1,1 --reading=2 playlist.tsv"#),
        .init(
          "another branch; in names of branches and files, signs count:",
          "git switch $(git branch --format='%(refname:short)' | "
            + "thumb --punctuation-counts)"),
        .init(
          "a commit, with what it changed beside the list:",
          "git log --oneline --color=always | thumb --ansi --input-order "
            + "--preview='git show --color=always {1}' | cut -d' ' -f1"),
        .init(
          "files, whatever is in their names:",
          "find . -name '*.txt' -print0 | thumb -z --punctuation-counts | "
            + "xargs -0 ls -d"),
        .init(
          "a process, whose line names columns above the list:",
          "ps -e | thumb --header | awk '{ print $1 }'"),
        .init(
          "a tag, or a new one:", "thumb --print-query tags | tail -n 1"),
        .init(
          "a name, asked for only if there is a choice:",
          "thumb --select-1 --exit-0 --query=bo names"),
        .init(
          "below the prompt, with a space bar that marks:",
          "thumb --height=~15 --bind=space:toggle+down names"),
        .init(
          "an earlier command, the best match first:",
          "tac history | thumb --input-order --rank"),
      ]
    }
  }
}
