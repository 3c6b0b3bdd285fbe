import CGTK
import ThumbIndex

struct Person: Identifiable, Sendable {
  let id: Int
  var name: String
  var city: String
}

/// A list of people with headings, a bar, a search and a selection.
@MainActor final class PeopleWindow {
  private(set) var filter: ListFilter<Person>
  private(set) var selection = ListSelection<Int>()

  /// The list as the widget has it.
  private var shown: ListReplay<Person>

  let window = gtk_window_new()!
  let list = gtk_list_box_new()!
  let bar = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
  let field = gtk_search_entry_new()!
  let scopes: Widget

  /// Whether the widget is being told of changes, so that what it says of its
  /// selection is nothing that somebody clicked.
  private var isTelling = false

  init(_ people: [Person], in locale: String) throws {
    filter = try ListFilter(
      IndexedList(people, by: \.name, collation: try IndexedCollation(locale)),
      searching: \.name, \.city)
    shown = ListReplay(filter.results)
    let names = SearchScope.allCases.map(\.rawValue)
    var texts: [UnsafePointer<CChar>?] = names.map { UnsafePointer(strdup($0)) }
    texts.append(nil)
    scopes = gtk_drop_down_new_from_strings(&texts)
    lay()
    for place in shown.indices { insert(place) }
    drawBar()
    connect(field, "search-changed") { [unowned self] in search() }
    connect(scopes, "notify::selected") { [unowned self] in search() }
    connect(list, "selected-rows-changed") { [unowned self] in
      if !isTelling { takeSelection() }
    }
  }

  private func lay() {
    gtk_window_set_title(kind(window), "People")
    gtk_window_set_default_size(kind(window), 420, 560)
    gtk_list_box_set_selection_mode(
      OpaquePointer(list), GTK_SELECTION_MULTIPLE)
    gtk_widget_set_hexpand(field, 1)
    let top = box(GTK_ORIENTATION_HORIZONTAL, [field, scopes])
    let bottom = box(GTK_ORIENTATION_HORIZONTAL, [scrolling(list), bar])
    gtk_window_set_child(
      kind(window), box(GTK_ORIENTATION_VERTICAL, [top, bottom]))
  }

  // MARK: What the host does: changes, bar, search, selection

  /// Edits the list, and tells the widget.
  func edit(_ edit: (inout ListFilter<Person>) -> ListChanges) {
    tell(edit(&filter))
  }

  func search() {
    let text = String(cString: gtk_editable_get_text(OpaquePointer(field)))
    let number = Int(gtk_drop_down_get_selected(OpaquePointer(scopes)))
    tell(filter.update(text, scope: SearchScope.allCases[number]))
  }

  /// Tells the widget of changes, one splice after another.
  private func tell(_ changes: ListChanges) {
    isTelling = true
    defer { isTelling = false }
    shown.follow(changes, to: filter.results)
    while let splice = shown.next() {
      for _ in 0..<splice.removed {
        gtk_list_box_remove(OpaquePointer(list), row(splice.position))
      }
      for place in splice.insertedRows { insert(place) }
    }
    if changes.highlightsChanged {
      let rows = shown.compactMap(\.place.path)
      for path in filter.rowsWithNewMatches(after: changes, among: rows) {
        highlight(path)
      }
    }
    if changes.indexBarChanged { drawBar() }
    gtk_list_box_unselect_all(OpaquePointer(list))
    for path in selection.rowPaths(in: filter.results) {
      gtk_list_box_select_row(
        OpaquePointer(list), kind(row(filter.results.lines.index(ofRow: path))))
    }
  }

  /// Somebody clicked: what is not shown stays selected.
  private func takeSelection() {
    for (place, line) in shown.enumerated() {
      guard let id = line.element?.id else { continue }
      if gtk_list_box_row_is_selected(kind(row(place))) != 0 {
        selection.ids.insert(id)
      } else {
        selection.ids.remove(id)
      }
    }
  }

  private func go(to target: IndexBar.Target) {
    switch target {
    case .search: gtk_widget_grab_focus(field)
    case .section(let position):
      let line = filter.results.lines.index(ofSection: position)
      gtk_widget_grab_focus(row(line))
    }
  }

  // MARK: Widgets

  /// The widget's row of a line.
  func row(_ place: Int) -> Widget {
    let row = gtk_list_box_get_row_at_index(OpaquePointer(list), Int32(place))!
    return UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self)
  }

  private func insert(_ place: Int) {
    let line = shown[place]
    let row = gtk_list_box_row_new()!
    let isRow = line.element != nil
    gtk_list_box_row_set_selectable(kind(row), isRow ? 1 : 0)
    gtk_list_box_row_set_child(
      kind(row),
      label(markup: markup(line.place), style: isRow ? "row" : "heading"))
    gtk_list_box_insert(OpaquePointer(list), row, Int32(place))
  }

  private func highlight(_ path: RowPath) {
    let row = row(filter.results.lines.index(ofRow: path))
    gtk_label_set_markup(
      OpaquePointer(gtk_list_box_row_get_child(kind(row))), markup(.row(path)))
  }

  private func drawBar() {
    empty(bar)
    for entry in filter.results.indexBar(search: true, limit: 14).entries {
      let button =
        entry.target == .search
        ? gtk_button_new_from_icon_name("system-search-symbolic")!
        : gtk_button_new_with_label(entry.title)!
      gtk_widget_add_css_class(button, "flat")
      connect(button, "clicked") { [unowned self] in go(to: entry.target) }
      gtk_box_append(kind(bar), button)
    }
  }

  /// What a line of the results shows.
  func markup(_ line: IndexedList<Person>.Line) -> String {
    switch line {
    case .header(let position):
      let section = filter.results.sections[position]
      return "<b>\(escaped(section.title))</b>  \(section.rowCount)"
    case .row(let path):
      let person = filter.results[path]
      let matches = filter.matches(at: path)
      func text(_ text: String, field: Int) -> String {
        var (result, end) = ("", text.startIndex)
        for range in matches.filter({ $0.field == field }).flatMap(
          \.match.ranges)
        {
          result += escaped(text[end..<range.lowerBound])
          result += "<u>\(escaped(text[range]))</u>"
          end = range.upperBound
        }
        return result + escaped(text[end...])
      }
      return text(person.name, field: 0)
        + "  <small>\(text(person.city, field: 1))</small>"
    }
  }
}
