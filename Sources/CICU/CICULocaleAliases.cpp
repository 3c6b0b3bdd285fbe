#include <unicode/locid.h>

#include <cstring>

#include "CICULocales.h"

int32_t cicu_Locale_canonicalName(
    const char *id, char *name, int32_t capacity, int32_t *status) {
  icu::Locale locale = icu::Locale::createCanonical(id);
  if (locale.isBogus()) {
    *status = U_ILLEGAL_ARGUMENT_ERROR;
    return 0;
  }
  int32_t length = static_cast<int32_t>(std::strlen(locale.getName()));
  if (length > capacity) {
    *status = U_BUFFER_OVERFLOW_ERROR;
  } else if (capacity > 0) {
    std::memcpy(name, locale.getName(), length);
    *status = length == capacity ? U_STRING_NOT_TERMINATED_WARNING : *status;
    if (length < capacity) name[length] = 0;
  }
  return length;
}
