/* stop.c: the ends of a run. Images only write the record of what happened into the control area; the supervisor
   prints it after the last image has gone, so the run's own output comes first and the message comes once. */
#define _GNU_SOURCE
#include "rt.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* owner: -1 outside of images. */
static int claim_text(struct rt_record *record, int owner, int code, const char *text) {
  uint32_t unclaimed = 0;
  if (!__atomic_compare_exchange_n(&record->claimed, &unclaimed, 1, 0, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED)) return 0;
  if (rt_hosts && record == &rt_control()->stop && !rt_hosts->is_first(code, text)) return 0;
  record->code = code;
  record->owner = owner;
  snprintf(record->text, sizeof record->text, "%s", text);
  __atomic_store_n(&record->complete, 1, __ATOMIC_RELEASE);
  return 1;
}

int rt_claim(struct rt_record *record, int code, const char *format, ...) {
  char text[RT_TEXT_BYTES];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  return claim_text(record, -1, code, text);
}

void rt_raise_failure(struct rt_control *control) { __atomic_store_n(&control->failure_epoch, 1, __ATOMIC_SEQ_CST); }

/* The first to leave tells the other hosts. */
void rt_leave(void) {
  if (rt_hosts) rt_hosts->leave();
  exit(EXIT_FAILURE);
}

void rt_panic(const char *format, ...) {
  char text[RT_TEXT_BYTES];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  dprintf(STDERR_FILENO, "pgas: error: %s\n", text);
  _exit(EXIT_FAILURE);
}

/* The source line with its number, and a caret below the column (a byte of the line; tabs stay tabs). */
static void append_excerpt(char *text, size_t text_bytes, const struct hpf_pos *pos) {
  if (!pos->text) return;
  size_t used = strlen(text);
  used += (size_t)snprintf(text + used, text_bytes - used, "%4d | %s\n     | ", pos->line, pos->text);
  for (int i = 0; i + 1 < pos->column && pos->text[i] && used + 3 < text_bytes; i++)
    text[used++] = pos->text[i] == '\t' ? '\t' : ' ';
  if (used + 3 < text_bytes) memcpy(text + used, "^\n", 3);
}

static _Noreturn void fail_at(const struct hpf_pos *pos, const char *message) {
  char text[RT_TEXT_BYTES];
  if (pos && pos->file) {
    snprintf(text, sizeof text, "%.255s:%d:%d: error: %.3000s\n", pos->file, pos->line, pos->column, message);
    append_excerpt(text, sizeof text, pos);
  } else {
    snprintf(text, sizeof text, "pgas: error: %.3000s\n", message);
  }
  claim_text(&rt_control()->failure, rt_rank(), EXIT_FAILURE, text);
  rt_raise_failure(rt_control());
  rt_leave();
}

void rt_fail(const struct hpf_pos *pos, const char *format, ...) {
  char message[RT_TEXT_BYTES];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(message, sizeof message, format, arguments);
  va_end(arguments);
  fail_at(pos, message);
}

void hpf_fail(const struct hpf_pos *pos, const char *message) {
  rt_fail(pos, "%s on image %d", message, pgas_this_image());
}

void hpf_fail_bounds(const struct hpf_pos *pos, const char *name, int32_t dim, int64_t value, int64_t lo, int64_t hi) {
  rt_fail(pos, "index %lld of dimension %d of array '%s' is outside %lld:%lld on image %d", (long long)value, dim, name,
          (long long)lo, (long long)hi, pgas_this_image());
}

void pgas_stop(int code, const char *text) {
  claim_text(&rt_control()->stop, rt_rank(), code, text ? text : "");
  rt_depart(RT_STOPPED);
  if (rt_hosts) rt_hosts->end();
  exit(EXIT_SUCCESS);
}

void pgas_error_stop(int code, const char *text) {
  claim_text(&rt_control()->failure, rt_rank(), code, text ? text : "");
  rt_raise_failure(rt_control());
  rt_leave();
}
