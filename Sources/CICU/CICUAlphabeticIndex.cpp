#include "CICUAlphabeticIndex.h"

#include <unicode/alphaindex.h>
#include <unicode/coll.h>
#include <unicode/tblcoll.h>
#include <unicode/uniset.h>

#include <limits>
#include <memory>

using icu::AlphabeticIndex;

namespace {

/// A `UErrorCode` that the destructor copies to a caller's `int32_t`.
class Status {
 public:
  explicit Status(int32_t *told)
      : told_(told), code_(static_cast<UErrorCode>(*told)) {}
  ~Status() { *told_ = code_; }
  Status(const Status &) = delete;
  Status &operator=(const Status &) = delete;

  operator UErrorCode &() { return code_; }
  void set(UErrorCode code) { code_ = code; }

 private:
  int32_t *told_;
  UErrorCode code_;
};

static_assert(int{cicu_Index_normal} == U_ALPHAINDEX_NORMAL, "normal");
static_assert(int{cicu_Index_underflow} == U_ALPHAINDEX_UNDERFLOW, "underflow");
static_assert(int{cicu_Index_inflow} == U_ALPHAINDEX_INFLOW, "inflow");
static_assert(int{cicu_Index_overflow} == U_ALPHAINDEX_OVERFLOW, "overflow");

/// Whether the constructor added labels: Chinese collators have labels of their
/// own (pinyin initials, strokes, bopomofo).
bool hasLabels(AlphabeticIndex &index, UErrorCode &status) {
  index.resetBucketIterator(status);
  while (index.nextBucket(status)) {
    if (index.getBucketLabelType() == U_ALPHAINDEX_NORMAL) return true;
  }
  return false;
}

AlphabeticIndex *mutableIndex(cicu_IndexBuilder *builder) {
  return reinterpret_cast<AlphabeticIndex *>(builder);
}

const AlphabeticIndex::ImmutableIndex *immutable(const cicu_Index *index) {
  return reinterpret_cast<const AlphabeticIndex::ImmutableIndex *>(index);
}

}  // namespace

cicu_IndexBuilder *cicu_IndexBuilder_open(
    const cicu_UCollator *coll, const char *own, int32_t *told) {
  Status status(told);
  // The index will own this copy. A `UCollator` pointer is a cast pointer to a
  // C++ collator.
  auto *shared = reinterpret_cast<const UCollator *>(coll);
  std::unique_ptr<icu::Collator> copy(
      icu::Collator::fromUCollator(shared)->clone());
  if (!copy) {
    status.set(U_MEMORY_ALLOCATION_ERROR);
    return nullptr;
  }
  auto *rules = dynamic_cast<icu::RuleBasedCollator *>(copy.get());
  if (!rules) {
    status.set(U_UNSUPPORTED_ERROR);
    return nullptr;
  }
  std::unique_ptr<AlphabeticIndex> index(new AlphabeticIndex(rules, status));
  if (!index) {
    status.set(U_MEMORY_ALLOCATION_ERROR);
    return nullptr;
  }
  copy.release();
  if (U_FAILURE(status)) return nullptr;
  index->setMaxLabelCount(std::numeric_limits<int32_t>::max(), status);
  // If the collator has labels, they replace the labels of the locale, as in an
  // index that ICU makes for the locale.
  if (!hasLabels(*index, status)) index->addLabels(icu::Locale(own), status);
  if (U_FAILURE(status)) return nullptr;
  return reinterpret_cast<cicu_IndexBuilder *>(index.release());
}

void cicu_IndexBuilder_close(cicu_IndexBuilder *builder) {
  delete mutableIndex(builder);
}

void cicu_IndexBuilder_addLabels(
    cicu_IndexBuilder *builder, const char *id, int32_t *told) {
  Status status(told);
  mutableIndex(builder)->addLabels(icu::Locale(id), status);
}

void cicu_IndexBuilder_addLabel(
    cicu_IndexBuilder *builder, const uint16_t *text, int32_t length,
    int32_t *told) {
  Status status(told);
  icu::UnicodeSet label;
  label.add(icu::UnicodeString(false, text, length));
  mutableIndex(builder)->addLabels(label, status);
}

cicu_Index *cicu_IndexBuilder_build(
    cicu_IndexBuilder *builder, int32_t *told) {
  Status status(told);
  return reinterpret_cast<cicu_Index *>(
      mutableIndex(builder)->buildImmutableIndex(status));
}

void cicu_Index_close(cicu_Index *index) {
  delete immutable(index);
}

int32_t cicu_Index_bucketCount(const cicu_Index *index) {
  return immutable(index)->getBucketCount();
}

int32_t cicu_Index_bucketIndex(
    const cicu_Index *index, const uint16_t *text, int32_t length,
    int32_t *told) {
  Status status(told);
  return immutable(index)->getBucketIndex(
      icu::UnicodeString(false, text, length), status);
}

cicu_Index_LabelType cicu_Index_labelType(
    const cicu_Index *index, int32_t bucket) {
  return static_cast<cicu_Index_LabelType>(
      immutable(index)->getBucket(bucket)->getLabelType());
}

int32_t cicu_Index_label(
    const cicu_Index *index, int32_t bucket, uint16_t *label,
    int32_t capacity, int32_t *told) {
  Status status(told);
  const icu::UnicodeString &text =
      immutable(index)->getBucket(bucket)->getLabel();
  return text.extract(label, capacity, status);
}
