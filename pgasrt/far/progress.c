/* progress.c: a thread that serves the other hosts while the image computes. It looks only where the image itself has not
   looked since the last time. */
#define _GNU_SOURCE
#include "far.h"
#include <pthread.h>
#include <signal.h>

enum { PERIOD_NS = 1000000 };

static struct {
  pthread_t thread;
  int runs, stop;
} state;

static void *serve(void *none) {
  while (!__atomic_load_n(&state.stop, __ATOMIC_SEQ_CST)) {
    nanosleep(&(struct timespec){.tv_nsec = PERIOD_NS}, NULL);
    if (__atomic_load_n(&rt_control()->failure_epoch, __ATOMIC_RELAXED)) continue;
    far_lock();
    far_poll();
    far_flush_all();
    far_unlock();
    far_look_for_deadlock();
  }
  return none;
}

/* Signals are the image's. */
void far_progress_start(void) {
  sigset_t all, before;
  if (!far_engine.threads()) return;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  state.runs = pthread_create(&state.thread, NULL, serve, NULL) == 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void far_progress_stop(void) {
  if (!state.runs) return;
  __atomic_store_n(&state.stop, 1, __ATOMIC_SEQ_CST);
  pthread_join(state.thread, NULL);
  state.runs = 0;
}
