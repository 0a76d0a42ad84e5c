/* shell.c: the process that a launcher starts: it starts the image, a copy of the program, as its child, and watches it. So the
   death of an image is known on its host at once, with its cause, and the launcher, who would end the job without a word of
   ours, learns of it last. Where the run fails, the shell of the image that it is about prints the message, waits until the
   others had time to end in order, and ends with the run's exit code. */
#define _GNU_SOURCE
#include "far.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

enum { TICK_MS = 100, LINGER_MS = 4000, LINGER_UNTOLD_MS = 2000, UNKNOWN_MS = 1500, PATH_BYTES = 64 };

static struct {
  struct rt_control *control; /* NULL: the image has not joined yet */
  pid_t pid;
  int rank, is_gone, status;
  struct far_arbiter arbiter; /* of the run */
  enum far_verdict verdict;   /* on the message of this image */
  int interrupted;            /* 1: by a signal, mostly the launcher's, which ends the job for a reason that it or another shell says */
  int64_t deadline_ms;        /* 0: no failure yet */
} state;

/* ---- the image's start ---- */

static void map_control(const struct far_hello *hello) {
  char path[PATH_BYTES];
  snprintf(path, sizeof path, "/proc/%d/fd/%d", state.pid, hello->fd);
  int fd = open(path, O_RDWR);
  if (fd < 0) rt_panic("the shell of image %d cannot open its memory: %s: %s", hello->rank + 1, path, strerror(errno));
  void *got = mmap(hello->base, hello->total_bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE | MAP_FIXED_NOREPLACE,
                   fd, 0);
  if (got != hello->base) rt_panic("the shell of image %d cannot map its memory: %s", hello->rank + 1, strerror(errno));
  close(fd);
  state.control = got;
  state.rank = hello->rank;
  state.arbiter = hello->arbiter;
}

/* 0: the image has ended without joining. */
static int meet(int socket) {
  struct far_hello hello;
  if (write(socket, &state.arbiter, sizeof state.arbiter) != sizeof state.arbiter) return 0;
  if (read(socket, &hello, sizeof hello) != sizeof hello) return 0;
  map_control(&hello);
  int told = write(socket, "r", 1) == 1;
  close(socket);
  return told;
}

/* ---- watching ---- */

static void reap(void) {
  int status;
  if (state.is_gone || waitpid(state.pid, &status, WNOHANG) != state.pid) return;
  state.is_gone = 1;
  state.status = status;
}

static int ended_in_order(void) {
  uint32_t how = state.control->state[state.rank];
  return WIFEXITED(state.status) && WEXITSTATUS(state.status) == 0 && (how == RT_ENDED || how == RT_STOPPED);
}

static int is_about_me(void) {
  const struct rt_record *failure = &state.control->failure;
  return failure->complete && failure->owner == state.rank;
}

/* Nobody else of this host is left who could tell the other hosts; one at its end still serves them. */
static int is_last_of_host(void) {
  const struct rt_control *control = state.control;
  for (int rank = 0; rank < control->images; rank++)
    if (control->node_of[rank] == control->node_of[state.rank] && control->state[rank] != RT_FAILED) return 0;
  return 1;
}

static void claim_death(void) {
  rt_report_death(state.control, state.rank);
  if (state.control->failure.owner < 0) state.control->failure.owner = state.rank;
}

static void on_death(void) {
  struct rt_control *control = state.control;
  int ending = control->failure_epoch != 0;
  rt_note_death(control, state.rank, state.status);
  if (ending || !(control->compiled || is_last_of_host())) return;
  claim_death();
  rt_raise_failure(control);
  rt_wake_all(control);
}

/* The launcher may have been quicker to notice the death of another shell. */
static void on_signal(void) {
  state.interrupted = 1;
  far_links_watch_next();
  rt_raise_failure(state.control);
  rt_wake_all(state.control);
}

static void ask_whose(void) {
  if (!state.verdict && is_about_me()) state.verdict = far_arbiter_ask(&state.arbiter, state.rank);
}

static void on_failure(void) {
  ask_whose();
  int64_t now = rt_now_ms();
  if (!state.deadline_ms) {
    state.deadline_ms = now + RT_GRACE_MS;
    rt_wake_all(state.control);
  }
  if (now >= state.deadline_ms && !state.is_gone) kill(state.pid, SIGKILL);
}

static void watch(void) {
  struct timespec tick = {.tv_nsec = TICK_MS * 1000000};
  while (!state.is_gone) {
    int taken = rt_await_signal(&tick);
    if (taken > 0 && taken != SIGCHLD) on_signal();
    reap();
    far_links_watch_next();
    if (state.control->failure_epoch) on_failure();
  }
}

/* ---- the end ---- */

/* 1: a signal has come. */
static int pause_ms(int64_t ms) {
  struct timespec time = {ms / 1000, ms % 1000 * 1000000};
  int64_t deadline_ms = rt_now_ms() + ms;
  while (rt_now_ms() < deadline_ms) {
    int taken = rt_await_signal(&time);
    if (taken > 0 && taken != SIGCHLD) return 1;
  }
  return 0;
}

