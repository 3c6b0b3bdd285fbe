import Glibc

/// The days since the first of January 1970, where the program runs.
func today() -> Int {
  var now = time(nil)
  var parts = unsafe tm()
  unsafe localtime_r(&now, &parts)
  return unsafe (now + parts.tm_gmtoff) / 86_400
}
