#include <unicode/alphaindex.h>

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
