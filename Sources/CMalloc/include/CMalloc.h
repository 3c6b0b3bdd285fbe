// What glibc has to tune `malloc`, for Swift, whose Glibc module leaves it out.

#ifndef CMALLOC_H
#define CMALLOC_H

#include <malloc.h>

/// Gives pieces from this size on back to the system when they are freed, and
/// what is free at the end of the heap beyond another.
static inline void cmalloc_return_freed(int piece, int end) {
  mallopt(M_MMAP_THRESHOLD, piece);
  mallopt(M_TRIM_THRESHOLD, end);
}

#endif
