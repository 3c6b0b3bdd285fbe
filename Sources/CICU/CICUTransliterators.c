#include "CICUTransliterators.h"

#include <unicode/utrans.h>

cicu_UTransliterator *cicu_utrans_open(
    const uint16_t *id, int32_t length, int32_t *status) {
  return (cicu_UTransliterator *)utrans_openU(
      id, length, UTRANS_FORWARD, NULL, 0, NULL, status);
}

void cicu_utrans_close(cicu_UTransliterator *transliterator) {
  utrans_close((UTransliterator *)transliterator);
}

void cicu_utrans_transUChars(
    const cicu_UTransliterator *transliterator, uint16_t *text,
    int32_t *length, int32_t capacity, int32_t start, int32_t *limit,
    int32_t *status) {
  utrans_transUChars(
      (const UTransliterator *)transliterator, text, length, capacity, start,
      limit, status);
}
