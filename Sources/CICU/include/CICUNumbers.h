// How a locale writes numbers.

#ifndef CICU_NUMBERS_H
#define CICU_NUMBERS_H

#include <stdint.h>

typedef struct cicu_UNumberFormat cicu_UNumberFormat;

typedef enum {
  cicu_UNUM_DECIMAL_SEPARATOR_SYMBOL = 0,
  cicu_UNUM_GROUPING_SEPARATOR_SYMBOL = 1
} cicu_UNumberFormatSymbol;

typedef enum {
  cicu_UNUM_SECONDARY_GROUPING_SIZE = 15
} cicu_UNumberFormatAttribute;

/// `unum_open` for plain decimal numbers.
cicu_UNumberFormat *cicu_unum_open(const char *locale, int32_t *status);

void cicu_unum_close(cicu_UNumberFormat *format);

int32_t cicu_unum_getSymbol(
    const cicu_UNumberFormat *format, cicu_UNumberFormatSymbol symbol,
    uint16_t *buffer, int32_t capacity, int32_t *status);

int32_t cicu_unum_getAttribute(
    const cicu_UNumberFormat *format, cicu_UNumberFormatAttribute attribute);

int32_t cicu_unum_formatInt64(
    const cicu_UNumberFormat *format, int64_t number, uint16_t *buffer,
    int32_t capacity, int32_t *status);

#endif
