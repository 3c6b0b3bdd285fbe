// Sets of characters and strings.

#ifndef CICU_SETS_H
#define CICU_SETS_H

#include <stdint.h>

typedef struct cicu_USet cicu_USet;

cicu_USet *cicu_uset_openEmpty(void);

void cicu_uset_close(cicu_USet *set);

int32_t cicu_uset_getItemCount(const cicu_USet *set);

int32_t cicu_uset_getItem(
    const cicu_USet *set, int32_t index, int32_t *start, int32_t *end,
    uint16_t *text, int32_t capacity, int32_t *status);

#endif
