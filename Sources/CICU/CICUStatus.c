#include "CICUStatus.h"

#include <unicode/ulocdata.h>
#include <unicode/uversion.h>

#include "ICUConstants.h"

ICU_CONSTANT(U_USING_DEFAULT_WARNING);
ICU_CONSTANT(U_ZERO_ERROR);
ICU_CONSTANT(U_ILLEGAL_ARGUMENT_ERROR);
ICU_CONSTANT(U_MISSING_RESOURCE_ERROR);
ICU_CONSTANT(U_MEMORY_ALLOCATION_ERROR);
ICU_CONSTANT(U_BUFFER_OVERFLOW_ERROR);

const char *cicu_u_errorName(int32_t code) {
  return u_errorName((UErrorCode)code);
}

void cicu_u_getVersion(uint8_t version[4]) { u_getVersion(version); }

void cicu_u_getUnicodeVersion(uint8_t version[4]) {
  u_getUnicodeVersion(version);
}

void cicu_ulocdata_getCLDRVersion(uint8_t version[4], int32_t *status) {
  ulocdata_getCLDRVersion(version, status);
}
