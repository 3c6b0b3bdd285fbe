/// The style of a page.
enum PageStyle {
  static let text = """

    :root {
      color-scheme: light dark;
      --page: #fff; --text: #1a1a1a; --soft: #595959; --link: #0b4f9c;
      --head: #f0f0f0; --line: #d5d5d5; --mark: #ffe08a;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #161616; --text: #ececec; --soft: #b0b0b0; --link: #9cc7ff;
        --head: #262626; --line: #444; --mark: #5c4400;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 0; }
    body {
      margin: 0; background: var(--page); color: var(--text);
      font: 1rem/1.5 system-ui, sans-serif;
    }
    header, main {
      max-width: 44rem; margin-inline: auto;
      padding-inline: 1rem 4rem; overflow-wrap: anywhere;
    }
    h1 { margin: 1.5rem 0 1rem; font-size: 1.75rem; line-height: 1.2; }
    h2 {
      position: sticky; inset-block-start: 0; z-index: 1;
      margin: 0; padding: .25rem .75rem;
      background: var(--head); color: var(--text);
      font-size: 1rem; font-weight: 600;
    }
    section { margin-block-end: 1rem; }
    [hidden] { display: none !important; }
    form {
      display: flex; flex-wrap: wrap; gap: .5rem; align-items: center;
      margin-block-end: 1rem;
    }
    input, select {
      min-height: 2.25rem; max-width: 100%; padding: .25rem .5rem;
      border: 1px solid var(--soft); border-radius: .25rem;
      background: var(--page); color: var(--text); font: inherit;
    }
    input { flex: 1 1 10rem; min-width: 0; }
    output { flex-basis: 100%; min-height: 1.5em; color: var(--soft); }
    ::highlight(match) {
      background-color: var(--mark); color: var(--text);
      text-decoration: underline;
    }
    ul, ol { margin: 0; padding: 0; list-style: none; }
    section li {
      padding: .4rem .75rem; border-block-end: 1px solid var(--line);
      content-visibility: auto; contain-intrinsic-size: auto 2.3rem;
    }
    small { color: var(--soft); font-size: .875rem; }
    a { color: var(--link); }
    :is(a, input, select):focus-visible { outline: 3px solid var(--link); outline-offset: -3px; }
    nav {
      position: fixed; inset-block: 0; inset-inline-end: 0; z-index: 2;
      max-width: 3.5rem; overflow-y: auto; background: var(--page);
    }
    nav ol {
      display: flex; flex-direction: column; justify-content: safe center;
      min-height: 100%;
    }
    nav a {
      display: block; min-width: 2.25rem; padding-inline: .5rem;
      overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
      text-align: center; text-decoration: none;
      font-size: .8125rem; line-height: 1.5rem;
    }
    nav a:hover, nav a:focus { background: var(--head); }
    @media print {
      section { content-visibility: visible !important; }
      :root {
        color-scheme: light;
        --page: #fff; --text: #000; --soft: #444; --link: #000;
        --head: #fff; --line: #bbb; --mark: #fff;
      }
      nav, form { display: none; }
      header, main { max-width: none; padding: 0; }
      main { columns: 2; column-gap: 2rem; }
      h2 { position: static; break-after: avoid; padding-inline: 0; }
      section li {
        padding: .1rem 0; border: 0; break-inside: avoid;
        content-visibility: visible;
      }
      a { text-decoration: none; }
    }

    """

  /// Reads a style that follows ``text``.
  static func read(_ path: FilePath) throws(Failure) -> String {
    let style = try textOfFile(path, kind: "style sheet")
    if style.lowercased().contains("</style") {
      throw .trouble("'\(path)' is no style sheet: it holds '</style'")
    }
    // A browser, too, reads carriage returns as line ends, and then hashes.
    return style.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }
}
