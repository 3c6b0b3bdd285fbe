extension Option {
  static let pages: [Option] = [
    pageTitle, pageForm, pageColumns, show, detail, link, see, rowID, pageDate,
    source, style, events,
  ]

  package static let pageTitle = Option(
    long: "title", argument: "TEXT",
    help: "the title of the page; default: the name of the file",
    in: [.page])

  package static let pageColumns = Option(
    long: "columns", argument: "LIST",
    help: """
      the columns of a row's text, by number or by name (several with \
      commas); default: the whole line, or with other columns or --csv, all \
      columns not used elsewhere; without -k, rows are filed by this text
      """,
    in: [.page])

  package static let pageForm = WordOption<PageForm>(
    long: "as", argument: "FORM",
    ["list": .list, "glossary": .glossary], default: "list",
    notes: [
      "list": "a row on a line",
      "glossary": "a term, and below it the detail as its definition",
    ],
    help: "the form of the page", in: [.page])

  package static let show = Option(
    long: "show", argument: "TEMPLATE",
    help: """
      the text of a row, made of columns, such as '{last}, {first}'; signs \
      beside a column that is empty are left out with it; rows are filed as \
      with --columns
      """,
    in: [.page])

  package static let detail = Option(
    long: "detail", argument: "LIST",
    help: "the columns to show in small print after the text",
    in: [.page])

  package static let link = Option(
    long: "link", argument: "LIST",
    help: """
      the column with the address that a row links to, then those of further \
      links; an address of mail may be without mailto:, one that begins with \
      www. without https://
      """,
    in: [.page])

  package static let see = Option(
    long: "see", argument: "COLUMN",
    help: """
      the column with the texts of other rows (several with semicolons) that \
      a row refers to: "see also"
      """,
    in: [.page])

  package static let rowID = Option(
    long: "id", argument: "COLUMN",
    help: """
      the column that names a row in links to it, where texts change or are \
      there twice; default: the text
      """,
    in: [.page])

  package static let pageDate = Option(
    long: "date", argument: "DAY",
    help:
      "the day of the list, as 2026-11-29 or today, to show below the title",
    in: [.page])

  package static let source = Option(
    long: "source", argument: "TEXT",
    help: """
      where the list is from, to show below the title; an address at its end \
      is a link
      """,
    in: [.page])

  package static let style = Option(
    long: "style", argument: "FILE", values: .file,
    help: """
      CSS to follow the page's own; the page names its styles and scripts by \
      their hashes; the browser ignores hand edits to them
      """,
    in: [.page])

  package static let events = Option(
    long: "events", argument: "ADDRESS",
    help: """
      where on its own server the page takes changes from while it is open, as \
      server-sent events: an address without a scheme, or with http or https
      """,
    in: [.page])
}
