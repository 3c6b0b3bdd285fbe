// Threads that stay for the next work.
//
// Dispatch has them, too; but where the system has no thread to give (memory or
// threads are limited) it waits for one, in a process that gives nothing back
// while it waits: for ever. Here the caller learns of it, and does without.

#ifndef CTHREADS_H
#define CTHREADS_H

struct cthreads_worker;

enum cthreads_state { cthreads_done, cthreads_waiting, cthreads_begun };

/// Work for a thread, which must stay where it is until it is done.
struct cthreads_job {
  void (*body)(void *context);
  void *context;
  enum cthreads_state state;
  struct cthreads_worker *worker;
};

/// Lets a thread call the body of a job, and returns 1; or returns 0, the job as
/// good as done, when there is no thread for it.
///
/// There are up to 255 threads, which stay when they have nothing to do. They
/// take no signals but those that threads bring upon themselves, and SIGPROF.
int cthreads_start(struct cthreads_job *job);

/// Returns when a job that was started is done.
void cthreads_wait(struct cthreads_job *job);

/// Takes a job back that no thread has begun, and returns 1; or returns 0 when
/// it is done.
int cthreads_withdraw(struct cthreads_job *job);

#endif
