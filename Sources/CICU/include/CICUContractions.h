// Contractions: several characters that a collator sorts as one letter.

#ifndef CICU_CONTRACTIONS_H
#define CICU_CONTRACTIONS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cicu_UCollator cicu_UCollator;
typedef struct cicu_USet cicu_USet;

/// Opens a set of the contractions that begin with a character, without
/// contractions that depend on the text before them; returns null if there are
/// none.
///
/// This calls `RuleBasedCollator::internalAddContractions`, as ICU's own
/// AlphabeticIndex does. The public function lists the contractions of all
/// characters, which takes a hundred thousand times as long.
cicu_USet *cicu_Collator_openContractions(
    const cicu_UCollator *coll, int32_t c, int32_t *status);

#ifdef __cplusplus
}
#endif

#endif
