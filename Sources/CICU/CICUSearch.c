#include "CICUSearch.h"

#include <unicode/usearch.h>

#include "ICUConstants.h"

cicu_UStringSearch *cicu_usearch_openFromCollator(
    const uint16_t *pattern, int32_t patternLength, const uint16_t *text,
    int32_t textLength, const cicu_UCollator *coll, int32_t *status) {
  return (cicu_UStringSearch *)usearch_openFromCollator(
      pattern, patternLength, text, textLength, (const UCollator *)coll, NULL,
      status);
}

int32_t cicu_usearch_first(cicu_UStringSearch *search, int32_t *status) {
  return usearch_first((UStringSearch *)search, status);
}

int32_t cicu_usearch_getMatchedLength(const cicu_UStringSearch *search) {
  return usearch_getMatchedLength((const UStringSearch *)search);
}

void cicu_usearch_close(cicu_UStringSearch *search) {
  usearch_close((UStringSearch *)search);
}
