// String search, for tests to compare with.

#ifndef CICU_SEARCH_H
#define CICU_SEARCH_H

#include <stdint.h>

#include "CICUCollators.h"

typedef struct cicu_UStringSearch cicu_UStringSearch;

/// `usearch_openFromCollator`, without breaks.
cicu_UStringSearch *cicu_usearch_openFromCollator(
    const uint16_t *pattern, int32_t patternLength, const uint16_t *text,
    int32_t textLength, const cicu_UCollator *coll, int32_t *status);

/// The place of the first match, below 0 where there is none.
int32_t cicu_usearch_first(cicu_UStringSearch *search, int32_t *status);

/// The length of that match.
int32_t cicu_usearch_getMatchedLength(const cicu_UStringSearch *search);

void cicu_usearch_close(cicu_UStringSearch *search);

#endif
