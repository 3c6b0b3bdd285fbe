import CGTK

/// A widget, as most functions of GTK take it.
typealias Widget = UnsafeMutablePointer<GtkWidget>

/// What a function takes that wants a certain kind of widget.
func kind<Kind>(_ widget: Widget) -> UnsafeMutablePointer<Kind> {
  UnsafeMutableRawPointer(widget).assumingMemoryBound(to: Kind.self)
}

/// What a closure of Swift does when GTK tells of a signal.
@MainActor final class Handler {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
}

/// Calls a closure at each signal of a widget.
@MainActor func connect(
  _ widget: Widget, _ signal: String, _ run: @escaping @MainActor () -> Void
) {
  // As arguments differ between signals, GTK is asked to pass the handler first.
  let call: @convention(c) (gpointer) -> gboolean = { handler in
    let handler = UInt(bitPattern: handler)
    MainActor.assumeIsolated {
      Unmanaged<Handler>.fromOpaque(UnsafeRawPointer(bitPattern: handler)!)
        .takeUnretainedValue().run()
    }
    return 0
  }
  g_signal_connect_data(
    widget, signal, unsafeBitCast(call, to: GCallback.self),
    Unmanaged.passRetained(Handler(run)).toOpaque(), nil, G_CONNECT_SWAPPED)
}

/// Widgets beside each other, or below each other.
@MainActor func box(
  _ orientation: GtkOrientation, _ widgets: [Widget], spacing: Int32 = 0
) -> Widget {
  let box = gtk_box_new(orientation, spacing)!
  for widget in widgets { gtk_box_append(kind(box), widget) }
  return box
}

@MainActor func label(markup: String, style: String) -> Widget {
  let label = gtk_label_new(nil)!
  gtk_label_set_markup(OpaquePointer(label), markup)
  gtk_label_set_xalign(OpaquePointer(label), 0)
  gtk_widget_add_css_class(label, style)
  return label
}

@MainActor func scrolling(_ widget: Widget) -> Widget {
  let window = gtk_scrolled_window_new()!
  gtk_scrolled_window_set_child(OpaquePointer(window), widget)
  gtk_widget_set_hexpand(window, 1)
  gtk_widget_set_vexpand(window, 1)
  return window
}

/// Takes all children out of a box.
@MainActor func empty(_ box: Widget) {
  while let child = gtk_widget_get_first_child(box) {
    gtk_box_remove(kind(box), child)
  }
}

/// The children of a widget, in order.
@MainActor func children(of widget: Widget) -> [Widget] {
  var children: [Widget] = []
  var next = gtk_widget_get_first_child(widget)
  while let child = next {
    children.append(child)
    next = gtk_widget_get_next_sibling(child)
  }
  return children
}

/// A text in which `&` and `<` stand for themselves.
func escaped(_ text: some StringProtocol) -> String {
  var result = ""
  for character in text {
    switch character {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    default: result.append(character)
    }
  }
  return result
}

/// Does all that GTK has waiting.
func settle() {
  while g_main_context_pending(nil) != 0 { g_main_context_iteration(nil, 0) }
}

/// Draws a window as a picture.
@MainActor func draw(_ window: Widget, to file: String) {
  let (width, height) = (
    gtk_widget_get_width(window), gtk_widget_get_height(window)
  )
  let paintable = gtk_widget_paintable_new(window)
  let snapshot = gtk_snapshot_new()
  gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
  let renderer = gtk_native_get_renderer(OpaquePointer(window))
  let texture = gsk_renderer_render_texture(
    renderer, gtk_snapshot_free_to_node(snapshot), nil)
  gdk_texture_save_to_png(texture, file)
}
