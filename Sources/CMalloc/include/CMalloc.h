// What glibc has to tune `malloc`, for Swift, whose Glibc module leaves it out,
// and what to do when it has nothing to give.

#ifndef CMALLOC_H
#define CMALLOC_H

#include <malloc.h>
#include <stddef.h>

/// Gives pieces from this size on back to the system when they are freed, and
/// what is free at the end of the heap beyond another.
static inline void cmalloc_return_freed(int piece, int end) {
  mallopt(M_MMAP_THRESHOLD, piece);
  mallopt(M_TRIM_THRESHOLD, end);
}

/// Has a function called when there is no memory, for whoever asks: Swift, ICU
/// and the library end a program in ways of their own, if they notice.
///
/// The function gets the size that was asked for and does not return. Under the
/// sanitizers, which have their own `malloc`, it is never called.
void cmalloc_on_exhaustion(void (*function)(size_t size));

#endif
