#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

int cprocess_fill_standard_descriptors(void) {
  for (int number = 0; number <= 2; number++) {
    if (fcntl(number, F_GETFD) >= 0 || errno != EBADF) continue;
    // A new descriptor is the lowest free one, which is `number`. With O_PATH,
    // a file can be neither read nor written; and nobody can write to a folder
    // who opens the descriptor anew as `/dev/stdout`. Programs that this one
    // starts inherit the descriptor, as they would have the same trouble.
    if (open("/", O_PATH) < 0) return errno;
  }
  return 0;
}

int cprocess_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }
