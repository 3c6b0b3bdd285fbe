// Memory functions of the tools. They are a target of their own, because this
// target replaces `malloc` in a program: only the tools link it, never a
// program that uses the library.
//
// When memory is exhausted, Swift ends a program with a signal and a page of
// registers; ICU and the C library may or may not end it. A tool should print a
// message, end with status 2, and leave no half-written output. Only its own
// `malloc` lets a tool do so.

#ifndef CMALLOC_H
#define CMALLOC_H

#include <stddef.h>

/// Sets a function that is called when any allocation fails.
///
/// The function gets the requested size and must not return. It is never called
/// under the sanitizers, which have their own `malloc`.
void cmalloc_on_exhaustion(void (*function)(size_t size));

/// Lets all threads share one heap. Call this before other threads start.
///
/// Otherwise the C library gives each thread a heap of its own.
void cmalloc_share_heap(void);

/// Makes `free` return memory to the system: pieces of at least `piece` bytes,
/// and the free end of the heap if it exceeds `end` bytes.
void cmalloc_return_freed(int piece, int end);

#endif
