/* trace.c: the supervisor's part of a trace: the rings of all images become one file in the Trace Event Format, which
   chrome://tracing and Perfetto read. */
#define _GNU_SOURCE
#include "rt.h"
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* A name in a JSON string. */
void rt_print_text(FILE *file, const char *text) {
  fputc('"', file);
  for (; *text; text++) {
    if (*text == '"' || *text == '\\') fputc('\\', file);
    if ((unsigned char)*text >= ' ') fputc(*text, file);
  }
  fputc('"', file);
}

static const char *name_of(int op) { return op >= 0 && op < RT_OPS ? rt_op_name[op] : "?"; }

static void print_event(FILE *file, int rank, const struct rt_traced *event, uint64_t epoch_ns) {
  fprintf(file, ",\n{\"ph\":\"X\",\"pid\":1,\"tid\":%d,\"ts\":%.3f,\"dur\":%.3f,\"name\":\"%s%s\",\"cat\":\"%s\"", rank + 1,
          (double)(event->begin_ns - epoch_ns) / 1000, (double)event->duration_ns / 1000, event->is_wait ? "wait in " : "",
          name_of(event->op), event->is_wait ? "wait" : "call");
  fprintf(file, ",\"args\":{\"image\":%d,\"bytes\":%" PRIu64 ",\"line\":%d}}", event->image, event->bytes, event->line);
}

/* NULL if there is none, or none that can be believed. */
static const struct rt_ring *ring_of(const struct rt_control *control, int rank) {
  const struct rt_ring *ring = control->status[rank].ring;
  if (!ring || !rt_is_shared(control, ring, sizeof *ring) || ring->size == 0 || ring->size > RT_TRACED_MAX) return NULL;
  return rt_is_shared(control, ring, sizeof *ring + ring->size * sizeof *ring->entry) ? ring : NULL;
}

static uint64_t first_kept(const struct rt_ring *ring) {
  return ring->count > ring->size ? ring->count - ring->size + 1 : 0; /* the oldest may be half overwritten */
}

static uint64_t earliest(const struct rt_control *control) {
  uint64_t least = UINT64_MAX;
  for (int rank = 0; rank < control->images; rank++) {
    const struct rt_ring *ring = ring_of(control, rank);
    if (!ring || first_kept(ring) == ring->count) continue;
    uint64_t begin = ring->entry[first_kept(ring) % ring->size].begin_ns;
    if (begin < least) least = begin;
  }
  return least;
}

static void print_image(FILE *file, const struct rt_control *control, int rank, uint64_t epoch_ns) {
  const struct rt_status *status = &control->status[rank];
  const struct rt_ring *ring = ring_of(control, rank);
  fprintf(file, "%s\n{\"ph\":\"M\",\"pid\":1,\"tid\":%d,\"name\":\"thread_name\",\"args\":{\"name\":\"image %d\",\"file\":",
          rank ? "," : "", rank + 1, rank + 1);
  rt_print_text(file, status->file);
  fprintf(file, "}}");
  for (uint64_t n = ring ? first_kept(ring) : 0; ring && n < ring->count; n++)
    print_event(file, rank, &ring->entry[n % ring->size], epoch_ns);
}

void rt_write_trace(const struct rt_control *control, const char *path) {
  FILE *file = fopen(path, "w");
  if (!file) {
    fprintf(stderr, "pgas: warning: cannot write the trace '%s': %s\n", path, strerror(errno));
    return;
  }
  uint64_t epoch_ns = earliest(control);
  fprintf(file, "{\"displayTimeUnit\":\"ns\",\"traceEvents\":[");
  for (int rank = 0; rank < control->images; rank++) print_image(file, control, rank, epoch_ns);
  fprintf(file, "\n]}\n");
  fclose(file);
}
