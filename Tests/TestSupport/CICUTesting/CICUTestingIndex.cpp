#include <unicode/alphaindex.h>
#include <unicode/tblcoll.h>
#include <unicode/ucol.h>
#include <unicode/uniset.h>

#include "CICUTesting.h"

cicu_Index *cicu_Index_openLocale(
    const char *id, int32_t maxLabelCount, int32_t *told) {
  UErrorCode status = static_cast<UErrorCode>(*told);
  icu::AlphabeticIndex index(icu::Locale(id), status);
  index.setMaxLabelCount(maxLabelCount, status);
  auto *made = index.buildImmutableIndex(status);
  *told = status;
  return reinterpret_cast<cicu_Index *>(made);
}

cicu_Index *cicu_Index_openLabels(
    const cicu_UCollator *coll, const uint16_t *labels, const int32_t *lengths,
    int32_t count, int32_t *told) {
  UErrorCode status = static_cast<UErrorCode>(*told);
  auto *own = reinterpret_cast<const UCollator *>(coll);
  auto *copy = dynamic_cast<icu::RuleBasedCollator *>(
      icu::Collator::fromUCollator(own)->clone());
  icu::AlphabeticIndex index(copy, status);
  icu::UnicodeSet set;
  for (int32_t number = 0; number < count; ++number) {
    set.add(icu::UnicodeString(labels, lengths[number]));
    labels += lengths[number];
  }
  index.addLabels(set, status);
  auto *made = index.buildImmutableIndex(status);
  *told = status;
  return reinterpret_cast<cicu_Index *>(made);
}
