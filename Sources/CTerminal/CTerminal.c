#include "CTerminal.h"

#include "CProcess.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

static int terminal = -1;
static int waker = -1;
static const char *beginning;
static const char *ending;
static struct termios before;

/// Whether to take the terminal over while the process runs.
static atomic_int is_wanted;

/// Whether the terminal is taken over.
static atomic_int is_taken;

static void say(const char *text) {
  size_t rest = strlen(text);
  while (rest > 0) {
    ssize_t count = write(terminal, text, rest);
    if (count < 0 && errno != EINTR) return;
    if (count > 0) {
      text += count;
      rest -= (size_t)count;
    }
  }
}

static void set(const struct termios *modes) {
  while (tcsetattr(terminal, TCSANOW, modes) < 0 && errno == EINTR) {
  }
}

/// Whether the terminal is this job's; in the background it is the shell's.
static int is_in_front(void) { return tcgetpgrp(terminal) == getpgrp(); }

/// Stops the job while it is in the background; returns when it is in front.
///
/// Without the stop, the process would not notice a shell's `fg`: a shell need
/// not continue a job that is running already.
///
/// - Returns: 0 if the terminal is gone, or no shell can continue the job.
static int come_to_front(void) {
  sigset_t expected;
  sigset_t previous;
  sigemptyset(&expected);
  sigaddset(&expected, SIGTTOU);
  // A shell ends a stopped job by one of these signals, and continues the job
  // so that the signal arrives.
  cprocess_add_ends(&expected);
  pthread_sigmask(SIG_UNBLOCK, &expected, &previous);
  int result;
  // `tcdrain` changes nothing; but in the background, it stops the job by
  // SIGTTOU as a change would. The call begins again when the job continues.
  do result = tcdrain(terminal);
  while (result < 0 && errno == EINTR);
  pthread_sigmask(SIG_SETMASK, &previous, NULL);
  return result == 0;
}

/// Takes the terminal over as soon as it is this job's.
static void take(void) {
  struct termios modes;
  if (!come_to_front() || tcgetattr(terminal, &modes) < 0) return;
  // The modes are read only now: in the background, they were the shell's. They
  // are read before `is_taken`, as a signal handler may take the terminal over
  // between the two. The raw modes that the handler sets must not become
  // `before`.
  if (!atomic_load(&is_taken)) before = modes;
  struct termios raw = before;
  raw.c_iflag &= ~(tcflag_t)(
      IGNBRK | BRKINT | PARMRK | ISTRIP | INLCR | IGNCR | ICRNL | IXON);
  raw.c_oflag &= ~(tcflag_t)OPOST;
  raw.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | ISIG | IEXTEN);
  raw.c_cflag &= ~(tcflag_t)(CSIZE | PARENB);
  raw.c_cflag |= CS8;
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  // After an unexpected stop, `is_taken` is still 1, but another process has
  // set its own modes. So the modes are set in any case.
  set(&raw);
  if (!atomic_exchange(&is_taken, 1)) say(beginning);
}

static void give_back(void) {
  if (!atomic_exchange(&is_taken, 0)) return;
  say(ending);
  // If the job is in the background after an unexpected stop, the shell has set
  // its own modes, which must stay.
  if (is_in_front()) set(&before);
}

static void wake(const char *reason) {
  // A full pipe wakes the reader anyway.
  ssize_t count = write(waker, reason, 1);
  (void)count;
}

// MARK: - Signals

static void on_go(int number) {
  (void)number;
  int error = errno;
  if (atomic_load(&is_wanted)) {
    take();
    wake("c");
  }
  errno = error;
}

static void on_stop(int number) {
  int error = errno;
  give_back();
  cprocess_raise_unhandled(number);
  // The process continues, or it did not stop at all.
  cprocess_handle(number, on_stop);
  on_go(number);
  errno = error;
}

static void on_resize(int number) {
  (void)number;
  int error = errno;
  wake("w");
  errno = error;
}

static void handle_all(void) {
  cterminal_guard_thread();
  cprocess_before_end(give_back);
  cprocess_handle(SIGTSTP, on_stop);
  cprocess_handle(SIGCONT, on_go);
  // If SIGTTOU were ignored, the process would take the terminal from the
  // shell.
  signal(SIGTTOU, SIG_DFL);
  cprocess_handle(SIGWINCH, on_resize);
}

// MARK: - Functions of the header

void cterminal_guard_thread(void) {
  stack_t other;
  memset(&other, 0, sizeof other);
  other.ss_size = 1 << 16;
  other.ss_sp = malloc(other.ss_size);
  if (other.ss_sp) sigaltstack(&other, NULL);
}

int cterminal_enter(int tty, const char *begin, const char *end, int wake) {
  struct termios modes;
  if (tcgetattr(tty, &modes) < 0) return errno;
  terminal = tty;
  waker = wake;
  beginning = begin;
  ending = end;
  handle_all();
  atomic_store(&is_wanted, 1);
  take();
  if (atomic_load(&is_taken)) return 0;
  // The terminal is gone, or no shell can continue the job in the background.
  atomic_store(&is_wanted, 0);
  return EIO;
}

void cterminal_leave(void) {
  atomic_store(&is_wanted, 0);
  give_back();
}

void cterminal_size(int tty, int *columns, int *rows) {
  struct winsize size;
  memset(&size, 0, sizeof size);
  ioctl(tty, TIOCGWINSZ, &size);
  *columns = size.ws_col;
  *rows = size.ws_row;
}
