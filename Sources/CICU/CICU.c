// The forwarders are all inline; SwiftPM wants one file to compile.
#include "CICU.h"
