/* stop.c: STOP and ERROR STOP of programs, with what they print. */
#include "rt.h"
#include <stdio.h>
#include <stdlib.h>

enum { STOP_TEXT_MAX = RT_TEXT_BYTES - 32 };

static int clipped(int64_t length) { return length < STOP_TEXT_MAX ? (int)length : STOP_TEXT_MAX; }

static int quiet; /* the coming stop says nothing */

void hpf_quiet_stop(void) { quiet = 1; }

static const char *said(const char *text) { return quiet ? "" : text; }

void hpf_stop(int32_t code, int32_t has_code) {
  char text[64] = "";
  if (has_code) snprintf(text, sizeof text, "STOP %d\n", code);
  pgas_stop(has_code ? code : EXIT_SUCCESS, said(text));
}

void hpf_stop_text(const char *text, int64_t length) {
  char line[RT_TEXT_BYTES];
  snprintf(line, sizeof line, "STOP %.*s\n", clipped(length), text ? text : "");
  pgas_stop(EXIT_SUCCESS, said(line));
}

void hpf_error_stop(int32_t code, int32_t has_code) {
  char text[64] = "ERROR STOP \n";
  if (has_code) snprintf(text, sizeof text, "ERROR STOP %d\n", code);
  pgas_error_stop(has_code ? code : EXIT_FAILURE, said(text));
}

void hpf_error_stop_text(const char *text, int64_t length) {
  char line[RT_TEXT_BYTES];
  snprintf(line, sizeof line, "ERROR STOP %.*s\n", clipped(length), text ? text : "");
  pgas_error_stop(EXIT_FAILURE, said(line));
}
