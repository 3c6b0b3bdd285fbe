#define _GNU_SOURCE
#include "CProcess.h"

#include <pthread.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

/// Whether a signal ends a process that does not handle it.
///
/// Those that do not are few, and no system adds to them; of those that do,
/// there are some sixty, with the real-time signals.
static int is_end(int number) {
  switch (number) {
    // The default is to ignore these.
    case SIGCHLD:
    case SIGURG:
    case SIGWINCH:
    // The default is to stop or continue.
    case SIGCONT:
    case SIGSTOP:
    case SIGTSTP:
    case SIGTTIN:
    case SIGTTOU:
    // Nobody can handle this one.
    case SIGKILL:
      return 0;
    default:
      return 1;
  }
}

/// The signals of faults, which cannot wait.
static const int faults[] = {
    SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGSYS};

static void (*_Atomic cleaners[4])(void);
enum { cleaner_count = sizeof cleaners / sizeof *cleaners };

/// The earlier handlers.
static struct sigaction previous[_NSIG];

static int is_fault(int number) {
  for (size_t index = 0; index < sizeof faults / sizeof *faults; index++) {
    if (faults[index] == number) return 1;
  }
  return 0;
}

/// Whether this program has crashed: it made a fault, or called `abort`.
///
/// Otherwise somebody wants it to end, such as the user by Ctrl-\.
static int is_crash(int number, const siginfo_t *info) {
  return is_fault(number) &&
         (info->si_code > 0 || info->si_pid == getpid());
}

/// Calls the earlier handler of a crash, such as Swift's, which tells where the
/// program crashed.
static void tell_crash(int number, siginfo_t *info, void *context) {
  const struct sigaction *earlier = &previous[number];
  if (earlier->sa_handler == SIG_DFL) return;
  if (earlier->sa_flags & SA_SIGINFO) {
    earlier->sa_sigaction(number, info, context);
  } else {
    earlier->sa_handler(number);
  }
}

static void on_end(int number, siginfo_t *info, void *context) {
  cprocess_clean();
  if (is_crash(number, info)) tell_crash(number, info, context);
  // An earlier handler may return, and the program must not go on.
  cprocess_raise_unhandled(number);
}

static void install(int number, struct sigaction *action) {
  action->sa_flags |= SA_RESTART | SA_ONSTACK;
  sigfillset(&action->sa_mask);
  // Faults in a handler must end the process.
  for (size_t index = 0; index < sizeof faults / sizeof *faults; index++) {
    sigdelset(&action->sa_mask, faults[index]);
  }
  sigaction(number, action, NULL);
}

static void handle_all(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = on_end;
  action.sa_flags = SA_SIGINFO;
  for (int number = 1; number < _NSIG; number++) {
    // The C library keeps two real-time signals for itself.
    if (!is_end(number) || sigaction(number, NULL, &previous[number]) < 0) {
      continue;
    }
    // A parent such as `nohup` ignores the signal: keep it ignored.
    if (previous[number].sa_handler == SIG_IGN) continue;
    install(number, &action);
  }
}

void cprocess_handle(int number, void (*handler)(int)) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  install(number, &action);
}

void cprocess_raise_unhandled(int number) {
  signal(number, SIG_DFL);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  raise(number);
}

void cprocess_before_end(void (*clean)(void)) {
  static atomic_flag is_handled = ATOMIC_FLAG_INIT;
  for (int index = 0; index < cleaner_count; index++) {
    void (*none)(void) = NULL;
    if (atomic_compare_exchange_strong(&cleaners[index], &none, clean) ||
        none == clean) {
      break;
    }
  }
  if (!atomic_flag_test_and_set(&is_handled)) handle_all();
}

void cprocess_clean(void) {
  for (int index = 0; index < cleaner_count; index++) {
    void (*clean)(void) = atomic_load(&cleaners[index]);
    if (clean) clean();
  }
}

void cprocess_add_ends(sigset_t *set) {
  for (int number = 1; number < _NSIG; number++) {
    if (is_end(number)) sigaddset(set, number);
  }
}
