// What Swift cannot do itself: processor instructions, and functions of the C
// library that its Glibc module leaves out. All functions are inline, so that
// programs with the library do not link functions that only the tools call.

#ifndef CSYSTEM_H
#define CSYSTEM_H

#include <getopt.h>
#include <malloc.h>
#include <stdint.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

// MARK: - The processor

/// Prefetches the memory at an address. Any address is safe, even one that
/// cannot be read.
static inline void csystem_prefetch(const void *address) {
  __builtin_prefetch(address);
}

/// Marks which of 64 bytes equal a byte; the lowest bit stands for the first
/// byte.
static inline uint64_t csystem_places(const uint8_t *bytes, uint8_t byte) {
  uint64_t places = 0;
#ifdef __SSE2__
  // Swift's masks do not compile to this instruction.
  __m128i all = _mm_set1_epi8((char)byte);
  for (int part = 0; part < 4; part++) {
    __m128i some = _mm_loadu_si128((const __m128i *)(bytes + 16 * part));
    uint32_t mask = (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(some, all));
    places |= (uint64_t)mask << (16 * part);
  }
#else
  for (int index = 0; index < 64; index++) {
    places |= (uint64_t)(bytes[index] == byte) << index;
  }
#endif
  return places;
}

/// Finds the first block of 64 offsets at which one byte stands, and another
/// byte `distance` bytes later, and marks where in `places`.
///
/// Returns the number of that block, counted from 0, or `blocks` if there is
/// none.
///
/// It reads 64 * `blocks` + `distance` bytes.
static inline int64_t csystem_next_places(
    const uint8_t *text, int64_t blocks, uint8_t byte, uint8_t later,
    int64_t distance, uint64_t *places) {
#ifdef __SSE2__
  __m128i first = _mm_set1_epi8((char)byte);
  __m128i last = _mm_set1_epi8((char)later);
#endif
  for (int64_t block = 0; block < blocks; block++) {
    const uint8_t *start = text + 64 * block;
#ifdef __SSE2__
    __m128i parts[4];
    for (int part = 0; part < 4; part++) {
      const __m128i *at = (const __m128i *)(start + 16 * part);
      const __m128i *next = (const __m128i *)(start + 16 * part + distance);
      parts[part] = _mm_and_si128(
          _mm_cmpeq_epi8(_mm_loadu_si128(at), first),
          _mm_cmpeq_epi8(_mm_loadu_si128(next), last));
    }
    __m128i any = _mm_or_si128(
        _mm_or_si128(parts[0], parts[1]), _mm_or_si128(parts[2], parts[3]));
    if (_mm_movemask_epi8(any) == 0) continue;
    uint64_t found = 0;
    for (int part = 0; part < 4; part++) {
      found |= (uint64_t)(uint32_t)_mm_movemask_epi8(parts[part])
          << (16 * part);
    }
    *places = found;
    return block;
#else
    uint64_t found = csystem_places(start, byte)
        & csystem_places(start + distance, later);
    if (found != 0) {
      *places = found;
      return block;
    }
#endif
  }
  return blocks;
}

// MARK: - Options

// glibc's `getopt_long`, which Swift's Glibc module leaves out. These functions
// read its global variables, which Swift 6 may not access.

typedef struct option csystem_option;

/// Makes `getopt_long` start again and write no error messages.
static inline void csystem_getopt_start(void) {
  opterr = 0;
  optind = 1;
}

/// The next option of `argv`, as `getopt_long` returns it.
static inline int csystem_getopt_next(
    int argc, char *const *argv, const char *letters,
    const struct option *options) {
  return getopt_long(argc, argv, letters, options, 0);
}

/// The argument of the last option, or null.
static inline const char *csystem_getopt_argument(void) { return optarg; }

/// The number of the next element of `argv`.
static inline int csystem_getopt_index(void) { return optind; }

/// The number of the option that an error is about; 0 for a long option that is
/// unknown or ambiguous.
static inline int csystem_getopt_culprit(void) { return optopt; }

// MARK: - Memory

/// Makes `free` return memory to the system: pieces of at least `piece` bytes,
/// and the free end of the heap if it exceeds `end` bytes. This calls
/// `mallopt`, which Swift's Glibc module leaves out.
static inline void csystem_return_freed(int piece, int end) {
  mallopt(M_MMAP_THRESHOLD, piece);
  mallopt(M_TRIM_THRESHOLD, end);
}

#endif
