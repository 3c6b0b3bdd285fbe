#include "CICUContractions.h"

#include <unicode/tblcoll.h>
#include <unicode/uniset.h>

void cicu_Collator_addContractions(
    const cicu_UCollator *coll, int32_t c, cicu_USet *set, int32_t *status) {
  // A pointer to a C collator or set is a cast pointer to a C++ one.
  auto *collator = icu::Collator::fromUCollator(
      reinterpret_cast<const UCollator *>(coll));
  auto *rules = dynamic_cast<const icu::RuleBasedCollator *>(collator);
  if (!rules) return;
  auto code = static_cast<UErrorCode>(*status);
  rules->internalAddContractions(
      c, *icu::UnicodeSet::fromUSet(reinterpret_cast<USet *>(set)), code);
  *status = code;
}
