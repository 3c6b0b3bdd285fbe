import CMalloc

/// Makes the C library give large pieces of memory back when they are freed.
///
/// It would keep them for later ones, of which none quite fits, and so hold
/// several times what a sort has in use.
func returnFreedMemory() { cmalloc_return_freed(1 << 16, 1 << 20) }
