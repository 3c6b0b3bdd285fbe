// What a program asks of the system, and Swift has no name for: its arguments, its
// standard descriptors, the signals that end it, and some attributes of files.
//
// The functions for signals are in C, as their code runs in signal handlers,
// where Swift is not allowed. In handlers, the code calls only functions that
// POSIX allows there.

#ifndef CPROCESS_H
#define CPROCESS_H

#include <signal.h>
#include <sys/types.h>

/// The number of the process's arguments, with the name of the program.
///
/// Swift reads them in `/proc`, and has none where that is not mounted: the program
/// would then sort its standard input, whatever it was asked to do.
int cprocess_argument_count(void);

/// The process's arguments, and a null pointer behind them.
char **cprocess_arguments(void);

/// Fills those of the descriptors 0, 1 and 2 that are closed.
///
/// Otherwise the next file to be opened would become standard input, output or
/// error. To read or write a filled descriptor fails with EBADF, as if it were
/// closed.
///
/// - Returns: 0, or an error number.
int cprocess_fill_standard_descriptors(void);

/// Calls a function before any signal ends the process: all signals that do so
/// by default, except SIGKILL, which nobody can handle.
///
/// Afterwards, the process ends as if there were no handler. After a crash, an
/// earlier handler is called first, so that Swift's can tell where it was.
/// Ignored signals stay ignored.
///
/// - Parameter clean: The function; it must only do what handlers may do. At
///   most four can be given; the same one given again counts once.
void cprocess_before_end(void (*clean)(void));

/// Calls the functions that were given to `cprocess_before_end`.
void cprocess_clean(void);

/// Adds all signals to a set that end a process by default.
void cprocess_add_ends(sigset_t *set);

/// Sets the handler of a signal; while it runs, all other signals wait, except
/// those of faults.
void cprocess_handle(int number, void (*handler)(int));

/// Does to the process what a signal does by default: ends or stops it.
void cprocess_raise_unhandled(int number);

/// Whether two open files have equal extended attributes, among which are
/// access control lists.
int cprocess_has_equal_attributes(int left, int right);

/// `pipe2` with both ends closed in programs that are started meanwhile.
int cprocess_pipe(int ends[2]);

/// Reserves room on the disk for the first bytes of an open file, whose size
/// stays as it is.
///
/// - Returns: An error number if there is no room, else 0.
int cprocess_reserve(int file, off_t size);

#endif
