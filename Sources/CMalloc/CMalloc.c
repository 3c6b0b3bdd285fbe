// The function is inline; SwiftPM wants one file to compile.
#include "CMalloc.h"
