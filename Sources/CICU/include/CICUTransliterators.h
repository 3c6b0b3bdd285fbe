// Transliterators.

#ifndef CICU_TRANSLITERATORS_H
#define CICU_TRANSLITERATORS_H

#include <stdint.h>

typedef struct cicu_UTransliterator cicu_UTransliterator;

/// `utrans_openU`, forwards and without rules.
cicu_UTransliterator *cicu_utrans_open(
    const uint16_t *id, int32_t length, int32_t *status);

/// The rules of a transliterator as they stand in ICU's data.
///
/// ICU has no function that only reads rules: ICU compiles them before
/// `utrans_toRules` can be called. `cicu_transliteratorRules` fails with
/// `U_MISSING_RESOURCE_ERROR` where ICU's data are laid out in another way, and
/// with `U_BUFFER_OVERFLOW_ERROR` if `capacity` is too small.
int32_t cicu_transliteratorRules(
    const char *id, uint16_t *result, int32_t capacity, int32_t *status);

void cicu_utrans_close(cicu_UTransliterator *transliterator);

void cicu_utrans_transUChars(
    const cicu_UTransliterator *transliterator, uint16_t *text,
    int32_t *length, int32_t capacity, int32_t start, int32_t *limit,
    int32_t *status);

#endif
