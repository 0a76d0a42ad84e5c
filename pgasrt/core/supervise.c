/* supervise.c: the first process: starts the images, watches them, and says how the run ended.

   When an image dies out of order the others get GRACE_MS to end by themselves (their buffered output is then written),
   and are killed after that. Where a launcher has started the program on several hosts, far/shell.c stands here instead. */
#define _GNU_SOURCE
#include "rt.h"
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { GRACE_MS = RT_GRACE_MS, TICK_MS = 500, IMAGES_MOST = 4096 };

static struct {
  struct rt_segment segment;
  struct rt_control *control;
  pid_t pid[IMAGES_MOST];
  unsigned char gone[IMAGES_MOST];
  int alive;
  int interrupt;        /* the signal that ended the run, if one did */
  int code;             /* what main returned behind the end of the program, of the first image that did not return 0 */
  int64_t deadline_ms;  /* 0: no failure yet */
  uint64_t sleeps_seen; /* at the last tick, if all images were blocked then; else 0 */
} state;

static int images_wanted(void) {
  const char *text = getenv("PGAS_IMAGES");
  if (!text || !*text) {
    int cpus = rt_cpu_count();
    return cpus < IMAGES_MOST ? cpus : IMAGES_MOST;
  }
  char *end;
  long images = strtol(text, &end, 10);
  if (*end || images < 1 || images > IMAGES_MOST)
    rt_panic("PGAS_IMAGES is '%.64s'; it must be a number of images from 1 to %d", text, IMAGES_MOST);
  return (int)images;
}

/* boot: "rank,fd,base,bytes", for join in image.c. */
static pid_t start_copy(int rank, char **argv) {
  char boot[128];
  snprintf(boot, sizeof boot, "%d,%d,%llx,%llx", rank, state.segment.fd,
           (unsigned long long)(uintptr_t)state.segment.base, (unsigned long long)state.segment.total_bytes);
  return rt_start_copy(argv, boot, rank > 0);
}

static int start_image(int rank, char **argv) {
  pid_t pid = start_copy(rank, argv);
  if (pid < 0) {
    rt_claim(&state.control->failure, EXIT_FAILURE, "pgas: error: cannot start image %d of %d: %s; use fewer images\n",
             rank + 1, state.control->images, strerror(errno));
    rt_raise_failure(state.control);
    return 0;
  }
  state.pid[rank] = pid;
  state.alive++;
  return 1;
}

static int rank_of(pid_t pid) {
  for (int rank = 0; rank < state.control->images; rank++)
    if (state.pid[rank] == pid) return rank;
  return -1;
}

/* All are told, and the run ends now if its program does not handle failures: then with this message, and none of an image that
   sees the death. */
void rt_note_death(struct rt_control *control, int rank, int status) {
  control->status[rank].wait_status = status;
  int stopped = control->state[rank] != RT_RUNNING;
  if (control->compiled && !control->failure_epoch) rt_report_death(control, rank);
  __atomic_store_n(&control->state[rank], RT_FAILED, __ATOMIC_SEQ_CST);
  __atomic_add_fetch(&control->failed, 1, __ATOMIC_SEQ_CST);
  if (!stopped) __atomic_add_fetch(&control->departed.value, 1, __ATOMIC_SEQ_CST);
  if (control->compiled) rt_raise_failure(control);
  rt_wake_all(control);
}

/* The code of main is the run's if the image has come to the end of the program. */
static void on_exit_of(int rank, int status) {
  uint32_t how = state.control->state[rank];
  state.gone[rank] = 1;
  state.alive--;
  if (!WIFEXITED(status) || how == RT_RUNNING || (WEXITSTATUS(status) != 0 && how != RT_ENDED))
    rt_note_death(state.control, rank, status);
  else if (!state.code)
    state.code = WEXITSTATUS(status);
}

static void reap(void) {
  int status;
  pid_t pid;
  while ((pid = waitpid(-1, &status, WNOHANG)) > 0) {
    int rank = rank_of(pid);
    if (rank >= 0 && !state.gone[rank]) on_exit_of(rank, status);
  }
}

