import Glibc

/// The value of an environment variable, `nil` when it is not set.
package func environment(_ name: String) -> String? {
  unsafe getenv(name).map { unsafe String(cString: $0) }
}
