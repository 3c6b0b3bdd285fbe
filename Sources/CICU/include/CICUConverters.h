// Converters between charsets, and the detector of charsets.

#ifndef CICU_CONVERTERS_H
#define CICU_CONVERTERS_H

#include <stdint.h>

typedef struct cicu_UConverter cicu_UConverter;

/// `ucnv_open`, then `ucnv_setToUCallBack` and `ucnv_setFromUCallBack`, so that
/// the converter stops at what it cannot convert.
cicu_UConverter *cicu_ucnv_open(const char *name, int32_t *status);

void cicu_ucnv_close(cicu_UConverter *converter);

const char *cicu_ucnv_getName(
    const cicu_UConverter *converter, int32_t *status);

/// Those kinds of charsets that tables describe: each character has bytes of
/// its own, whatever stands before it.
enum : int32_t {
  cicu_UCNV_SBCS = 0,
  cicu_UCNV_DBCS = 1,
  cicu_UCNV_MBCS = 2,
};

int32_t cicu_ucnv_getType(const cicu_UConverter *converter);

/// `ucnv_convertEx`.
void cicu_ucnv_convertEx(
    cicu_UConverter *target, cicu_UConverter *source, char **output,
    const char *outputLimit, const char **input, const char *inputLimit,
    uint16_t *pivotStart, uint16_t **pivotSource, uint16_t **pivotTarget,
    const uint16_t *pivotLimit, int8_t reset, int8_t flush, int32_t *status);

/// `ucnv_getInvalidUChars`.
void cicu_ucnv_getInvalidUChars(
    const cicu_UConverter *converter, uint16_t *units, int8_t *length,
    int32_t *status);

typedef struct cicu_UCharsetDetector cicu_UCharsetDetector;

cicu_UCharsetDetector *cicu_ucsdet_open(int32_t *status);

void cicu_ucsdet_close(cicu_UCharsetDetector *detector);

void cicu_ucsdet_setText(
    cicu_UCharsetDetector *detector, const char *text, int32_t length,
    int32_t *status);

/// `ucsdet_getName` of what `ucsdet_detect` returns; null if it returns none.
const char *cicu_ucsdet_detectName(
    cicu_UCharsetDetector *detector, int32_t *status);

#endif
