// The names of months, and days as people write them.

#ifndef CICU_DATES_H
#define CICU_DATES_H

#include <stdint.h>

typedef struct cicu_UDateFormat cicu_UDateFormat;

typedef enum {
  cicu_UDAT_MONTHS = 1,
  cicu_UDAT_SHORT_MONTHS = 2,
  cicu_UDAT_STANDALONE_MONTHS = 10,
  cicu_UDAT_STANDALONE_SHORT_MONTHS = 11
} cicu_UDateFormatSymbolType;

/// `udat_open` with the pattern `M`, in UTC.
cicu_UDateFormat *cicu_udat_open(const char *locale, int32_t *status);

void cicu_udat_close(cicu_UDateFormat *format);

int32_t cicu_udat_countSymbols(
    const cicu_UDateFormat *format, cicu_UDateFormatSymbolType type);

int32_t cicu_udat_getSymbols(
    const cicu_UDateFormat *format, cicu_UDateFormatSymbolType type,
    int32_t index, uint16_t *buffer, int32_t capacity, int32_t *status);

/// `udat_format` of the milliseconds since 1970 in UTC, as a day in the long form
/// of a locale, of its own calendar.
int32_t cicu_udat_longDay(
    const char *locale, double milliseconds, uint16_t *buffer,
    int32_t capacity, int32_t *status);

#endif
