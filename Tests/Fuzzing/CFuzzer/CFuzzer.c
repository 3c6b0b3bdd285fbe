#define _GNU_SOURCE
#include <sys/mman.h>

#include "CFuzzer.h"

// Weak: it is there when the program was linked with libFuzzer.
__attribute__((weak)) int LLVMFuzzerRunDriver(
    int *argc, char ***argv,
    int (*callback)(const uint8_t *bytes, size_t count));

int cfuzzer_run(
    int *argc, char ***argv,
    int (*callback)(const uint8_t *bytes, size_t count)) {
  return LLVMFuzzerRunDriver ? LLVMFuzzerRunDriver(argc, argv, callback) : -1;
}

int cfuzzer_memory_file(void) { return memfd_create("fuzz", MFD_CLOEXEC); }
