#include "CICUContractions.h"

#include <unicode/tblcoll.h>
#include <unicode/uniset.h>

cicu_USet *cicu_Collator_openContractions(
    const cicu_UCollator *coll, int32_t c, int32_t *status) {
  // A pointer to a C collator or set is a cast pointer to a C++ one.
  auto *collator = icu::Collator::fromUCollator(
      reinterpret_cast<const UCollator *>(coll));
  auto *rules = dynamic_cast<const icu::RuleBasedCollator *>(collator);
  if (!rules) return nullptr;
  // Most characters begin no contraction. This set then allocates no memory.
  icu::UnicodeSet found;
  auto code = static_cast<UErrorCode>(*status);
  rules->internalAddContractions(c, found, code);
  *status = code;
  if (U_FAILURE(code) || found.isEmpty()) return nullptr;
  auto *set = new icu::UnicodeSet(found);
  if (!set || set->isBogus()) {
    delete set;
    *status = U_MEMORY_ALLOCATION_ERROR;
    return nullptr;
  }
  return reinterpret_cast<cicu_USet *>(set->toUSet());
}
