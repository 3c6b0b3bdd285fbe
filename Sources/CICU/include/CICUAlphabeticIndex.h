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

/// An `AlphabeticIndex` without a maximum number of labels, for one thread.
typedef struct cicu_IndexBuilder cicu_IndexBuilder;

/// Makes a builder with a copy of a collator, and with the labels that ICU
/// itself gives to the collator's own locale.
///
/// The corresponding ICU functions are the constructor that adopts a collator,
/// `setMaxLabelCount` and `addLabels`.
cicu_IndexBuilder *cicu_IndexBuilder_open(
    const cicu_UCollator *coll, const char *own, int32_t *status);

void cicu_IndexBuilder_close(cicu_IndexBuilder *builder);

/// `addLabels` for a locale.
void cicu_IndexBuilder_addLabels(
    cicu_IndexBuilder *builder, const char *id, int32_t *status);

/// `addLabels` for a set of one text.
void cicu_IndexBuilder_addLabel(
    cicu_IndexBuilder *builder, const uint16_t *text, int32_t length,
    int32_t *status);

/// `buildImmutableIndex`; more labels may be added later for another index.
cicu_Index *cicu_IndexBuilder_build(
    cicu_IndexBuilder *builder, int32_t *status);

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
    int32_t capacity, int32_t *status);

#ifdef __cplusplus
}
#endif

#endif
