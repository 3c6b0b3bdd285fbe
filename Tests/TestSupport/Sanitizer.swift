import Glibc

/// Whether the tests and the tool run under a sanitizer, which needs more memory
/// and larger files than a limited process may have.
package let isSanitized =
  unsafe dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
