/* crash.c: signals that end an image of a compiled program. The image notes where it was and who had called it, and dies by the
   signal; who reports its death makes the run's one message of that.

   libgfortran finds the frames and their lines (it contains libbacktrace, which asks for memory by mmap alone) and prints them to
   the standard error, which is a file in memory meanwhile. The handler has a stack of its own: the program's may be full. */
#define _GNU_SOURCE
#include "rt.h"
#include <fcntl.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

enum {
  PAGE_BYTES = 1 << 16, /* the largest of any machine */
  STACK_BYTES = 1 << 18,
  SECONDS = 20,       /* that finding the frames may take */
  FLUSH_SECONDS = 1,  /* that writing buffered output may take: a lock may be held */
  CALLERS_LISTED = 12,
  MANY_FRAMES = 50, /* of which the text may not hold all */
  NULL_BYTES = 1 << 16,  /* an address below is one of nothing, or a small step from that */
  FULL_BYTES = 1 << 20,  /* around the end of the stack */
  SKIPPED_BYTES = 1 << 30 /* that a procedure with large arrays may reach beyond it */
};

extern void _gfortran_backtrace(void) __attribute__((weak));
extern void _gfortran_flush_i4(const int32_t *unit) __attribute__((weak));

static const int signals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT};

/* A page of its own, which can only be read once it is filled: a program that writes beyond its variables may have overwritten all
   that it can reach. Images are processes here. */
static _Alignas(PAGE_BYTES) union {
  struct {
    struct rt_control *control;
    int rank;
    char *stack_end; /* the lowest address of the program's stack; NULL: it has no limit */
  };
  char page[PAGE_BYTES];
} state;

static int is_stack_full(const char *address) {
  if (!state.stack_end) return 0;
  return address < state.stack_end + FULL_BYTES && address > state.stack_end - SKIPPED_BYTES;
}

static int has_address(const struct rt_crash *crash) {
  return crash->is_fault && (crash->signal == SIGSEGV || crash->signal == SIGBUS);
}

static int is_near_zero(const struct rt_crash *crash) { return has_address(crash) && crash->address < NULL_BYTES; }

static sigjmp_buf lost;
static void on_lost(int number) { siglongjmp(lost, number); }

/* Where the program has overwritten its stack a walk through it ends by a signal: what is printed before stays. */
static void print_frames(void) {
  sigset_t fault = {0};
  sigaddset(&fault, SIGSEGV);
  signal(SIGSEGV, on_lost);
  if (!sigsetjmp(lost, 1) && !sigprocmask(SIG_UNBLOCK, &fault, NULL)) _gfortran_backtrace();
  signal(SIGSEGV, SIG_DFL);
}

/* The frames as libgfortran prints them: the first ones, and how many there are. */
static void note_frames(struct rt_crash *crash) {
  int file = memfd_create("frames", MFD_CLOEXEC), screen = dup(STDERR_FILENO);
  if (file < 0 || screen < 0 || dup2(file, STDERR_FILENO) < 0) return;
  print_frames();
  dup2(screen, STDERR_FILENO);
  ssize_t length = pread(file, crash->frames, sizeof crash->frames - 1, 0);
  crash->frames[length > 0 ? length : 0] = 0;
  char tail[512];
  off_t end = lseek(file, 0, SEEK_END);
  off_t from = end > (off_t)sizeof tail - 1 ? end - (off_t)sizeof tail + 1 : 0;
  length = pread(file, tail, sizeof tail - 1, from);
  tail[length > 0 ? length : 0] = 0;
  for (const char *at = strchr(tail, '#'); at; at = strchr(at + 1, '#')) crash->count = atoi(at + 1) + 1;
}

/* What the program had written before is worth as much as where it stopped. */
static void write_buffered(void) {
  alarm(FLUSH_SECONDS);
  if (_gfortran_flush_i4) _gfortran_flush_i4(NULL);
}

