// A C interface for ICU's `AlphabeticIndex`, which has none.

#ifndef CICU_ALPHABETIC_INDEX_H
#define CICU_ALPHABETIC_INDEX_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cicu_UCollator cicu_UCollator;

/// An `AlphabeticIndex::ImmutableIndex`, which several threads may read.
typedef struct cicu_Index cicu_Index;

/// The kinds of buckets, with the values of `UAlphabeticIndexLabelType`.
typedef enum cicu_Index_LabelType : int32_t {
  cicu_Index_normal = 0,
  cicu_Index_underflow = 1,
  cicu_Index_inflow = 2,
  cicu_Index_overflow = 3,
} cicu_Index_LabelType;

/// Builds an index with a copy of a collator and any number of labels from some
/// locales. The first locale is the collator's own, and has the labels that ICU
/// itself gives it. A NUL ends each locale's name, and an empty name ends the
/// list.
///
/// The corresponding ICU functions are the constructor that adopts a collator,
/// `setMaxLabelCount`, `addLabels` and `buildImmutableIndex`.
cicu_Index *cicu_Index_open(
    const cicu_UCollator *coll, const char *ids, int32_t *status);

void cicu_Index_close(cicu_Index *index);

/// `ImmutableIndex::getBucketCount`.
int32_t cicu_Index_bucketCount(const cicu_Index *index);

/// `ImmutableIndex::getBucketIndex`.
int32_t cicu_Index_bucketIndex(
    const cicu_Index *index, const uint16_t *text, int32_t length,
    int32_t *status);

/// `Bucket::getLabelType`.
cicu_Index_LabelType cicu_Index_labelType(
    const cicu_Index *index, int32_t bucket);

/// `Bucket::getLabel`; returns the label's length, and copies the label if
/// there is room.
int32_t cicu_Index_label(
    const cicu_Index *index, int32_t bucket, uint16_t *label,
    int32_t capacity);

#ifdef __cplusplus
}
#endif

#endif
