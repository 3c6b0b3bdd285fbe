// Collation elements.

#ifndef CICU_ELEMENTS_H
#define CICU_ELEMENTS_H

#include <stdint.h>

#include "CICUCollators.h"

typedef struct cicu_UCollationElements cicu_UCollationElements;

/// What `cicu_ucol_next` gives at the end.
enum : int32_t { cicu_UCOL_NULLORDER = -1 };

cicu_UCollationElements *cicu_ucol_openElements(
    const cicu_UCollator *coll, const uint16_t *text, int32_t length,
    int32_t *status);

void cicu_ucol_setText(
    cicu_UCollationElements *elements, const uint16_t *text, int32_t length,
    int32_t *status);

int32_t cicu_ucol_next(cicu_UCollationElements *elements, int32_t *status);

void cicu_ucol_closeElements(cicu_UCollationElements *elements);

#endif
