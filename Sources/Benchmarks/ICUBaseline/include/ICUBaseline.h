// ICU as a careful C++ programmer uses it: the peer of ThumbIndex in
// benchmarks, and the judge of its results.

#ifndef ICU_BASELINE_H
#define ICU_BASELINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The sort keys of some texts: `ucol_getSortKey` writes them into one arena.
typedef struct BaselineKeys BaselineKeys;

/// Makes the keys of `count` texts in the order of a locale, with its `-u-`
/// keywords and with further rules, which may be empty.
///
/// Text `i` is the bytes from `starts[i]` up to `starts[i + 1] - 1`; a newline
/// follows it.
///
/// Returns null if the locale cannot be opened with the rules.
BaselineKeys *baseline_keys_make(
    const char *locale, const char *rules, bool normalizes,
    const uint8_t *utf8, const int64_t *starts, int64_t count);

void baseline_keys_free(BaselineKeys *keys);

/// A key without its final 00.
const uint8_t *baseline_keys_get(
    const BaselineKeys *keys, int64_t row, int64_t *length);

/// Sorts rows by key with `std::stable_sort`.
///
/// It compares the first eight bytes, which are stored beside each row, then
/// all bytes with `memcmp`.
void baseline_keys_sort(const BaselineKeys *keys, uint32_t *rows);

/// Sorts rows with `std::stable_sort` and `ucol_strcollUTF8`.
bool baseline_compare_sort(
    const char *locale, const char *rules, bool normalizes,
    const uint8_t *utf8, const int64_t *starts, int64_t count, uint32_t *rows);

/// Sorts rows by the bytes of their texts, as ``baseline_keys_sort`` does by
/// keys. Its time is the cost of an order without keys.
void baseline_byte_sort(
    const uint8_t *utf8, const int64_t *starts, int64_t count, uint32_t *rows);

/// Copies bytes with `memcpy`. Its time is the cost of moving the texts once.
void baseline_copy(uint8_t *target, const uint8_t *source, int64_t count);

/// Finds the bucket of each text, in UTF-8, with
/// `ImmutableIndex::getBucketIndex`.
bool baseline_buckets(
    const char *locale, const uint8_t *utf8, const int64_t *starts,
    int64_t count, int32_t *buckets, double *milliseconds);

/// A collator for single comparisons.
typedef struct BaselineCollator BaselineCollator;

/// Returns null when the locale cannot be opened.
BaselineCollator *baseline_collator_open(const char *locale);

void baseline_collator_close(BaselineCollator *collator);

/// Compares texts with `ucol_strcollUTF8`; returns a number below 0 if the left
/// text comes first, above 0 if the right text comes first, and 0 if both are
/// equal.
int32_t baseline_compare(
    const BaselineCollator *collator, const char *left, const char *right);

/// The number of bytes that the process has allocated.
int64_t baseline_allocated_bytes(void);

/// Finds the texts that contain a pattern: `usearch_first` at primary strength,
/// with one searcher for all texts, which are converted to UTF-16 before the
/// clock starts. Each found text sets its byte in `found`.
bool baseline_usearch(
    const char *locale, const char *pattern, const uint8_t *utf8,
    const int64_t *starts, int64_t count, uint8_t *found,
    double *milliseconds);

/// Measures the first screen of a list: opens a collator and an alphabet with
/// English labels, makes keys and buckets of the texts, sorts them, and
/// searches all of them for a pattern. `sections` gets the number of buckets
/// with texts, `found` the number of texts that contain the pattern.
bool baseline_first_screen(
    const char *locale, const char *pattern, const uint8_t *utf8,
    const int64_t *starts, int64_t count, int64_t *sections, int64_t *found,
    double *milliseconds);

#ifdef __cplusplus
}
#endif

#endif
