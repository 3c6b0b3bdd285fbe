// Threads that stay for the next work.
//
// Dispatch has them, too; but where the system has no thread to give (memory or
// threads are limited) it waits for one, in a process that gives nothing back
// while it waits: for ever. Here the caller learns of it, and does without.

#ifndef CTHREADS_H
#define CTHREADS_H

/// Work for a thread, which must stay where it is until it has been waited for.
struct cthreads_job {
  void (*body)(void *context);
  void *context;
  int is_done;
};

/// Lets a thread call the body of a job, and returns 1; or returns 0, the job as
/// good as done, when there is no thread for it.
///
/// Threads take no signals of the process.
int cthreads_start(struct cthreads_job *job);

/// Returns when a job that was started is done.
void cthreads_wait(struct cthreads_job *job);

#endif
