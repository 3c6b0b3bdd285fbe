#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Whether the tests run as root, for whom permissions do not count.
var isSuperuser: Bool { geteuid() == 0 }
