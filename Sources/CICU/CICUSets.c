#include "CICUSets.h"

#include <unicode/uset.h>

#include "ICUConstants.h"

cicu_USet *cicu_uset_openEmpty(void) { return (cicu_USet *)uset_openEmpty(); }

void cicu_uset_close(cicu_USet *set) { uset_close((USet *)set); }

int32_t cicu_uset_getItemCount(const cicu_USet *set) {
  return uset_getItemCount((const USet *)set);
}

int32_t cicu_uset_getItem(
    const cicu_USet *set, int32_t index, int32_t *start, int32_t *end,
    uint16_t *text, int32_t capacity, int32_t *status) {
  return uset_getItem(
      (const USet *)set, index, start, end, text, capacity, status);
}
