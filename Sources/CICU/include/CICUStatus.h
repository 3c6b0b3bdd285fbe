// Errors, and the versions of the library and its data.

#ifndef CICU_STATUS_H
#define CICU_STATUS_H

#include <stdint.h>

// MARK: - Errors

/// The values of `UErrorCode` that Swift uses.
enum : int32_t {
  cicu_U_USING_DEFAULT_WARNING = -127,
  cicu_U_ZERO_ERROR = 0,
  cicu_U_ILLEGAL_ARGUMENT_ERROR = 1,
  cicu_U_MISSING_RESOURCE_ERROR = 2,
  cicu_U_MEMORY_ALLOCATION_ERROR = 7,
  cicu_U_BUFFER_OVERFLOW_ERROR = 15,
};

const char *cicu_u_errorName(int32_t code);

// MARK: - Versions

void cicu_u_getVersion(uint8_t version[4]);

void cicu_u_getUnicodeVersion(uint8_t version[4]);

void cicu_ulocdata_getCLDRVersion(uint8_t version[4], int32_t *status);

#endif
