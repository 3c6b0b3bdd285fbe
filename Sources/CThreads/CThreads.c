#include "CThreads.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

struct worker {
  struct cthreads_job *job;
  pthread_cond_t has_job;
  struct worker *next;
};

// Guards what follows, and all jobs and workers.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t some_job_is_done = PTHREAD_COND_INITIALIZER;
static struct worker *idle;

static void *work(void *argument) {
  struct worker *worker = argument;
  pthread_mutex_lock(&lock);
  for (;;) {
    struct cthreads_job *job = worker->job;
    pthread_mutex_unlock(&lock);
    job->body(job->context);
    pthread_mutex_lock(&lock);
    // From here on it may be gone as soon as the lock is.
    job->is_done = 1;
    pthread_cond_broadcast(&some_job_is_done);
    worker->job = NULL;
    worker->next = idle;
    idle = worker;
    while (!worker->job) pthread_cond_wait(&worker->has_job, &lock);
  }
  return NULL;
}

// A forked process has none of the threads.
static void forget_threads(void) {
  pthread_mutex_init(&lock, NULL);
  idle = NULL;
}

static void prepare_for_forks(void) {
  pthread_atfork(NULL, NULL, forget_threads);
}

static int start_thread(struct worker *worker) {
  pthread_t thread;
  sigset_t signals, previous;
  // A thread has those blocked that its starter has; those that it brings upon
  // itself must end the process as ever.
  static const int own[] = {SIGABRT, SIGBUS,  SIGFPE, SIGILL,
                            SIGSEGV, SIGSYS, SIGTRAP};
  sigfillset(&signals);
  for (size_t index = 0; index < sizeof own / sizeof *own; index++)
    sigdelset(&signals, own[index]);
  pthread_sigmask(SIG_BLOCK, &signals, &previous);
  int status = pthread_create(&thread, NULL, work, worker);
  pthread_sigmask(SIG_SETMASK, &previous, NULL);
  if (status == 0) pthread_detach(thread);
  return status == 0;
}

int cthreads_start(struct cthreads_job *job) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, prepare_for_forks);
  job->is_done = 0;
  pthread_mutex_lock(&lock);
  struct worker *worker = idle;
  if (worker) {
    idle = worker->next;
    worker->job = job;
    pthread_cond_signal(&worker->has_job);
  }
  pthread_mutex_unlock(&lock);
  if (worker) return 1;
  worker = malloc(sizeof *worker);
  if (!worker) {
    job->is_done = 1;
    return 0;
  }
  worker->job = job;
  pthread_cond_init(&worker->has_job, NULL);
  if (start_thread(worker)) return 1;
  pthread_cond_destroy(&worker->has_job);
  free(worker);
  job->is_done = 1;
  return 0;
}

void cthreads_wait(struct cthreads_job *job) {
  pthread_mutex_lock(&lock);
  while (!job->is_done) pthread_cond_wait(&some_job_is_done, &lock);
  pthread_mutex_unlock(&lock);
}
