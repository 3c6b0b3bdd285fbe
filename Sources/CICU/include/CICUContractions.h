// Contractions: several characters that a collator sorts as one letter.

#ifndef CICU_CONTRACTIONS_H
#define CICU_CONTRACTIONS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cicu_UCollator cicu_UCollator;
typedef struct cicu_USet cicu_USet;

/// Adds the contractions that begin with a character to a set, without
/// contractions that depend on the text before them.
///
/// This calls `RuleBasedCollator::internalAddContractions`, as ICU's own
/// AlphabeticIndex does. The public function lists the contractions of all
/// characters, which takes a hundred thousand times as long.
void cicu_Collator_addContractions(
    const cicu_UCollator *coll, int32_t c, cicu_USet *set, int32_t *status);

#ifdef __cplusplus
}
#endif

#endif
