// The function is inline; SwiftPM wants one file to compile.
#include "CPrefetch.h"
