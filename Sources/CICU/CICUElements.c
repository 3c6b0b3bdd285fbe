#include "CICUElements.h"

#include <unicode/ucoleitr.h>

#include "ICUConstants.h"

ICU_CONSTANT(UCOL_NULLORDER);

cicu_UCollationElements *cicu_ucol_openElements(
    const cicu_UCollator *coll, const uint16_t *text, int32_t length,
    int32_t *status) {
  return (cicu_UCollationElements *)ucol_openElements(
      (const UCollator *)coll, text, length, status);
}

void cicu_ucol_setText(
    cicu_UCollationElements *elements, const uint16_t *text, int32_t length,
    int32_t *status) {
  ucol_setText((UCollationElements *)elements, text, length, status);
}

int32_t cicu_ucol_next(cicu_UCollationElements *elements, int32_t *status) {
  return ucol_next((UCollationElements *)elements, status);
}

void cicu_ucol_closeElements(cicu_UCollationElements *elements) {
  ucol_closeElements((UCollationElements *)elements);
}
