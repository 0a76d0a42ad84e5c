/* child.c: processes that start copies of the program and watch them. Signals are blocked and taken one at a time, so there
   are no handlers. */
#define _GNU_SOURCE
#include "rt.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <time.h>
#include <unistd.h>

enum { PATH_BYTES = 4096 };

/* These reach the whole process group; the supervisor alone acts on them. */
enum { TERMINAL_SIGNALS = 3 };
static const int terminal_signals[TERMINAL_SIGNALS] = {SIGINT, SIGQUIT, SIGHUP};

static struct {
  sigset_t taken, before;
} state;

int64_t rt_now_ms(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* A signal that the parent ignores, as nohup does, is none of our business. */
static void take_unless_ignored(int signal_number) {
  struct sigaction action;
  sigaction(signal_number, NULL, &action);
  if (action.sa_handler != SIG_IGN) sigaddset(&state.taken, signal_number);
}

void rt_take_signals(void) {
  signal(SIGCHLD, SIG_DFL);
  sigemptyset(&state.taken);
  sigaddset(&state.taken, SIGCHLD);
  take_unless_ignored(SIGTERM);
  for (size_t i = 0; i < TERMINAL_SIGNALS; i++) take_unless_ignored(terminal_signals[i]);
  sigprocmask(SIG_BLOCK, &state.taken, &state.before);
}

int rt_await_signal(const struct timespec *most) { return sigtimedwait(&state.taken, NULL, most); }

static void silence_stdin(void) {
  int null = open("/dev/null", O_RDONLY);
  if (null < 0) return;
  dup2(null, STDIN_FILENO);
  if (null != STDIN_FILENO) close(null);
}

static void run_program(char **argv) {
  char path[PATH_BYTES];
  ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
  if (length > 0) {
    path[length] = 0;
    execv(path, argv);
  }
  execv("/proc/self/exe", argv);
}

/* In the child. */
static _Noreturn void become_copy(char **argv, const char *boot, int is_silent, pid_t supervisor) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != supervisor) _exit(EXIT_FAILURE);
  for (size_t i = 0; i < TERMINAL_SIGNALS; i++) signal(terminal_signals[i], SIG_IGN);
  sigprocmask(SIG_SETMASK, &state.before, NULL);
  if (is_silent) silence_stdin();
  setenv("PGAS_BOOT", boot, 1);
  run_program(argv);
  dprintf(STDERR_FILENO, "pgas: error: cannot execute the program again: %s\n", strerror(errno));
  _exit(127);
}

pid_t rt_start_copy(char **argv, const char *boot, int is_silent) {
  pid_t supervisor = getpid(), pid = fork();
  if (pid == 0) become_copy(argv, boot, is_silent, supervisor);
  return pid;
}

void rt_say(const char *text) {
  if (write(STDERR_FILENO, text, strlen(text)) < 0) return;
}

void rt_end_as(int signal_number) {
  signal(signal_number, SIG_DFL);
  raise(signal_number);
  sigprocmask(SIG_SETMASK, &state.before, NULL);
  _exit(128 + signal_number);
}
