#define _GNU_SOURCE
#include <sys/mman.h>

#include "CFuzzer.h"

int cfuzzer_memory_file(void) { return memfd_create("fuzz", MFD_CLOEXEC); }
