/* status.c: stat= and errmsg=, image numbers that do not exist, refusals. */
#include "caf.h"
#include "rt.h"
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { MESSAGE_BYTES = 1024 };

static struct pgas_stat last;

struct pgas_stat *caf_stat(void) { return &last; }

/* The codes of iso_fortran_env where gfortran has them. Its STAT_UNLOCKED is 0, which is success. */
static int code_of_gfortran(int code) {
  switch (code) {
    case PGAS_STAT_UNLOCKED: return CAF_STAT_UNLOCKED;
    case PGAS_STAT_LOCKED: return CAF_STAT_LOCKED;
    case PGAS_STAT_LOCKED_OTHER_IMAGE: return CAF_STAT_LOCKED_OTHER_IMAGE;
    default: return code;
  }
}

static void tell(const struct caf_report *report, int code, const char *message) {
  *report->stat = code;
  if (!code || !report->errmsg) return;
  size_t bytes = strlen(message);
  if (bytes > report->errmsg_bytes) bytes = report->errmsg_bytes;
  memcpy(report->errmsg, message, bytes);
  memset(report->errmsg + bytes, ' ', report->errmsg_bytes - bytes);
}

int caf_caught(const struct caf_report *report, int code) {
  tell(report, code_of_gfortran(code), last.message);
  return code;
}

static _Noreturn void end_run(const char *message) {
  char line[MESSAGE_BYTES + 64 + sizeof rt_me->file], place[sizeof rt_me->file + 16] = "";
  if (rt_me->line > 0) snprintf(place, sizeof place, " at %s:%d", rt_me->file, rt_me->line);
  snprintf(line, sizeof line, "pgas: error: image %d%s: %s\n", pgas_this_image(), place, message);
  fflush(NULL);
  pgas_error_stop(1, line);
}

int caf_error(const struct caf_report *report, int code, const char *format, ...) {
  char message[MESSAGE_BYTES];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(message, sizeof message, format, arguments);
  va_end(arguments);
  if (!report->stat) end_run(message);
  tell(report, code, message);
  return code;
}

int caf_has_image(const struct caf_report *report, int image) {
  int images = pgas_num_images();
  if (image >= 1 && image <= images) return 1;
  caf_error(report, PGAS_STAT_INVALID, "there is no image %d in the current team of %d images", image, images);
  return 0;
}

/* The last state of its memory is no value of a coarray. */
void caf_demand(const struct caf_report *report, int image) {
  char how[MESSAGE_BYTES];
  if (report->stat || !__atomic_load_n(&rt_control()->failed, __ATOMIC_RELAXED)) return;
  int rank = rt_rank_of(image);
  if (rt_departed(rank) != PGAS_STAT_FAILED_IMAGE) return;
  rt_describe_departed(rt_control(), rank, how, sizeof how);
  caf_refuse("%s, and is accessed without stat=", how);
}

void caf_refuse(const char *format, ...) {
  char message[MESSAGE_BYTES];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(message, sizeof message, format, arguments);
  va_end(arguments);
  end_run(message);
}
