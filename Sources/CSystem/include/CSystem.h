// Instructions of the processor that Swift has no name for: prefetching, a bit for
// each byte of a vector, and gathering the bits under a mask. Processors without
// them do the same in plain C or Swift. Nothing here needs the C library.

#ifndef CSYSTEM_H
#define CSYSTEM_H

#include <stdbool.h>
#include <stdint.h>
#ifdef __SSE2__
#include <immintrin.h>
#endif

/// Prefetches the memory at an address. Any address is safe, even one that
/// cannot be read.
static inline void csystem_prefetch(const void *address) {
  __builtin_prefetch(address);
}

#ifdef __SSE2__
/// A bit for each of 64 bytes: its highest bit.
static inline uint64_t csystem_mask(const __m128i parts[4]) {
  // Swift's masks do not compile to this instruction.
  uint64_t mask = 0;
  for (int part = 0; part < 4; part++) {
    mask |= (uint64_t)(uint32_t)_mm_movemask_epi8(parts[part]) << (16 * part);
  }
  return mask;
}

/// Sets all bits of the bytes for those of 64 offsets at which the bytes of
/// `first` stand, and those of `last` `distance` bytes later.
static inline void csystem_compare_pairs(
    const uint8_t *text, __m128i first, __m128i last, int64_t distance,
    __m128i parts[4]) {
  for (int part = 0; part < 4; part++) {
    const __m128i *at = (const __m128i *)(text + 16 * part);
    const __m128i *next = (const __m128i *)(text + 16 * part + distance);
    parts[part] = _mm_and_si128(
        _mm_cmpeq_epi8(_mm_loadu_si128(at), first),
        _mm_cmpeq_epi8(_mm_loadu_si128(next), last));
  }
}
#endif

/// Marks which of 64 bytes equal a byte; the lowest bit stands for the first
/// byte.
static inline uint64_t csystem_places(const uint8_t *bytes, uint8_t byte) {
#ifdef __SSE2__
  __m128i all = _mm_set1_epi8((char)byte);
  __m128i parts[4];
  for (int part = 0; part < 4; part++) {
    __m128i some = _mm_loadu_si128((const __m128i *)(bytes + 16 * part));
    parts[part] = _mm_cmpeq_epi8(some, all);
  }
  return csystem_mask(parts);
#else
  uint64_t places = 0;
  for (int index = 0; index < 64; index++) {
    places |= (uint64_t)(bytes[index] == byte) << index;
  }
  return places;
#endif
}

/// Marks at which of 64 offsets one byte stands, and another byte `distance`
/// bytes later.
///
/// It reads 64 + `distance` bytes.
static inline uint64_t csystem_pair_places(
    const uint8_t *text, uint8_t byte, uint8_t later, int64_t distance) {
#ifdef __SSE2__
  __m128i parts[4];
  csystem_compare_pairs(
      text, _mm_set1_epi8((char)byte), _mm_set1_epi8((char)later), distance,
      parts);
  return csystem_mask(parts);
#else
  return csystem_places(text, byte) & csystem_places(text + distance, later);
#endif
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
    csystem_compare_pairs(start, first, last, distance, parts);
    __m128i any = _mm_or_si128(
        _mm_or_si128(parts[0], parts[1]), _mm_or_si128(parts[2], parts[3]));
    if (_mm_movemask_epi8(any) == 0) continue;
    *places = csystem_mask(parts);
    return block;
#else
    uint64_t found = csystem_pair_places(start, byte, later, distance);
    if (found != 0) {
      *places = found;
      return block;
    }
#endif
  }
  return blocks;
}

/// The texts that were searched so far, see `csystem_mark_texts`.
typedef struct {
  /// How many texts have ended.
  int64_t count;
  /// Whether the pattern was found in the text that has not ended yet.
  bool is_marked;
} csystem_marking;

#if defined(__x86_64__) && defined(__SSE2__)
/// `csystem_mark_texts` for processors that have these instructions.
///
/// Measured with one letter in a million words, one core, median of five: 2.2 ms
/// instead of 4.2 in Ukrainian, 1.7 instead of 2.8 in Polish.
__attribute__((target("avx2,bmi2,popcnt")))
static inline int64_t csystem_mark_texts_at_once(
    const uint8_t *text, int64_t blocks, const uint8_t *pattern, int64_t length,
    uint8_t end, uint64_t *words, int64_t word_count,
    csystem_marking *marking) {
  __m256i first = _mm256_set1_epi8((char)pattern[0]);
  __m256i last = _mm256_set1_epi8((char)end);
  for (int64_t block = 0; block < blocks; block++) {
    int64_t word = marking->count >> 6;
    if (word + 1 >= word_count) return block;
    const uint8_t *start = text + 64 * block;
    __m256i low = _mm256_loadu_si256((const __m256i *)start);
    __m256i high = _mm256_loadu_si256((const __m256i *)(start + 32));
    uint64_t ends =
        (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(low, last))
        | (uint64_t)(uint32_t)_mm256_movemask_epi8(
            _mm256_cmpeq_epi8(high, last)) << 32;
    low = _mm256_cmpeq_epi8(low, first);
    high = _mm256_cmpeq_epi8(high, first);
    for (int64_t index = 1; index < length; index++) {
      const uint8_t *later = start + index;
      __m256i byte = _mm256_set1_epi8((char)pattern[index]);
      low = _mm256_and_si256(
          low, _mm256_cmpeq_epi8(
              _mm256_loadu_si256((const __m256i *)later), byte));
      high = _mm256_and_si256(
          high, _mm256_cmpeq_epi8(
              _mm256_loadu_si256((const __m256i *)(later + 32)), byte));
    }
    uint64_t hits = (uint32_t)_mm256_movemask_epi8(low)
        | (uint64_t)(uint32_t)_mm256_movemask_epi8(high) << 32;
    // In `~ends`, all bits of a text are ones. A one added at a hit carries to
    // the end of the text, where the bit is 0.
    uint64_t sums;
    bool is_over = __builtin_add_overflow(~ends, hits, &sums);
    is_over |= __builtin_add_overflow(
        sums, (uint64_t)marking->is_marked, &sums);
    marking->is_marked = is_over;
    uint64_t marks = _pext_u64(sums, ends);
    int64_t shift = marking->count & 63;
    words[word] |= marks << shift;
    // A shift by 64 would be undefined.
    words[word + 1] |= marks >> 1 >> (63 - shift);
    marking->count += _mm_popcnt_u64(ends);
  }
  return blocks;
}
#endif

/// Searches texts for a pattern, 64 bytes at a time; sets bit n of `words` if
/// text n, counted over all calls, contains the pattern.
///
/// A byte `end`, which is not in the pattern of `length` bytes, follows each
/// text. This reads 64 * `blocks` + `length` - 1 bytes.
///
/// Returns the number of blocks that were searched: fewer than `blocks` where
/// there are too few words, and none if the processor lacks the instructions.
static inline int64_t csystem_mark_texts(
    const uint8_t *text, int64_t blocks, const uint8_t *pattern, int64_t length,
    uint8_t end, uint64_t *words, int64_t word_count,
    csystem_marking *marking) {
#if defined(__x86_64__) && defined(__SSE2__)
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2")) {
    return csystem_mark_texts_at_once(
        text, blocks, pattern, length, end, words, word_count, marking);
  }
#endif
  return 0;
}

#endif
