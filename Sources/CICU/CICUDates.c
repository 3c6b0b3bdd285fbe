#include "CICUDates.h"

#include <unicode/udat.h>

#include "ICUConstants.h"

ICU_CONSTANT(UDAT_MONTHS);
ICU_CONSTANT(UDAT_SHORT_MONTHS);
ICU_CONSTANT(UDAT_STANDALONE_MONTHS);
ICU_CONSTANT(UDAT_STANDALONE_SHORT_MONTHS);

cicu_UDateFormat *cicu_udat_open(const char *locale, int32_t *status) {
  static const UChar zone[] = {'U', 'T', 'C'};
  static const UChar pattern[] = {'M'};
  return (cicu_UDateFormat *)udat_open(
      UDAT_PATTERN, UDAT_PATTERN, locale, zone, 3, pattern, 1, status);
}

void cicu_udat_close(cicu_UDateFormat *format) {
  udat_close((UDateFormat *)format);
}

int32_t cicu_udat_countSymbols(
    const cicu_UDateFormat *format, cicu_UDateFormatSymbolType type) {
  return udat_countSymbols(
      (const UDateFormat *)format, (UDateFormatSymbolType)type);
}

int32_t cicu_udat_getSymbols(
    const cicu_UDateFormat *format, cicu_UDateFormatSymbolType type,
    int32_t index, uint16_t *buffer, int32_t capacity, int32_t *status) {
  return udat_getSymbols(
      (const UDateFormat *)format, (UDateFormatSymbolType)type, index, buffer,
      capacity, status);
}

int32_t cicu_udat_longDay(
    const char *locale, double milliseconds, uint16_t *buffer,
    int32_t capacity, int32_t *status) {
  static const UChar zone[] = {'U', 'T', 'C'};
  UDateFormat *format = udat_open(
      UDAT_NONE, UDAT_LONG, locale, zone, 3, NULL, 0, status);
  int32_t length =
      udat_format(format, milliseconds, buffer, capacity, NULL, status);
  udat_close(format);
  return length;
}
