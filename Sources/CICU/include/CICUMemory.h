// ICU's memory, for tests to take away.

#ifndef CICU_MEMORY_H
#define CICU_MEMORY_H

#include <stddef.h>
#include <stdint.h>

/// Each function gets the context first.
void cicu_u_setMemoryFunctions(
    const void *context, void *(*allocate)(const void *, size_t),
    void *(*reallocate)(const void *, void *, size_t),
    void (*release)(const void *, void *), int32_t *status);

#endif
