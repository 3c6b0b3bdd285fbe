// Transliterators.

#ifndef CICU_TRANSLITERATORS_H
#define CICU_TRANSLITERATORS_H

#include <stdint.h>

typedef struct cicu_UTransliterator cicu_UTransliterator;

/// `utrans_openU`, forwards and without rules.
cicu_UTransliterator *cicu_utrans_open(
    const uint16_t *id, int32_t length, int32_t *status);

void cicu_utrans_close(cicu_UTransliterator *transliterator);

void cicu_utrans_transUChars(
    const cicu_UTransliterator *transliterator, uint16_t *text,
    int32_t *length, int32_t capacity, int32_t start, int32_t *limit,
    int32_t *status);

#endif
