#define _GNU_SOURCE
#include "CTerminal.h"

#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdatomic.h>
#include <stdio.h>
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

/// The environment with the size of the window that the command writes to.
///
/// - Returns: A list to free, whose first two texts are `sizes`.
static char **environment(char sizes[2][32]) {
  size_t count = 0;
  while (environ && environ[count]) count++;
  char **list = malloc((count + 3) * sizeof *list);
  if (!list) return NULL;
  size_t end = 0;
  list[end++] = sizes[0];
  list[end++] = sizes[1];
  for (size_t index = 0; index < count; index++) {
    const char *entry = environ[index];
    if (strncmp(entry, "COLUMNS=", 8) && strncmp(entry, "LINES=", 6)) {
      list[end++] = environ[index];
    }
  }
  list[end] = NULL;
  return list;
}

int cterminal_start(
    const char *command, int columns, int lines, int *output) {
  int ends[2];
  if (cprocess_pipe(ends) < 0) return -errno;
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  char sizes[2][32];
  snprintf(sizes[0], sizeof sizes[0], "COLUMNS=%d", columns);
  snprintf(sizes[1], sizeof sizes[1], "LINES=%d", lines);
  char **list = environment(sizes);
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