static void kill_rest(void) {
  for (int rank = 0; rank < state.control->images; rank++)
    if (state.pid[rank] > 0 && !state.gone[rank]) kill(state.pid[rank], SIGKILL);
}

static void on_failure(void) {
  int64_t now = rt_now_ms();
  if (!state.deadline_ms) {
    state.deadline_ms = now + GRACE_MS;
    rt_wake_all(state.control);
  }
  if (now >= state.deadline_ms) kill_rest();
}

static void on_interrupt(int signal_number) {
  state.interrupt = signal_number;
  rt_claim(&state.control->failure, 128 + signal_number, "pgas: error: the run was interrupted by SIG%s\n",
           sigabbrev_np(signal_number));
  rt_raise_failure(state.control);
}

static int is_blocked(int rank) {
  const pgas_counter *counter = rt_slept_on(state.control, rank);
  return counter && !rt_reached(counter, state.control->status[rank].at_least);
}

/* The number of sleeps begun so far when every living image is blocked, else 0. */
static uint64_t blocked_sleeps(void) {
  uint64_t sleeps = 0;
  for (int rank = 0; rank < state.control->images; rank++) {
    if (state.gone[rank]) continue;
    if (!is_blocked(rank)) return 0;
    sleeps += state.control->status[rank].sleeps;
  }
  return sleeps;
}

/* A state in which all are blocked is stable, so two equal looks at it prove a deadlock. */
static void look_for_deadlock(void) {
  uint64_t sleeps = blocked_sleeps();
  if (sleeps && sleeps == state.sleeps_seen) {
    rt_report_deadlock(state.control, state.gone);
    rt_raise_failure(state.control);
  }
  state.sleeps_seen = sleeps;
}

static struct timespec patience(void) {
  int64_t ms = TICK_MS;
  if (state.deadline_ms) {
    int64_t left = state.deadline_ms - rt_now_ms();
    ms = left < 1 ? 10 : left < TICK_MS ? left : TICK_MS;
  }
  return (struct timespec){ms / 1000, ms % 1000 * 1000000};
}

static void watch(void) {
  while (state.alive > 0) {
    struct timespec most = patience();
    int taken = rt_await_signal(&most);
    if (taken > 0 && taken != SIGCHLD) on_interrupt(taken);
    reap();
    if (state.control->failure_epoch)
      on_failure();
    else if (taken < 0 && errno == EAGAIN)
      look_for_deadlock();
  }
}

static int all_executed_fail_image(const struct rt_control *control) {
  int rank = 0;
  while (rank < control->images && control->state[rank] == RT_FAILED && control->status[rank].op == RT_OP_FAIL_IMAGE) rank++;
  return rank == control->images;
}

/* A failure that no image was told of ends the run like any other error, but not where the program asked for it and nobody is left. */
static void report_unnoticed(struct rt_control *control) {
  if (all_executed_fail_image(control)) return;
  for (int rank = 0; rank < control->images; rank++) {
    if (control->state[rank] != RT_FAILED || control->status[rank].acknowledged) continue;
    rt_report_death(control, rank);
    rt_raise_failure(control);
  }
}

static _Noreturn void finish(void) {
  struct rt_control *control = state.control;
  const char *trace = getenv("PGAS_TRACE");
  if (trace && *trace && strcmp(trace, "0") != 0) rt_write_trace(control, trace);
  rt_write_profile(control);
  if (!control->failure_epoch) report_unnoticed(control);
  if (control->failure_epoch) {
    rt_say(control->failure.complete ? control->failure.text : "pgas: error: an image died while it reported an error\n");
    if (state.interrupt) rt_end_as(state.interrupt);
    _exit(control->failure.complete ? control->failure.code : EXIT_FAILURE);
  }
  if (control->stop.claimed) rt_say(control->stop.text);
  if (control->stats) rt_report_stats(control);
  _exit(control->stop.claimed ? control->stop.code : state.code);
}

void rt_supervise(char **argv) {
  int images = images_wanted();
  state.segment = rt_segment_create(images);
  state.control = (struct rt_control *)(void *)state.segment.base;
  rt_take_signals();
  for (int rank = 0; rank < images; rank++)
    if (!start_image(rank, argv)) break;
  watch();
  finish();
}
