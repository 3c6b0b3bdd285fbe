#include "CProcess.h"

// The C library hands the arguments to functions that it calls before `main`.
static int count;
static char **arguments;

__attribute__((constructor)) static void keep_arguments(int number, char **own) {
  count = number;
  arguments = own;
}

int cprocess_argument_count(void) { return count; }

char **cprocess_arguments(void) { return arguments; }
