// The functions are all inline; SwiftPM wants one file to compile.
#include "CGetopt.h"
