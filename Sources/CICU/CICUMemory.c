#include "CICUMemory.h"

#include <unicode/uclean.h>

#include "ICUConstants.h"

void cicu_u_setMemoryFunctions(
    const void *context, void *(*allocate)(const void *, size_t),
    void *(*reallocate)(const void *, void *, size_t),
    void (*release)(const void *, void *), int32_t *status) {
  u_setMemoryFunctions(context, allocate, reallocate, release, status);
}
