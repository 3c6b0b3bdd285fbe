extension Option {
  static let pages: [Option] = [
    pageTitle, pageColumns, detail, link, style, events,
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

  package static let detail = Option(
    long: "detail", argument: "LIST",
    help: "the columns to show in small print after the text",
    in: [.page])

  package static let link = Option(
    long: "link", argument: "COLUMN",
    help: """
      the column with the address that a row links to; one of mail may be \
      without mailto:, one that begins with www. without https://
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