/* The arbiter may have gone because the run is ending already: then the launcher says so soon, by a signal. */
static int has_the_word(void) {
  ask_whose();
  if (state.verdict) return state.verdict == FAR_MINE;
  if (!is_about_me()) return 0;
  if (!state.interrupted) state.interrupted = pause_ms(UNKNOWN_MS);
  return !state.interrupted;
}

/* Open MPI takes the end of a process that has not taken leave of it, though with exit code 0, for the end of the job, and the first
   exit code that is not 0 for the job's. So who is not concerned waits until the launcher ends it, or until the others have surely
   ended. MPICH's hydra kills the other images of the host then, and joins all exit codes bit by bit: all take leave of it here, and
   who is not concerned ends with 0. The shell of rank 0 stays to answer. */
static _Noreturn void end_failed(void) {
  const struct rt_record *failure = &state.control->failure;
  int is_mine = has_the_word();
  far_links_end();
  int is_free = far_engine.withdraw();
  if (is_mine) {
    rt_say(failure->text);
    if (state.deadline_ms > rt_now_ms()) pause_ms(state.deadline_ms - rt_now_ms());
    _exit(failure->code);
  }
  if (is_free && state.rank > 0) _exit(EXIT_SUCCESS);
  if (!state.interrupted) pause_ms(getenv("OMPI_COMM_WORLD_RANK") ? LINGER_MS : LINGER_UNTOLD_MS);
  _exit(is_free && far_arbiter_has_decided() ? EXIT_SUCCESS : EXIT_FAILURE);
}

/* A death that no image was told of ends the run like any other error. */
static void await_the_others(void) {
  struct rt_control *control = state.control;
  struct timespec tick = {.tv_nsec = TICK_MS * 1000000};
  while (!control->failure_epoch && !rt_reached(&control->departed, (uint64_t)control->images)) rt_await_signal(&tick);
  if (control->failure_epoch || control->status[state.rank].acknowledged) return;
  claim_death();
  rt_raise_failure(control);
}

/* Where the run has failed only the images of this host may be in it. */
static void write_trace(void) {
  const char *trace = getenv("PGAS_TRACE");
  if (state.rank == 0 && trace && *trace && strcmp(trace, "0") != 0) rt_write_trace(state.control, trace);
}

static _Noreturn void finish(void) {
  struct rt_control *control = state.control;
  if (!ended_in_order()) await_the_others();
  write_trace();
  if (control->failure_epoch) {
    on_failure();
    end_failed();
  }
  far_links_end();
  if (state.rank > 0) _exit(EXIT_SUCCESS);
  if (control->stop.claimed) rt_say(control->stop.text);
  if (control->stats) rt_report_stats(control);
  _exit(control->stop.claimed ? control->stop.code : EXIT_SUCCESS);
}

/* The first of those that one daemon of the launcher has started, as long as it is there: there is no memory in which that could stand. */
static int is_first_here(void) {
  struct sockaddr_un name = {.sun_family = AF_UNIX};
  int taken = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  snprintf(name.sun_path + 1, sizeof name.sun_path - 1, "pgas-%d", getppid());
  if (bind(taken, (struct sockaddr *)&name, sizeof name) == 0) return 1;
  return errno != EADDRINUSE;
}

/* Before it has joined the image speaks for itself, unless it was killed. The launcher, which ends the others then, uses SIGTERM. */
static _Noreturn void end_without_run(void) {
  int interrupted = 0;
  while (!state.is_gone) {
    int taken = rt_await_signal(&(struct timespec){.tv_nsec = TICK_MS * 1000000});
    if (taken > 0 && taken != SIGCHLD) interrupted = 1;
    reap();
  }
  if (WIFEXITED(state.status)) _exit(WEXITSTATUS(state.status));
  if (interrupted || WTERMSIG(state.status) == SIGTERM || !is_first_here()) _exit(EXIT_FAILURE);
  dprintf(STDERR_FILENO, "pgas: error: image %d was killed by SIG%s (%s) before it had joined the run\n", rt_launched().rank + 1,
          sigabbrev_np(WTERMSIG(state.status)), strsignal(WTERMSIG(state.status)));
  pause_ms(RT_GRACE_MS);
  _exit(EXIT_FAILURE);
}

void far_shell(char **argv) {
  char boot[PATH_BYTES];
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) rt_panic("cannot talk to an image: %s", strerror(errno));
  rt_take_signals();
  if (rt_launched().rank == 0) far_arbiter_open(&state.arbiter);
  snprintf(boot, sizeof boot, "shell,%d", ends[1]);
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  state.pid = rt_start_copy(argv, boot, rt_launched().rank > 0);
  if (state.pid < 0) rt_panic("cannot start an image: %s", strerror(errno));
  close(ends[1]);
  far_arbiter_serve();
  if (!meet(ends[0])) end_without_run();
  far_links_start(state.control, state.rank, &state.arbiter);
  watch();
  if (!ended_in_order()) on_death();
  finish();
}
