/* memory.c: what distributed arrays and receive buffers take, for the statistics, and memory of arrays without mapping. Large ones ask
   for huge pages: stencils over several planes touch more pages than the processor keeps translations of (measured on Zen 4: 8 to 20 %
   of the time of 7-point and 27-point stencils). */
#include "rt.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

/* Of each array and each buffer the most bytes that it had on an image; they are the same on all. An array may be gone when they are
   reported: its address only tells it from others. */
static RT_IMAGE struct {
  struct held {
    const struct hpf_array *array;
    const char *name;
    int64_t bytes, buffer;
  } *held;
  int count, room;
} state;

void rt_count_memory(const struct hpf_array *array, int64_t bytes) {
  int i = 0;
  if (!rt_control()->stats) return;
  while (i < state.count && (state.held[i].array != array || state.held[i].name != array->name)) i++;
  if (i == state.room) {
    struct held *old = state.held;
    state.room = 2 * state.room + 16;
    state.held = rt_private((size_t)state.room, sizeof *state.held);
    for (int k = 0; k < state.count; k++) state.held[k] = old[k];
    free(old);
  }
  if (i == state.count) state.held[state.count++] = (struct held){array, array->name, 0, array->buffer};
  if (bytes > state.held[i].bytes) state.held[i].bytes = bytes;
}

void rt_report_memory(void) {
  int64_t arrays = 0;
  if (!rt_control()->stats || rt_rank() > 0) return;
  for (int i = 0; i < state.count; i++) {
    const struct held *held = &state.held[i];
    fprintf(stderr, "pgas: memory: %s %s: %" PRId64 " bytes an image\n", held->buffer ? "buffer" : "array", held->name ? held->name : "?",
            held->bytes);
    if (!held->buffer) arrays += held->bytes;
  }
  fprintf(stderr, "pgas: memory: total: arrays %" PRId64 ", receive buffers %" PRId64 " bytes an image\n", arrays, rt_rooms_bytes());
}

extern char __bss_start[], _end[]; /* by the linker: what begins as zero, static arrays among it */

void rt_memory_start(void) { rt_ask_for_huge_pages(__bss_start, (uint64_t)(_end - __bss_start)); }

void *hpf_cleared_memory(int64_t elems, int64_t elem_bytes) {
  void *memory = calloc((size_t)elems, (size_t)elem_bytes);
  if (memory) rt_ask_for_huge_pages(memory, (uint64_t)elems * (uint64_t)elem_bytes);
  return memory;
}

void *hpf_memory(int64_t bytes) {
  void *memory = malloc((size_t)bytes);
  if (memory) rt_ask_for_huge_pages(memory, (uint64_t)bytes);
  return memory;
}
