// What to do when there is no memory. A target of its own, as it replaces
// `malloc` in what it is linked into: the tool, never a program that uses the
// library.
//
// It could not be told of otherwise. Swift ends a program that has no memory
// left with a signal and a page about its registers and threads (without room
// for that, with another signal); ICU and the C library end it or not, each in
// ways of their own. A tool owes a line, status 2, and no half-written output.

#ifndef CMALLOC_H
#define CMALLOC_H

#include <stddef.h>

/// Has a function called when there is no memory, whoever asks for it.
///
/// The function gets the size that was asked for and does not return. Under the
/// sanitizers, which have their own `malloc`, it is never called.
void cmalloc_on_exhaustion(void (*function)(size_t size));

#endif
