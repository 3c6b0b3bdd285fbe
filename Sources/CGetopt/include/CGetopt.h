// glibc's `getopt_long`, which Swift's Glibc module leaves out. These functions
// read its global variables, which Swift 6 may not access.

#ifndef CGETOPT_H
#define CGETOPT_H

#include <getopt.h>

typedef struct option cgetopt_option;

/// Makes `getopt_long` start again and write no error messages.
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

/// Passes over the next element of `argv`.
static inline void cgetopt_skip(void) { optind++; }

/// The number of the option that an error is about; 0 for a long option that is
/// unknown or ambiguous.
static inline int cgetopt_culprit(void) { return optopt; }

#endif
