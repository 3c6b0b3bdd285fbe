#include "CICUNumbers.h"

#include <unicode/unum.h>

#include "ICUConstants.h"

ICU_CONSTANT(UNUM_DECIMAL_SEPARATOR_SYMBOL);
ICU_CONSTANT(UNUM_GROUPING_SEPARATOR_SYMBOL);
ICU_CONSTANT(UNUM_SECONDARY_GROUPING_SIZE);

cicu_UNumberFormat *cicu_unum_open(const char *locale, int32_t *status) {
  return (cicu_UNumberFormat *)unum_open(
      UNUM_DECIMAL, NULL, 0, locale, NULL, status);
}

void cicu_unum_close(cicu_UNumberFormat *format) {
  unum_close((UNumberFormat *)format);
}

int32_t cicu_unum_getSymbol(
    const cicu_UNumberFormat *format, cicu_UNumberFormatSymbol symbol,
    uint16_t *buffer, int32_t capacity, int32_t *status) {
  return unum_getSymbol(
      (const UNumberFormat *)format, (UNumberFormatSymbol)symbol, buffer,
      capacity, status);
}

int32_t cicu_unum_getAttribute(
    const cicu_UNumberFormat *format, cicu_UNumberFormatAttribute attribute) {
  return unum_getAttribute(
      (const UNumberFormat *)format, (UNumberFormatAttribute)attribute);
}

int32_t cicu_unum_formatInt64(
    const cicu_UNumberFormat *format, int64_t number, uint16_t *buffer,
    int32_t capacity, int32_t *status) {
  return unum_formatInt64(
      (const UNumberFormat *)format, number, buffer, capacity, NULL, status);
}
