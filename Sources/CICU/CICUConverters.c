#include "CICUConverters.h"

#include <unicode/ucnv.h>
#include <unicode/ucnv_err.h>
#include <unicode/ucsdet.h>

#include "ICUConstants.h"

cicu_UConverter *cicu_ucnv_open(const char *name, int32_t *status) {
  UConverter *converter = ucnv_open(name, status);
  if (converter != NULL) {
    ucnv_setToUCallBack(
        converter, UCNV_TO_U_CALLBACK_STOP, NULL, NULL, NULL, status);
    ucnv_setFromUCallBack(
        converter, UCNV_FROM_U_CALLBACK_STOP, NULL, NULL, NULL, status);
  }
  return (cicu_UConverter *)converter;
}

void cicu_ucnv_close(cicu_UConverter *converter) {
  ucnv_close((UConverter *)converter);
}

const char *cicu_ucnv_getName(
    const cicu_UConverter *converter, int32_t *status) {
  return ucnv_getName((const UConverter *)converter, status);
}

ICU_CONSTANT(UCNV_SBCS);
ICU_CONSTANT(UCNV_DBCS);
ICU_CONSTANT(UCNV_MBCS);

int32_t cicu_ucnv_getType(const cicu_UConverter *converter) {
  return ucnv_getType((const UConverter *)converter);
}

void cicu_ucnv_convertEx(
    cicu_UConverter *target, cicu_UConverter *source, char **output,
    const char *outputLimit, const char **input, const char *inputLimit,
    uint16_t *pivotStart, uint16_t **pivotSource, uint16_t **pivotTarget,
    const uint16_t *pivotLimit, int8_t reset, int8_t flush, int32_t *status) {
  ucnv_convertEx(
      (UConverter *)target, (UConverter *)source, output, outputLimit, input,
      inputLimit, pivotStart, pivotSource, pivotTarget, pivotLimit, reset,
      flush, status);
}

void cicu_ucnv_getInvalidUChars(
    const cicu_UConverter *converter, uint16_t *units, int8_t *length,
    int32_t *status) {
  ucnv_getInvalidUChars((const UConverter *)converter, units, length, status);
}

cicu_UCharsetDetector *cicu_ucsdet_open(int32_t *status) {
  return (cicu_UCharsetDetector *)ucsdet_open(status);
}

void cicu_ucsdet_close(cicu_UCharsetDetector *detector) {
  ucsdet_close((UCharsetDetector *)detector);
}

void cicu_ucsdet_setText(
    cicu_UCharsetDetector *detector, const char *text, int32_t length,
    int32_t *status) {
  ucsdet_setText((UCharsetDetector *)detector, text, length, status);
}

const char *cicu_ucsdet_detectName(
    cicu_UCharsetDetector *detector, int32_t *status) {
  const UCharsetMatch *match =
      ucsdet_detect((UCharsetDetector *)detector, status);
  return match == NULL ? NULL : ucsdet_getName(match, status);
}
