// Collation elements: the weights of the letters of a text.

#ifndef CICU_ELEMENTS_H
#define CICU_ELEMENTS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cicu_UCollator cicu_UCollator;

/// A collator and memory for the collation elements of a text.
typedef struct cicu_Elements cicu_Elements;

/// Makes memory for the elements of a collator; fails with
/// `U_UNSUPPORTED_ERROR` if ICU's vector of elements has an unknown layout.
cicu_Elements *cicu_Elements_open(
    const cicu_UCollator *coll, int32_t *status);

/// Reads the elements of a text; they stay valid until the next text is read.
///
/// This calls `RuleBasedCollator::internalGetCEs`. The public iterator of
/// elements first lists all characters with several elements, which takes some
/// milliseconds for each order.
const int64_t *cicu_Elements_read(
    cicu_Elements *elements, const uint16_t *text, int32_t length,
    int32_t *count, int32_t *status);

void cicu_Elements_close(cicu_Elements *elements);

#ifdef __cplusplus
}
#endif

#endif
