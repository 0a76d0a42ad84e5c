/* posix.c: intrinsic procedures that act on the system, by libgfortran's: commands, files, the clock. Image 1 acts alone, and all see
   what it saw. */
#include "gfortran_io.h"
#include "rt.h"
#include <stdlib.h>
#include <unistd.h>

void _gfortran_execute_command_line_i4(const char *command, int32_t *wait, int32_t *exitstat, int32_t *cmdstat, char *cmdmsg,
                                       size_t command_bytes, size_t message_bytes);
void _gfortran_system_sub(const char *command, int *status, size_t bytes);
void _gfortran_unlink_i4_sub(char *path, int32_t *status, size_t bytes);
void _gfortran_rename_i4_sub(char *from, char *to, int32_t *status, size_t from_bytes, size_t to_bytes);
void _gfortran_chdir_i4_sub(char *path, int32_t *status, size_t bytes);
int _gfortran_chmod_func(char *path, char *mode, size_t bytes, size_t mode_bytes);
int _gfortran_access_func(char *path, char *mode, size_t bytes, size_t mode_bytes);
void _gfortran_getcwd_i4_sub(char *path, int32_t *status, size_t bytes);
void _gfortran_sleep_i4_sub(int32_t *seconds);
void _gfortran_itime_i4(struct gf_descriptor *values);
void _gfortran_idate_i4(struct gf_descriptor *values);
void _gfortran_srand(int32_t *seed);
float _gfortran_rand(int32_t *flag);
int32_t _gfortran_irand(int32_t *flag);
int64_t _gfortran_ftell(int *unit);
int _gfortran_fgetc(const int *unit, char *c, size_t bytes);
int _gfortran_fputc(const int *unit, char *c, size_t bytes);
float _gfortran_secnds(float *since);
int32_t _gfortran_time_func(void);
int64_t _gfortran_time8_func(void);
int32_t _gfortran_mclock(void);
int64_t _gfortran_mclock8(void);
int _gfortran_hostnm(char *name, size_t bytes);
void _gfortran_getlog(char *name, size_t bytes);
void _gfortran_fdate_sub(char *date, size_t bytes);
int32_t _gfortran_isatty_l4(int *unit);
void _gfortran_ltime_i4(int32_t *time, struct gf_descriptor *values);
void _gfortran_gmtime_i4(int32_t *time, struct gf_descriptor *values);
void _gfortran_fseek_sub(int32_t *unit, int64_t *offset, int32_t *whence, int32_t *status);
void _gfortran_backtrace(void);
int32_t _gfortran_ierrno_i4(void);
void _gfortran_stat_i4_sub(char *path, struct gf_descriptor *values, int32_t *status, size_t bytes);
void _gfortran_lstat_i4_sub(char *path, struct gf_descriptor *values, int32_t *status, size_t bytes);
void _gfortran_fstat_i4_sub(int32_t *unit, struct gf_descriptor *values, int32_t *status);

static int acts(void) { return pgas_this_image() == 1; }

static void share(void *value, size_t bytes) {
  if (value && bytes) pgas_broadcast(value, bytes, 1);
}

void hpf_execute(char *command, int64_t length, int32_t *wait, int32_t *exitstat, int32_t *cmdstat, char *cmdmsg,
                 int64_t message_length) {
  if (acts())
    _gfortran_execute_command_line_i4(command, wait, exitstat, cmdstat, cmdmsg, (size_t)length, (size_t)message_length);
  share(exitstat, sizeof *exitstat);
  share(cmdstat, sizeof *cmdstat);
  share(cmdmsg, (size_t)message_length);
}

void hpf_system(char *command, int64_t length, int32_t *status) {
  int code = 0;
  if (acts()) _gfortran_system_sub(command, &code, (size_t)length);
  share(&code, sizeof code);
  if (status) *status = code;
}

void hpf_unlink(char *path, int64_t length, int32_t *status) {
  int32_t code = 0;
  if (acts()) _gfortran_unlink_i4_sub(path, &code, (size_t)length);
  share(&code, sizeof code);
  if (status) *status = code;
}

void hpf_rename(char *from, int64_t from_length, char *to, int64_t to_length, int32_t *status) {
  int32_t code = 0;
  if (acts()) _gfortran_rename_i4_sub(from, to, &code, (size_t)from_length, (size_t)to_length);
  share(&code, sizeof code);
  if (status) *status = code;
}

/* The folder is that of each process. */
void hpf_chdir(char *path, int64_t length, int32_t *status) {
  int32_t code = 0;
  _gfortran_chdir_i4_sub(path, &code, (size_t)length);
  share(&code, sizeof code);
  if (status) *status = code;
}

void hpf_chmod(char *path, int64_t length, char *mode, int64_t mode_length, int32_t *status) {
  int32_t code = acts() ? _gfortran_chmod_func(path, mode, (size_t)length, (size_t)mode_length) : 0;
  share(&code, sizeof code);
  if (status) *status = code;
}

void hpf_access(char *path, int64_t length, char *mode, int64_t mode_length, int32_t *value) {
  *value = acts() ? _gfortran_access_func(path, mode, (size_t)length, (size_t)mode_length) : 0;
  share(value, sizeof *value);
}

void hpf_getcwd(char *path, int64_t length, int32_t *status) {
  int32_t code = 0;
  _gfortran_getcwd_i4_sub(path, &code, (size_t)length);
  share(path, (size_t)length);
  share(&code, sizeof code);
  if (status) *status = code;
}

void hpf_sleep(int32_t *seconds) {
  if (acts()) _gfortran_sleep_i4_sub(seconds);
}

