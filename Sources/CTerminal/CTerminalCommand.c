#define _GNU_SOURCE
#include "CTerminal.h"

#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

/// The process that runs, and leads a group; 0 if there is none.
static atomic_int running;

static void end_running(void) {
  int process = atomic_exchange(&running, 0);
  if (process > 0) kill(-process, SIGKILL);
}

/// Whether two entries of an environment are of the same variable.
static int has_same_name(const char *left, const char *right) {
  size_t length = strcspn(left, "=");
  return strncmp(left, right, length + 1) == 0;
}

/// The environment with more variables, which replace those with their names.
///
/// - Returns: A list to free, but not its texts.
static char **environment(char **variables, size_t variable_count) {
  size_t count = 0;
  while (environ && environ[count]) count++;
  char **list = malloc((variable_count + count + 1) * sizeof *list);
  if (!list) return NULL;
  size_t end = 0;
  while (end < variable_count) {
    list[end] = variables[end];
    end++;
  }
  for (size_t index = 0; index < count; index++) {
    size_t other = 0;
    while (other < variable_count &&
           !has_same_name(variables[other], environ[index])) {
      other++;
    }
    if (other == variable_count) list[end++] = environ[index];
  }
  list[end] = NULL;
  return list;
}

int cterminal_start(
    const char *command, char **variables, unsigned long count, int *output) {
  int ends[2];
  if (cprocess_pipe(ends) < 0) return -errno;
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  char **list = environment(variables, count);
  char *words[] = {"sh", "-c", (char *)command, NULL};

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, ends[1], 1);
  posix_spawn_file_actions_adddup2(&actions, ends[1], 2);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t signals;
  sigemptyset(&signals);
  posix_spawnattr_setsigmask(&attributes, &signals);
  sigfillset(&signals);
  posix_spawnattr_setsigdefault(&attributes, &signals);
  // A session of its own has no terminal to disturb.
  posix_spawnattr_setflags(
      &attributes,
      POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSID);
  pid_t process = 0;
  int error = list ? posix_spawn(
                         &process, "/bin/sh", &actions, &attributes, words, list)
                   : ENOMEM;
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  free(list);
  close(ends[1]);
  if (error) {
    close(ends[0]);
    return -error;
  }
  cprocess_before_end(end_running);
  atomic_store(&running, process);
  *output = ends[0];
  return process;
}

long cterminal_read(int output, unsigned char *bytes, unsigned long count) {
  ssize_t size;
  do size = read(output, bytes, count);
  while (size < 0 && errno == EINTR);
  return size < 0 && errno != EAGAIN ? 0 : size;
}

void cterminal_cancel(int process, int output) {
  close(output);
  atomic_store(&running, 0);
  // The number stays that of the group, as nobody has waited for the process.
  kill(-process, SIGKILL);
}

int cterminal_has_ended(int process) {
  return waitpid(process, NULL, WNOHANG) != 0;
}
