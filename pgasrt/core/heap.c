/* heap.c: the symmetric heap. Every image makes the same calls, so private but deterministic free lists give the same
   offsets everywhere without a word being exchanged.

   The free ranges of the segment are kept in order of address; allocation takes the first that fits. */
#define _GNU_SOURCE
#include "rt.h"
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>

enum {
  LINE_BYTES = 64,
  SKEW_BYTES = 3 * LINE_BYTES,  /* between large objects, lest equal sizes share cache sets */
  SKEW_FROM_BYTES = 4096,
  RETURN_FROM_BYTES = 1 << 20,  /* freed objects of this size give their pages back */
  PAGE_BYTES = 4096,
  HUGE_FROM_BYTES = 4 << 20, /* objects of this size ask for huge pages */
  HUGE_PAGE_BYTES = 2 << 20
};

struct range {
  struct range *next;
  char *start;
  uint64_t bytes;
};

static struct {
  struct range *unused; /* ordered by start, never adjacent */
  struct range *taken;  /* any order */
  uint64_t used_bytes;  /* of checked allocations */
} state;

static struct range *new_range(char *start, uint64_t bytes, struct range *next) {
  struct range *range = rt_private(1, sizeof *range);
  *range = (struct range){next, start, bytes};
  return range;
}

void *rt_private(size_t elems, size_t elem_bytes) {
  void *memory = calloc(elems ? elems : 1, elem_bytes);
  if (!memory) rt_fail(NULL, "out of memory for %zu x %zu bytes on image %d", elems, elem_bytes, pgas_this_image());
  return memory;
}

static void start_heap(void) {
  struct rt_control *control = rt_control();
  char *segment = control->segments + (uint64_t)rt_rank() * control->stride_bytes;
  state.unused = new_range(segment, control->stride_bytes, NULL);
}

static uint64_t rounded(uint64_t bytes) {
  uint64_t lines = (bytes + LINE_BYTES - 1) / LINE_BYTES * LINE_BYTES;
  if (lines == 0) lines = LINE_BYTES;
  return bytes >= SKEW_FROM_BYTES ? lines + SKEW_BYTES : lines;
}

static char *take(uint64_t bytes) {
  for (struct range **link = &state.unused; *link; link = &(*link)->next) {
    struct range *range = *link;
    if (range->bytes < bytes) continue;
    char *start = range->start;
    range->start += bytes;
    range->bytes -= bytes;
    if (range->bytes == 0) {
      *link = range->next;
      free(range);
    }
    return start;
  }
  rt_fail(NULL, "the symmetric heap of %.1f GiB an image is exhausted",
          (double)rt_control()->stride_bytes / (1 << 30));
}

/* The whole pages of an object: its size, *first the first byte. */
static uint64_t pages_of(const char *start, uint64_t bytes, uint64_t page_bytes, uintptr_t *first) {
  *first = ((uintptr_t)start + page_bytes - 1) / page_bytes * page_bytes;
  uintptr_t last = ((uintptr_t)start + bytes) / page_bytes * page_bytes;
  return last > *first ? last - *first : 0;
}

/* Granted for a lone image, and else where the machine lets shared memory have huge pages; only speed depends on it. */
static void ask_for_huge_pages(const char *start, uint64_t bytes) {
  uintptr_t first;
  uint64_t whole_bytes = pages_of(start, bytes, HUGE_PAGE_BYTES, &first);
  if (bytes >= HUGE_FROM_BYTES) madvise((void *)first, whole_bytes, MADV_HUGEPAGE); /* NOLINT: page arithmetic */
}

void *rt_alloc_unchecked(size_t bytes) {
  if (!state.unused && !state.taken) start_heap();
  uint64_t size = rounded(bytes);
  char *start = take(size);
  ask_for_huge_pages(start, size);
  state.taken = new_range(start, size, state.taken);
  return start;
}

static int fits(uint64_t bytes) {
  struct rt_control *control = rt_control();
  uint64_t each = control->memory_bytes / (uint64_t)control->images;
  return bytes <= each && state.used_bytes <= each - bytes;
}

static double gib(uint64_t bytes) { return (double)bytes / (1 << 30); }

static _Noreturn void refuse(uint64_t bytes, const char *what, const struct hpf_pos *pos) {
  struct rt_control *control = rt_control();
  uint64_t each = state.used_bytes + bytes;
  rt_fail(pos,
           "no memory for %s: %d image%s x %.1f GiB = %.1f GiB; this machine has %.1f GiB available; "
           "use fewer images or smaller arrays",
           what, control->images, control->images == 1 ? "" : "s", gib(each), gib(each) * control->images,
           gib(control->memory_bytes));
}

void *rt_alloc(size_t bytes, const char *what, const struct hpf_pos *pos) {
  if (!fits(rounded(bytes))) refuse(bytes, what, pos);
  state.used_bytes += rounded(bytes);
  return rt_alloc_unchecked(bytes);
}

void *pgas_alloc(size_t bytes) { return rt_alloc(bytes, "a symmetric object", NULL); }

void *pgas_seen_from(int image, const void *object) {
  ptrdiff_t distance = (rt_rank_of(image) - rt_rank()) * (ptrdiff_t)rt_control()->stride_bytes;
  return (char *)(uintptr_t)object + distance;
}

static void return_pages(const struct range *range) {
  if (range->bytes < RETURN_FROM_BYTES) return;
  uintptr_t first;
  uint64_t bytes = pages_of(range->start, range->bytes, PAGE_BYTES, &first);
  int shared = rt_control()->images > 1;
  madvise((void *)first, bytes, shared ? MADV_REMOVE : MADV_DONTNEED); /* NOLINT: page arithmetic */
}

static void join_next(struct range *range) {
  struct range *next = range->next;
  if (!next || range->start + range->bytes != next->start) return;
  range->bytes += next->bytes;
  range->next = next->next;
  free(next);
}

static void give(struct range *range) {
  struct range *before = NULL;
  struct range **link = &state.unused;
  for (; *link && (*link)->start < range->start; link = &(*link)->next) before = *link;
  range->next = *link;
  *link = range;
  join_next(range);
  if (before) join_next(before);
}

void pgas_free(void *object) {
  if (!object) return;
  struct range **link = &state.taken;
  while (*link && (*link)->start != object) link = &(*link)->next;
  if (!*link) rt_fail(NULL, "pgas_free of %p, which pgas_alloc did not give", object);
  struct range *range = *link;
  *link = range->next;
  state.used_bytes -= range->bytes;
  return_pages(range);
  give(range);
}
