/* stop.c: STOP and ERROR STOP, with the texts of libgfortran. */
#include "caf.h"
#include <stdio.h>
#include <stdlib.h>

enum { TEXT_BYTES = 4000 };

/* libgfortran: all units, if there is none given. */
void _gfortran_flush_i4(const int32_t *unit);

static void flush_all(void) {
  _gfortran_flush_i4(NULL);
  fflush(NULL);
}

static void say(char *line, size_t bytes, const char *statement, const char *text, size_t text_bytes) {
  if (text_bytes > TEXT_BYTES - 32) text_bytes = TEXT_BYTES - 32;
  snprintf(line, bytes, "%s %.*s\n", statement, (int)text_bytes, text ? text : "");
}

_Noreturn void CAF(stop_numeric)(int code, bool quiet) {
  char line[64] = "";
  if (!quiet) snprintf(line, sizeof line, "STOP %d\n", code);
  flush_all();
  pgas_stop(code, line);
}

/* STOP without a code has no text. */
_Noreturn void CAF(stop_str)(const char *text, size_t bytes, bool quiet) {
  char line[TEXT_BYTES] = "";
  if (!quiet && text) say(line, sizeof line, "STOP", text, bytes);
  flush_all();
  pgas_stop(0, line);
}

_Noreturn void CAF(error_stop)(int code, bool quiet) {
  char line[64] = "";
  if (!quiet) snprintf(line, sizeof line, "ERROR STOP %d\n", code);
  flush_all();
  pgas_error_stop(code, line);
}

_Noreturn void CAF(error_stop_str)(const char *text, size_t bytes, bool quiet) {
  char line[TEXT_BYTES] = "";
  if (!quiet) say(line, sizeof line, "ERROR STOP", text, bytes);
  flush_all();
  pgas_error_stop(EXIT_FAILURE, line);
}
