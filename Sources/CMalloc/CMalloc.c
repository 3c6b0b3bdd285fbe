#include "CMalloc.h"

#include <errno.h>
#include <stdint.h>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

static void (*on_exhaustion)(size_t);

void cmalloc_on_exhaustion(void (*function)(size_t size)) {
  on_exhaustion = function;
}

void cmalloc_share_heap(void) {
#if defined(__GLIBC__)
  (void)mallopt(M_ARENA_MAX, 1);
#endif
}

void cmalloc_return_freed(int piece, int end) {
#if defined(__GLIBC__)
  (void)mallopt(M_MMAP_THRESHOLD, piece);
  (void)mallopt(M_TRIM_THRESHOLD, end);
#endif
}

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define HAS_OWN_MALLOC 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || \
    __has_feature(memory_sanitizer)
#define HAS_OWN_MALLOC 1
#endif
#endif

#if HAS_OWN_MALLOC
// The system frees the tool's memory when the tool ends. Tests look for leaks
// with `ASAN_OPTIONS=detect_leaks=1`.
const char *__asan_default_options(void) { return "detect_leaks=0"; }
#endif

#if defined(__GLIBC__) && !HAS_OWN_MALLOC

// The program's own `malloc` replaces the C library's, and calls it as
// `__libc_malloc`. The C library's `free` frees the memory.

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);

static void *checked(void *memory, size_t size) {
  if (!memory && size && on_exhaustion) on_exhaustion(size);
  return memory;
}

void *malloc(size_t size) { return checked(__libc_malloc(size), size); }

void *calloc(size_t count, size_t size) {
  void *memory = __libc_calloc(count, size);
  // An overflowing product might wrap to 0; then the failure would go
  // unnoticed.
  size_t product;
  if (__builtin_mul_overflow(count, size, &product)) product = SIZE_MAX;
  return checked(memory, product);
}

void *realloc(void *old, size_t size) {
  return checked(__libc_realloc(old, size), size);
}

void *memalign(size_t alignment, size_t size) {
  return checked(__libc_memalign(alignment, size), size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  return checked(__libc_memalign(alignment, size), size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) {
    return EINVAL;
  }
  void *found = checked(__libc_memalign(alignment, size), size);
  if (!found && size) return ENOMEM;
  *memory = found;
  return 0;
}

#endif
