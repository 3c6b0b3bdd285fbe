// What libFuzzer gives to programs that have a `main` of their own, and a call
// of Linux.

#ifndef CFUZZER_H
#define CFUZZER_H

#include <stddef.h>
#include <stdint.h>

/// Has libFuzzer call back with one input after the other, as its options say,
/// and returns the exit status; -1 when the program was built without libFuzzer.
int cfuzzer_run(
    int *argc, char ***argv,
    int (*callback)(const uint8_t *bytes, size_t count));

/// Opens a file that is in memory alone, below 0 if there cannot be one. Swift's
/// Glibc leaves `memfd_create` out.
int cfuzzer_memory_file(void);

#endif
