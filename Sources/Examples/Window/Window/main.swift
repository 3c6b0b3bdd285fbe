// thumbindex-window                  shows the window
// thumbindex-window --check N SEED   works in it N times at random
// thumbindex-window --picture FILE   draws it

import CGTK
import ThumbIndex

let people = [
  ("Åke", "Lund"), ("Anna", "Umeå"), ("Östen", "Luleå"), ("Zoë", "Århus"),
  ("Émile", "Liège"), ("Łukasz", "Łódź"), ("Lucia", "Malmö"), ("Olga", "Oulu"),
  ("Ørsted", "Ålborg"), ("李明", "台北"), ("Ольга", "Москва"), ("2Pac", "LA"),
].enumerated().map { Person(id: $0, name: $1.0, city: $1.1) }

gtk_init()
let window = try PeopleWindow(people, in: "sv")
gtk_window_present(kind(window.window))
settle()

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "--check":
  var check = Check(
    window, seed: arguments.last.flatMap { UInt64($0) } ?? 1)
  let steps = arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000
  if let fault = check.run(steps: steps) { fatalError(fault) }
  print("\(steps) steps, and the widget holds what the list does")
case "--picture":
  gtk_editable_set_text(OpaquePointer(window.field), "lu")
  window.search()
  for _ in 0..<30 { settle(); g_usleep(20_000) }
  draw(window.window, to: arguments.last!)
default:
  var isOpen = true
  connect(window.window, "close-request") { isOpen = false }
  while isOpen { g_main_context_iteration(nil, 1) }
}
