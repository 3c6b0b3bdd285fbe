#include "CThreads.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

struct cthreads_worker {
  struct cthreads_job *job;
  pthread_cond_t has_job;
  struct cthreads_worker *next;
};

enum { maximum = 255 };

// Guards what follows, and all jobs and workers.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t some_job_is_done = PTHREAD_COND_INITIALIZER;
static struct cthreads_worker *idle;
static int count;

// The lock is held.
static void rest(struct cthreads_worker *worker) {
  worker->job = NULL;
  worker->next = idle;
  idle = worker;
}

static void *work(void *argument) {
  struct cthreads_worker *worker = argument;
  pthread_mutex_lock(&lock);
  for (;;) {
    while (!worker->job) pthread_cond_wait(&worker->has_job, &lock);
    struct cthreads_job *job = worker->job;
    job->state = cthreads_begun;
    pthread_mutex_unlock(&lock);
    job->body(job->context);
    pthread_mutex_lock(&lock);
    // From here on it may be gone as soon as the lock is.
    job->state = cthreads_done;
    pthread_cond_broadcast(&some_job_is_done);
    rest(worker);
  }
  return NULL;
}

// A forked process has none of the threads, nor of those who wait.
static void forget_threads(void) {
  pthread_mutex_init(&lock, NULL);
  pthread_cond_init(&some_job_is_done, NULL);
  idle = NULL;
  count = 0;
}

static void prepare_for_forks(void) {
  pthread_atfork(NULL, NULL, forget_threads);
}

static int start_thread(struct cthreads_worker *worker) {
  pthread_t thread;
  sigset_t signals, previous;
  // A thread has those blocked that its starter has.
  static const int open[] = {SIGABRT, SIGBUS, SIGFPE,  SIGILL,
                             SIGSEGV, SIGSYS, SIGTRAP, SIGPROF};
  sigfillset(&signals);
  for (size_t index = 0; index < sizeof open / sizeof *open; index++)
    sigdelset(&signals, open[index]);
  pthread_sigmask(SIG_BLOCK, &signals, &previous);
  int status = pthread_create(&thread, NULL, work, worker);
  pthread_sigmask(SIG_SETMASK, &previous, NULL);
  if (status == 0) pthread_detach(thread);
  return status == 0;
}

// The lock is held.
static struct cthreads_worker *new_worker(struct cthreads_job *job) {
  if (count == maximum) return NULL;
  struct cthreads_worker *worker = malloc(sizeof *worker);
  if (!worker) return NULL;
  worker->job = job;
  pthread_cond_init(&worker->has_job, NULL);
  if (start_thread(worker)) {
    count++;
    return worker;
  }
  pthread_cond_destroy(&worker->has_job);
  free(worker);
  return NULL;
}

int cthreads_start(struct cthreads_job *job) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, prepare_for_forks);
  pthread_mutex_lock(&lock);
  struct cthreads_worker *worker = idle;
  if (worker) {
    idle = worker->next;
    worker->job = job;
    pthread_cond_signal(&worker->has_job);
  } else {
    worker = new_worker(job);
  }
  job->worker = worker;
  job->state = worker ? cthreads_waiting : cthreads_done;
  pthread_mutex_unlock(&lock);
  return worker != NULL;
}

void cthreads_wait(struct cthreads_job *job) {
  pthread_mutex_lock(&lock);
  while (job->state != cthreads_done)
    pthread_cond_wait(&some_job_is_done, &lock);
  pthread_mutex_unlock(&lock);
}

int cthreads_withdraw(struct cthreads_job *job) {
  pthread_mutex_lock(&lock);
  int is_waiting = job->state == cthreads_waiting;
  if (is_waiting) {
    job->state = cthreads_done;
    rest(job->worker);
  }
  while (job->state != cthreads_done)
    pthread_cond_wait(&some_job_is_done, &lock);
  pthread_mutex_unlock(&lock);
  return is_waiting;
}
