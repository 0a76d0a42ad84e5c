/* intrinsic.c: begin and end of a program, clocks and command arguments.

   Clocks are read by image 1 for all, since replicated control flow must see one value. */
#define _GNU_SOURCE
#include "rt.h"
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { ARGUMENT_TRUNCATED = -1, ARGUMENT_MISSING = 42 }; /* as libgfortran */

void _gfortran_set_args(int argc, char **argv);
void _gfortran_set_options(int count, int *options);
void _gfortran_set_convert(int convert);
void _gfortran_set_record_marker(int bytes);
void _gfortran_set_max_subrecord_length(int bytes);
void _gfortran_cpu_time_8(double *seconds);
void _gfortran_system_clock_4(int32_t *count, int32_t *rate, int32_t *max);
void _gfortran_system_clock_8(int64_t *count, int64_t *rate, int64_t *max);

static struct {
  int argc;
  char **argv;
  int output; /* the standard output of an image that does not print, 0: none */
} state;

/* What gfortran's programs tell its library: standards that it warns of and allows (those of -std=gnu), pedantic, handlers of signals
   (none, they are ours), signed zeros. */
static int options[] = {2116, 4095, 0, 0, 1};

/* Every image calls the procedures that come from outside of the program; what they print comes once, from image 1. */
static void print_once(void) {
  int nowhere = pgas_this_image() == 1 ? -1 : open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (nowhere < 0) return;
  fflush(stdout);
  state.output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  dup2(nowhere, STDOUT_FILENO);
  close(nowhere);
}

void rt_print_everywhere(void) {
  if (state.output > 0) dup2(state.output, STDOUT_FILENO);
}

void hpf_main_begin(int argc, char **argv) {
  pgas_init(argc, argv);
  rt_control()->compiled = 1;
  rt_crash_start();
  rt_memory_start();
  state.argc = argc;
  state.argv = argv;
  _gfortran_set_args(argc, argv);
  _gfortran_set_options(sizeof options / sizeof *options, options);
  rt_exchange_start();
  rt_copy_start();
  rt_irregular_start();
  print_once();
}

void hpf_library(int32_t *warn, int32_t *allow, int32_t *pedantic, int32_t *sign, int32_t *convert, int32_t *marker, int32_t *subrecord,
                 int32_t *formats) {
  int wanted[] = {*warn, *allow, *pedantic, 0, *sign};
  _gfortran_set_options(sizeof wanted / sizeof *wanted, wanted);
  if (*convert) _gfortran_set_convert(*convert);
  if (*marker) _gfortran_set_record_marker(*marker);
  if (*subrecord) _gfortran_set_max_subrecord_length(*subrecord);
  rt_io_dec_formats = *formats;
}

/* With --check the library checks what it is given, too. */
void hpf_library_checks(void) {
  int checked[] = {options[0], options[1], options[2], options[3], options[4], 1};
  _gfortran_set_options(sizeof checked / sizeof *checked, checked);
}

int __real_main(int argc, char **argv) __attribute__((weak));

/* The main program in C, where the linker has put ours around it; each image runs it. */
void hpf_foreign_main(void) {
  int status = __real_main(state.argc, state.argv);
  if (status) pgas_stop(status, "");
}

void hpf_main_end(void) {
  rt_profile_end();
  rt_report_memory();
  pgas_finalize();
}

void hpf_alone(int32_t more) { rt_images_apart += more; }

double hpf_cpu_time(void) {
  double seconds = 0;
  _gfortran_cpu_time_8(&seconds);
  if (!rt_images_apart) pgas_broadcast(&seconds, sizeof seconds, 1);
  return seconds;
}

struct clock {
  int64_t count, rate, max;
};

/* Integers of one and two bytes hold no clock: gfortran says there is none, which is -HUGE(count), Fortran 2008, 13.7.168. */
static struct clock read_clock(int32_t kind) {
  struct clock clock;
  if (kind < 4) return (struct clock){kind == 1 ? -INT8_MAX : -INT16_MAX, 0, 0};
  if (kind == 8) {
    _gfortran_system_clock_8(&clock.count, &clock.rate, &clock.max);
    return clock;
  }
  int32_t count, rate, max;
  _gfortran_system_clock_4(&count, &rate, &max);
  return (struct clock){count, rate, max};
}

void hpf_system_clock(int64_t *count, int64_t *rate, int64_t *max, int32_t kind) {
  struct clock clock = read_clock(kind);
  if (!rt_images_apart) pgas_broadcast(&clock, sizeof clock, 1);
  if (count) *count = clock.count;
  if (rate) *rate = clock.rate;
  if (max) *max = clock.max;
}

/* By lengths of strips of sweeps: on one machine some 60 rows of 300 to 3000, between hosts over TCP 750 of 3000 were best (plans count with ir.MessageCost). */
enum { COST_ON_ONE_MACHINE = 4000, COST_BETWEEN_HOSTS = 280000 };
int64_t hpf_message_cost(void) { return rt_control()->here < rt_images() ? COST_BETWEEN_HOSTS : COST_ON_ONE_MACHINE; }

int32_t hpf_command_argument_count(void) { return state.argc - 1; }

void hpf_command_argument(int32_t number, char *value, int64_t length, int32_t *arglen, int32_t *status) {
  int exists = number >= 0 && number < state.argc;
  const char *text = exists ? state.argv[number] : "";
  int64_t text_length = (int64_t)strlen(text), copied = text_length < length ? text_length : length;
  if (value && length > 0) {
    memset(value, ' ', (size_t)length);
    memcpy(value, text, (size_t)copied);
  }
  if (arglen) *arglen = (int32_t)text_length;
  if (status) *status = !exists ? ARGUMENT_MISSING : value && text_length > length ? ARGUMENT_TRUNCATED : 0;
}