static struct gf_descriptor numbers(int32_t *values, int64_t n) {
  struct gf_descriptor d = {.base = (char *)values, .offset = -1, .span = 4};
  d.dtype = (struct gf_dtype){.elem_bytes = 4, .rank = 1, .type = GF_INTEGER};
  d.dim[0] = (struct gf_dim){1, 1, n};
  return d;
}

void hpf_itime(int32_t *values) {
  struct gf_descriptor d = numbers(values, 3);
  _gfortran_itime_i4(&d);
  share(values, 3 * sizeof *values);
}

void hpf_idate(int32_t *values) {
  struct gf_descriptor d = numbers(values, 3);
  _gfortran_idate_i4(&d);
  share(values, 3 * sizeof *values);
}

/* These generators begin alike in every process. */
void hpf_srand(int32_t *seed) { _gfortran_srand(seed); }
void hpf_rand(int32_t *flag, float *value) { *value = _gfortran_rand(flag); }
void hpf_irand(int32_t *flag, int32_t *value) { *value = _gfortran_irand(flag); }

/* Image 1 owns all files. */
void hpf_ftell(int32_t *unit, int64_t *offset) {
  *offset = acts() ? _gfortran_ftell(unit) : 0;
  share(offset, sizeof *offset);
}

void hpf_fgetc(int32_t *unit, char *c, int64_t length, int32_t *status) {
  int32_t code = acts() ? _gfortran_fgetc(unit, c, (size_t)length) : 0;
  share(c, (size_t)length);
  share(&code, sizeof code);
  if (status) *status = code;
}

void hpf_fputc(int32_t *unit, char *c, int64_t length, int32_t *status) {
  int32_t code = acts() ? _gfortran_fputc(unit, c, (size_t)length) : 0;
  share(&code, sizeof code);
  if (status) *status = code;
}

void hpf_secnds(float *since, float *value) {
  *value = _gfortran_secnds(since);
  share(value, sizeof *value);
}

void hpf_time(int32_t *value) {
  *value = _gfortran_time_func();
  share(value, sizeof *value);
}

void hpf_time8(int64_t *value) {
  *value = _gfortran_time8_func();
  share(value, sizeof *value);
}

void hpf_mclock(int32_t *value) {
  *value = _gfortran_mclock();
  share(value, sizeof *value);
}

void hpf_mclock8(int64_t *value) {
  *value = _gfortran_mclock8();
  share(value, sizeof *value);
}

void hpf_getpid(int32_t *value) {
  *value = (int32_t)getpid();
  share(value, sizeof *value);
}

void hpf_getuid(int32_t *value) {
  *value = (int32_t)getuid();
  share(value, sizeof *value);
}

void hpf_getgid(int32_t *value) {
  *value = (int32_t)getgid();
  share(value, sizeof *value);
}

void hpf_ierrno(int32_t *value) {
  *value = acts() ? _gfortran_ierrno_i4() : 0;
  share(value, sizeof *value);
}

void hpf_hostnm(char *name, int64_t length, int32_t *status) {
  int32_t code = _gfortran_hostnm(name, (size_t)length);
  share(name, (size_t)length);
  share(&code, sizeof code);
  if (status) *status = code;
}

void hpf_getlog(char *name, int64_t length) {
  _gfortran_getlog(name, (size_t)length);
  share(name, (size_t)length);
}

void hpf_fdate(char *date, int64_t length) {
  _gfortran_fdate_sub(date, (size_t)length);
  share(date, (size_t)length);
}

void hpf_isatty(int32_t *unit, int32_t *value) {
  *value = acts() ? _gfortran_isatty_l4(unit) : 0;
  share(value, sizeof *value);
}

void hpf_ltime(int32_t *time, int32_t *values) {
  struct gf_descriptor d = numbers(values, 9);
  _gfortran_ltime_i4(time, &d);
}

void hpf_gmtime(int32_t *time, int32_t *values) {
  struct gf_descriptor d = numbers(values, 9);
  _gfortran_gmtime_i4(time, &d);
}

void hpf_fseek(int32_t *unit, int64_t *offset, int32_t *whence, int32_t *status) {
  int32_t code = 0;
  if (acts()) _gfortran_fseek_sub(unit, offset, whence, status ? &code : NULL);
  share(&code, sizeof code);
  if (status) *status = code;
}

void hpf_backtrace(void) {
  if (acts()) _gfortran_backtrace();
}

/* What the system knows of a file is 13 numbers. */
enum { STAT_NUMBERS = 13 };

static void seen(int32_t *values, int32_t code, int32_t *status) {
  share(values, STAT_NUMBERS * sizeof *values);
  share(&code, sizeof code);
  if (status) *status = code;
}

void hpf_stat(char *path, int64_t length, int32_t *values, int32_t *status) {
  struct gf_descriptor d = numbers(values, STAT_NUMBERS);
  int32_t code = 0;
  if (acts()) _gfortran_stat_i4_sub(path, &d, &code, (size_t)length);
  seen(values, code, status);
}

void hpf_lstat(char *path, int64_t length, int32_t *values, int32_t *status) {
  struct gf_descriptor d = numbers(values, STAT_NUMBERS);
  int32_t code = 0;
  if (acts()) _gfortran_lstat_i4_sub(path, &d, &code, (size_t)length);
  seen(values, code, status);
}

void hpf_fstat(int32_t *unit, int32_t *values, int32_t *status) {
  struct gf_descriptor d = numbers(values, STAT_NUMBERS);
  int32_t code = 0;
  if (acts()) _gfortran_fstat_i4_sub(unit, &d, &code);
  seen(values, code, status);
}

/* Addresses are those of each process. */
void hpf_malloc(int64_t *bytes, int64_t *address) { *address = (int64_t)(intptr_t)malloc((size_t)(*bytes > 0 ? *bytes : 1)); }
void hpf_free(int64_t *address) { free((void *)(intptr_t)*address); }
