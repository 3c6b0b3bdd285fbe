// What Swift has no name for: asking for memory before it is needed.

#ifndef CPREFETCH_H
#define CPREFETCH_H

/// Lets the processor fetch what lies at an address while it goes on. Any
/// address will do: one that cannot be read is passed over.
static inline void cprefetch(const void *address) {
  __builtin_prefetch(address);
}

#endif
