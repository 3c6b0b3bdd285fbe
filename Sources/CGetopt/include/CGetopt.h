// glibc's `getopt_long` for Swift, whose Glibc module leaves it out. Its global
// variables are read through functions, as Swift 6 allows no access to them.

#ifndef CGETOPT_H
#define CGETOPT_H

#include <getopt.h>

typedef struct option cgetopt_option;

/// Starts anew, with error messages left to the caller.
static inline void cgetopt_start(void) {
  opterr = 0;
  optind = 1;
}

/// The next option of `argv`, as `getopt_long` returns it.
static inline int cgetopt_next(
    int argc, char *const *argv, const char *letters,
    const struct option *options) {
  return getopt_long(argc, argv, letters, options, 0);
}

/// The argument of the last option, or null.
static inline const char *cgetopt_argument(void) { return optarg; }

/// The number of the next element of `argv`.
static inline int cgetopt_index(void) { return optind; }

/// The option that an error is about, 0 when it has no number.
static inline int cgetopt_culprit(void) { return optopt; }

#endif