/* One image tells; the others, which often stopped at the same place, let it. */
static void on_signal(int number, siginfo_t *info, void *context) {
  (void)context;
  struct rt_crash *crash = &state.control->crash;
  uint32_t unclaimed = 0;
  signal(SIGALRM, SIG_DFL);
  alarm(SECONDS);
  if (__atomic_compare_exchange_n(&crash->claimed, &unclaimed, 1, 0, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED)) {
    crash->rank = state.rank;
    crash->signal = number;
    crash->is_fault = info->si_code > 0;
    crash->address = (uint64_t)(uintptr_t)info->si_addr;
    crash->is_stack_full = has_address(crash) && is_stack_full(info->si_addr);
    note_frames(crash);
    __atomic_store_n(&crash->complete, 1, __ATOMIC_RELEASE);
  } else {
    while (!__atomic_load_n(&crash->complete, __ATOMIC_ACQUIRE)) usleep(1000);
  }
  write_buffered();
  signal(number, SIG_DFL);
  raise(number);
}

/* A sanitizer, or a library that was there before, keeps its handlers. */
static void take(int number) {
  struct sigaction action = {.sa_sigaction = on_signal, .sa_flags = SA_SIGINFO | SA_ONSTACK}, before;
  if (sigaction(number, NULL, &before) || (before.sa_flags & SA_SIGINFO) || before.sa_handler != SIG_DFL) return;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

void rt_crash_start(void) {
  struct rlimit limit;
  char *stack = mmap(NULL, STACK_BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (!_gfortran_backtrace || stack == MAP_FAILED) return;
  sigaltstack(&(stack_t){.ss_sp = stack, .ss_size = STACK_BYTES}, NULL);
  if (!getrlimit(RLIMIT_STACK, &limit) && limit.rlim_cur != RLIM_INFINITY) state.stack_end = (char *)&limit - limit.rlim_cur;
  state.control = rt_control();
  state.rank = rt_rank();
  mprotect(&state, sizeof state, PROT_READ);
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) take(signals[i]);
}

/* ---- the message, made by another process ---- */

/* Two lines of libgfortran's, "#0  0x55 in NAME" and "\tat FILE:LINE", as one frame. */
struct frame {
  char name[64], file[512];
  int line;
};

/* Where the next frame's text begins, or NULL if there is none. */
static const char *read_frame(const char *at, struct frame *frame) {
  *frame = (struct frame){.line = 0};
  at = strchr(at, '#');
  if (!at) return NULL;
  if (sscanf(at, "#%*d %*s in %63s", frame->name) != 1) frame->name[0] = 0;
  const char *next = strchr(at + 1, '#'), *place = strstr(at, "\n\tat ");
  if (!place || (next && place > next)) return next ? next : at + strlen(at);
  const char *end = strchr(place + 1, '\n'), *colon = end ? memrchr(place, ':', (size_t)(end - place)) : NULL;
  if (!colon) return NULL;
  snprintf(frame->file, sizeof frame->file, "%.*s", (int)(colon - place - 5), place + 5);
  frame->line = atoi(colon + 1);
  return next ? next : end;
}

/* Sources of the runtime and of the C library have relative names. */
static int is_users(const struct frame *frame) { return frame->file[0] == '/' && frame->line > 0; }

/* The procedure's name in the source. */
static const char *name_of(struct frame *frame) {
  char *module = strstr(frame->name, "_MOD_"), *number = strrchr(frame->name, '.');
  if (number && strspn(number + 1, "0123456789") == strlen(number + 1)) *number = 0;
  if (!strncmp(frame->name, "__", 2) && module) return module + 5;
  size_t length = strlen(frame->name);
  if (length > 1 && frame->name[length - 1] == '_') frame->name[length - 1] = 0;
  return frame->name;
}

/* As the user would write it here. */
static const char *file_of(const struct frame *frame) {
  char here[512];
  if (!getcwd(here, sizeof here)) return frame->file;
  size_t length = strlen(here);
  return strncmp(frame->file, here, length) || frame->file[length] != '/' ? frame->file : frame->file + length + 1;
}

/* Behind the handler and the frame that the kernel made for it. */
static const char *behind_handler(const char *at) {
  struct frame frame;
  int seen = 0;
  for (const char *next = read_frame(at, &frame); next; next = read_frame(at, &frame)) {
    int is_handler = strstr(frame.file, "core/crash.c") != NULL;
    at = next;
    if (seen && !is_handler) return at;
    seen = seen || is_handler;
  }
  return at;
}

__attribute__((format(printf, 3, 4))) static void add(char *text, size_t bytes, const char *format, ...) {
  va_list arguments;
  size_t used = strlen(text);
  va_start(arguments, format);
  vsnprintf(text + used, bytes - used, format, arguments);
  va_end(arguments);
}

/* The line of the source, if it can be read here. */
static void add_line(char *text, size_t bytes, const struct frame *frame) {
  char line[256];
  FILE *file = fopen(frame->file, "r");
  if (!file) return;
  int number = 0;
  while (number < frame->line && fgets(line, sizeof line, file))
    if (strchr(line, '\n') || feof(file)) number++;
  if (number == frame->line) add(text, bytes, "%4d | %.*s\n", frame->line, (int)strcspn(line, "\r\n"), line);
  fclose(file);
}

static const char *cause(const struct rt_crash *crash) {
  if (crash->is_stack_full) return "the stack is full";
  if (is_near_zero(crash)) return "an address near zero";
  if (crash->is_fault && crash->signal == SIGSEGV) return "an address that is no variable's";
  if (crash->is_fault && crash->signal == SIGFPE) return "an arithmetic operation without a result";
  if (crash->signal == SIGABRT) return "the program was aborted";
  return strsignal(crash->signal);
}

static const char *help(const struct rt_crash *crash) {
  if (crash->is_stack_full)
    return "  = help: a recursion without end, or large local arrays: allocate them, or allow more by 'ulimit -s unlimited'\n";
  if (is_near_zero(crash))
    return "  = help: an array that is not allocated, a pointer to nothing, or an argument that is absent: --check names it\n";
  if (has_address(crash))
    return "  = help: a subscript out of bounds, or an argument of another type or size than the procedure's: --check finds these\n";
  return "";
}

/* Calls at one place, one below the other, are one line. */
static void add_callers(char *text, size_t bytes, const char *at, const struct rt_crash *crash) {
  struct frame frame, last = {.line = 0};
  int listed = 0;
  for (at = read_frame(at, &frame); at && listed < CALLERS_LISTED; at = read_frame(at, &frame)) {
    if (!is_users(&frame)) continue;
    int again = frame.line == last.line && !strcmp(frame.file, last.file);
    last = frame;
    if (again) continue;
    add(text, bytes, "  called at %s:%d, in %s\n", file_of(&frame), frame.line, name_of(&frame));
    listed++;
  }
  if (crash->count > MANY_FRAMES) add(text, bytes, "  and so on: %d calls in all\n", crash->count);
}

/* The innermost frame of the user's code; next is the text behind it, or NULL if there is none. called: the procedure of a library
   in which the signal came. */
static struct frame first_of_user(const struct rt_crash *crash, const char **next, struct frame *called) {
  struct frame frame = {.line = 0};
  const char *at = behind_handler(crash->frames);
  *called = frame;
  while ((*next = read_frame(at, &frame)) && !is_users(&frame)) {
    *called = frame;
    at = *next;
  }
  return frame;
}

void rt_describe_crash(const struct rt_control *control, char *text, size_t bytes) {
  const struct rt_crash *crash = &control->crash;
  struct frame called;
  const char *next;
  struct frame frame = first_of_user(crash, &next, &called);
  char where[RT_FILE_BYTES + 64] = "", image[RT_IMAGE_BYTES];
  rt_name_image(control, crash->rank, image);
  text[0] = 0;
  if (next) {
    add(text, bytes, "%s:%d: ", file_of(&frame), frame.line);
    snprintf(where, sizeof where, " in %s", name_of(&frame));
  } else {
    add(text, bytes, "pgas: ");
    rt_place(&control->status[crash->rank], "; its last communication was at ", where, sizeof where);
  }
  add(text, bytes, "error: %s was killed by SIG%s (%s)%s", image, sigabbrev_np(crash->signal), cause(crash), where);
  if (next && called.name[0] && called.name[0] != '?' && crash->signal != SIGABRT) add(text, bytes, ", which had called %s", name_of(&called));
  add(text, bytes, "\n");
  if (next) {
    add_line(text, bytes, &frame);
    add_callers(text, bytes, next, crash);
  }
  add(text, bytes, "%s", help(crash));
}
