// A terminal that is given back as it was, in whatever way the program ends.
//
// In C, as most of it is done in signal handlers, where Swift may not be run:
// everything here calls only what POSIX allows there.

#ifndef CTERMINAL_H
#define CTERMINAL_H

/// Takes over a terminal: from now on it gives every key as it is struck, and
/// shows what is written as it is.
///
/// Signals that end or stop the process give it back first; when the process
/// goes on, it is taken over again.
///
/// - Parameters:
///   - tty: The terminal, open for reading and writing.
///   - begin: What is written to it when it is taken over.
///   - end: What is written when it is given back.
///   - wake: Where a byte is written for each signal that asks for the screen to
///     be drawn anew: its size has changed, or the process goes on.
/// - Returns: 0, or an error number.
int cterminal_enter(int tty, const char *begin, const char *end, int wake);

/// Gives the terminal back, if it is taken over.
void cterminal_leave(void);

/// Columns and rows of a terminal; 0 where they are not known.
void cterminal_size(int tty, int *columns, int *rows);

#endif
