// Checks that the constants of the public headers are ICU's.

#ifndef ICU_CONSTANTS_H
#define ICU_CONSTANTS_H

#include <unicode/utypes.h>

/// Checks that a constant equals ICU's, whose name lacks `cicu_`.
#define ICU_CONSTANT(name) \
  _Static_assert((int32_t)cicu_##name == (int32_t)name, #name)

// Checks that ICU's types are the C types used for them.
_Static_assert(
    _Generic((UErrorCode *)0, int32_t *: 1, default: 0), "UErrorCode");
_Static_assert(_Generic((UChar *)0, uint16_t *: 1, default: 0), "UChar");
_Static_assert(_Generic((UChar32 *)0, int32_t *: 1, default: 0), "UChar32");
_Static_assert(U_MAX_VERSION_LENGTH == 4, "UVersionInfo");

#endif
