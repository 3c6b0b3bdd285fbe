// What the C library knows of columns, which Swift's Glibc module leaves out.

#ifndef CWIDTHS_H
#define CWIDTHS_H

#include <stdint.h>

/// `wcwidth` of a scalar in the locale `C.UTF-8`; -2 without that locale.
int cwidths_columns(uint32_t scalar);

#endif
