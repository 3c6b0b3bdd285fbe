// Takes a terminal over and restores it, however the program ends; and runs
// commands without it.
//
// This is in C, as most of the code runs in signal handlers, where Swift is not
// allowed. In handlers, the code calls only functions that POSIX allows there.

#ifndef CTERMINAL_H
#define CTERMINAL_H

/// Takes over a terminal, which then passes on each key at once, and shows
/// output unchanged.
///
/// Before a signal ends or stops the process, the terminal is restored. When
/// the process continues, the terminal is taken over again. A process in the
/// background, where the terminal is the shell's, first stops until `fg`.
///
/// - Parameters:
///   - tty: The terminal, open for reading and writing.
///   - begin: The text to write to the terminal when it is taken over.
///   - end: The text to write to the terminal when it is restored.
///   - wake: A file that gets a byte when the screen must be drawn again: `w`
///     if the screen's size changed, `c` if the process continues.
/// - Returns: 0, or an error number.
int cterminal_enter(int tty, const char *begin, const char *end, int wake);

/// Lets the terminal be restored when the calling thread's stack overflows: a
/// full stack has no room for a signal handler.
///
/// The thread must last as long as the process.
void cterminal_guard_thread(void);

/// Restores the terminal, if it is taken over.
void cterminal_leave(void);

/// The columns and rows of a terminal; 0 if unknown.
void cterminal_size(int tty, int *columns, int *rows);

/// Starts a command of `sh` in a session of its own, without input.
///
/// If a signal ends this process, it ends the command, too.
///
/// - Parameters:
///   - command: The command.
///   - variables: What its environment has beside that of this process, or
///     instead: names, `=` and values.
///   - count: The number of variables.
///   - output: Gets the file to read from what the command writes.
/// - Returns: The number of the process, or a negated error number.
int cterminal_start(
    const char *command, char **variables, unsigned long count, int *output);

/// Reads what a command has written.
///
/// - Returns: How many bytes; 0 at the end, -1 if none have come yet.
long cterminal_read(int output, unsigned char *bytes, unsigned long count);

/// Ends a command and all that it has started, and closes the file to read from.
void cterminal_cancel(int process, int output);

/// Whether a command that was cancelled does not exist any more; to be asked
/// until it does not.
int cterminal_has_ended(int process);

#endif
