/* heap.c: the memory of an image's segment.

   | symmetric, initial team -> | common slot | <- asymmetric | symmetric, other teams |

   Every image of a team makes the same symmetric calls, so private but deterministic lists of free ranges give the same
   offsets everywhere without a word being exchanged. Allocation takes the first range that fits and else cuts a piece
   off the common slot, into which ranges at its borders return. The region of the other teams has its own list: what a
   team allocated is freed when it ends, after which the lists of all images of its parent agree again. */
#define _GNU_SOURCE
#include "lane.h"
#include "rt.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#ifndef MADV_COLLAPSE
#define MADV_COLLAPSE 25
#endif

enum {
  LINE_BYTES = 64,
  SKEW_BYTES = 3 * LINE_BYTES,  /* between large objects, lest equal sizes share cache sets */
  SKEW_FROM_BYTES = 4096,
  RETURN_FROM_BYTES = 8 << 20, /* freed objects of this size give their pages back: smaller ones are soon used again */
  PAGE_BYTES = 4096,
  HUGE_FROM_BYTES = 4 << 20,   /* objects of this size ask for huge pages */
  FRESH_FROM_BYTES = 256 << 10, /* and in memory that no object had before, of this size */
  HUGE_PAGE_BYTES = 2 << 20,
  HUGE_PIECE_BYTES = 16 << 20, /* asked for in one go */
  COLLAPSE_TRIES = 3,          /* some page may be in use for a moment */
  KEPT_MOST = 32,              /* freed objects that keep their pages, */
  KEPT_BYTES = 64 << 20,       /* of so many bytes together, or the last one alone: what a C library keeps, */
  KEPT_SHARE = 32,             /* and no more of an image's share of the memory */
  HUGE_SHARE = 4,              /* of an image's share of the memory, what may be taken before its first use */
  TEAMS_SHARE = 4 /* the region of non-initial teams is this part of the segment */
};

enum arena { SYMMETRIC, TEAMS, LOCAL, ARENAS };

struct range {
  struct range *next;
  char *start;
  uint64_t bytes;
  enum arena arena;
  int depth;   /* of the team that allocated it */
  int counted; /* in used_bytes */
};

static RT_IMAGE struct {
  struct range *unused[ARENAS]; /* ordered by start, never adjacent */
  struct range *taken;          /* any order */
  char *common_start, *common_end;
  char *asked_end;     /* of the symmetric memory that has its pages, as huge ones where the machine gives them */
  uint64_t used_bytes; /* of checked allocations */
  struct pages {
    char *start;
    uint64_t bytes;
    enum arena arena;
  } kept[KEPT_MOST]; /* freed with their pages, the oldest first */
  uint64_t kept_bytes; /* of all of them */
  int kept_count;
} state;

static struct range *new_range(char *start, uint64_t bytes, struct range *next) {
  struct range *range = rt_private(1, sizeof *range);
  *range = (struct range){.next = next, .start = start, .bytes = bytes};
  return range;
}

void *rt_private(size_t elems, size_t elem_bytes) {
  void *memory = calloc(elems ? elems : 1, elem_bytes);
  if (!memory) rt_fail(NULL, "out of memory for %zu x %zu bytes on image %d", elems, elem_bytes, rt_rank() + 1);
  return memory;
}

static void start_heap(void) {
  struct rt_control *control = rt_control();
  uint64_t teams_bytes = control->stride_bytes / TEAMS_SHARE;
  state.common_start = control->segments + (uint64_t)rt_rank() * control->stride_bytes;
  state.common_end = state.common_start + control->stride_bytes - teams_bytes;
  state.unused[TEAMS] = new_range(state.common_end, teams_bytes, NULL);
}

static uint64_t rounded(uint64_t bytes) {
  uint64_t lines = (bytes + LINE_BYTES - 1) / LINE_BYTES * LINE_BYTES;
  if (lines == 0) lines = LINE_BYTES;
  return bytes >= SKEW_FROM_BYTES ? lines + SKEW_BYTES : lines;
}

static char *take_first_fit(enum arena arena, uint64_t bytes) {
  for (struct range **link = &state.unused[arena]; *link; link = &(*link)->next) {
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
  return NULL;
}

static char *take_common(enum arena arena, uint64_t bytes) {
  if (arena == TEAMS || (uint64_t)(state.common_end - state.common_start) < bytes) return NULL;
  if (arena == LOCAL) return state.common_end -= bytes;
  state.common_start += bytes;
  return state.common_start - bytes;
}

static char *take(enum arena arena, uint64_t bytes) {
  char *start = take_first_fit(arena, bytes);
  if (!start) start = take_common(arena, bytes);
  if (start) return start;
  rt_fail(NULL, "the %s of %.1f GiB an image is exhausted",
          arena == TEAMS ? "memory for coarrays of teams other than the initial one" : "symmetric heap",
          (double)rt_control()->stride_bytes / (arena == TEAMS ? TEAMS_SHARE : 1) / (1 << 30));
}

/* The whole pages of an object: its size, *first the first byte. */
static uint64_t pages_of(const char *start, uint64_t bytes, uint64_t page_bytes, uintptr_t *first) {
  *first = ((uintptr_t)start + page_bytes - 1) / page_bytes * page_bytes;
  uintptr_t last = ((uintptr_t)start + bytes) / page_bytes * page_bytes;
  return last > *first ? last - *first : 0;
}

/* A page that was read is there. */
static void touch(const char *start, uint64_t bytes) {
  for (uint64_t at = 0; at < bytes; at += HUGE_PAGE_BYTES) (void)*(const volatile char *)(start + at);
}

/* Makes the 4 KiB pages from `start` on huge ones: 0 when the machine has none, or no such call (before Linux 6.1). */
static int collapse(char *start, uint64_t bytes) {
  touch(start, bytes);
  for (int i = 0; i < COLLAPSE_TRIES; i++) {
    if (madvise(start, bytes, MADV_COLLAPSE) == 0) return 1;
    if (errno != EAGAIN) return 0;
  }
  return 0;
}

static int wants_huge_pages(const struct range *range) {
  char *end = range->start + range->bytes;
  int fresh = range->arena == SYMMETRIC && end > state.asked_end && range->bytes >= FRESH_FROM_BYTES;
  if (fresh) state.asked_end = end;
  return fresh || range->bytes >= HUGE_FROM_BYTES;
}

static int is_small_part_of_memory(uint64_t bytes) {
  const struct rt_control *control = rt_control();
  uint64_t most = control->memory_bytes / (uint64_t)control->here / HUGE_SHARE;
  return bytes <= most && state.used_bytes <= most - bytes;
}

/* Most machines give shared memory no huge pages of their own accord, but they do on demand, for pages that are there.
   The pages at the ends are the object's in part only; the rest is the same image's. It takes long while others compute,
   so what the runtime allocates for itself, again and again for teams, goes without. A lone image need only ask. */
static void make_huge(const struct range *range) {
  uintptr_t at = (uintptr_t)range->start / HUGE_PAGE_BYTES * HUGE_PAGE_BYTES;
  uintptr_t end = (uintptr_t)range->start + range->bytes;
  if (!wants_huge_pages(range)) return;
  if (rt_control()->images == 1) madvise((void *)at, end - at, MADV_HUGEPAGE); /* NOLINT: page arithmetic */
  if (rt_control()->images == 1 || !is_small_part_of_memory(range->bytes)) return;
  for (; at < end; at += HUGE_PIECE_BYTES) {
    uint64_t left = (end - at + HUGE_PAGE_BYTES - 1) / HUGE_PAGE_BYTES * HUGE_PAGE_BYTES;
    if (!collapse((char *)at, left < HUGE_PIECE_BYTES ? left : HUGE_PIECE_BYTES)) return; /* NOLINT: page arithmetic */
  }
}

/* Granted for memory of one image, and else where the machine lets shared memory have huge pages; only speed depends on
   it. */
void rt_ask_for_huge_pages(const void *start, uint64_t bytes) {
  uintptr_t first;
  uint64_t whole_bytes = pages_of(start, bytes, HUGE_PAGE_BYTES, &first);
  if (bytes >= HUGE_FROM_BYTES) madvise((void *)first, whole_bytes, MADV_HUGEPAGE); /* NOLINT: page arithmetic */
}

static void return_pages(char *start, uint64_t bytes, enum arena arena) {
  uintptr_t first;
  uint64_t whole_bytes = pages_of(start, bytes, PAGE_BYTES, &first);
  if (!whole_bytes) return;
  if (arena == SYMMETRIC && start < state.asked_end) state.asked_end = start;
  int shared = rt_control()->images > 1;
  madvise((void *)first, whole_bytes, shared ? MADV_REMOVE : MADV_DONTNEED); /* NOLINT: page arithmetic */
}

/* The pages of large objects that were freed last stay: those of what each call of a procedure allocates need not be cleared again. */
static struct pages drop_kept(int i) {
  struct pages dropped = state.kept[i];
  memmove(state.kept + i, state.kept + i + 1, (size_t)(--state.kept_count - i) * sizeof dropped);
  state.kept_bytes -= dropped.bytes;
  return dropped;
}

static uint64_t most_kept(void) {
  const struct rt_control *control = rt_control();
  uint64_t share = control->memory_bytes / (uint64_t)control->here / KEPT_SHARE;
  return share < KEPT_BYTES ? share : KEPT_BYTES;
}

static void return_oldest(void) {
  struct pages oldest = drop_kept(0);
  return_pages(oldest.start, oldest.bytes, oldest.arena);
}

static void keep(char *start, uint64_t bytes, enum arena arena) {
  while (state.kept_count == KEPT_MOST || (state.kept_count && state.kept_bytes + bytes > most_kept())) return_oldest();
  state.kept[state.kept_count++] = (struct pages){start, bytes, arena};
  state.kept_bytes += bytes;
}

/* What an object takes of the kept pages is its own; one that takes none and is large lets no more stay than the last few. */
static void use_kept(const struct range *range) {
  char *end = range->start + range->bytes;
  for (int i = state.kept_count; i--;) {
    if (end <= state.kept[i].start || range->start >= state.kept[i].start + state.kept[i].bytes) continue;
    struct pages used = drop_kept(i);
    if (range->start > used.start) keep(used.start, (uint64_t)(range->start - used.start), used.arena);
    if (end < used.start + used.bytes) keep(end, (uint64_t)(used.start + used.bytes - end), used.arena);
    i = i > state.kept_count ? state.kept_count : i;
  }
  if (range->bytes >= RETURN_FROM_BYTES && state.kept_bytes > most_kept()) return_oldest();
}

static struct range *allocate(enum arena arena, size_t bytes) {
  if (!state.common_start) start_heap();
  uint64_t size = rounded(bytes);
  state.taken = new_range(take(arena, size), size, state.taken);
  state.taken->arena = arena;
  state.taken->depth = rt_team() ? rt_team()->depth : 0;
  use_kept(state.taken);
  rt_ask_for_huge_pages(state.taken->start, size);
  return state.taken;
}

static enum arena of_current_team(void) { return rt_team() && rt_team()->depth ? TEAMS : SYMMETRIC; }

void *rt_alloc_unchecked(size_t bytes) { return allocate(of_current_team(), bytes)->start; }

static int fits(uint64_t bytes) {
  struct rt_control *control = rt_control();
  uint64_t each = control->memory_bytes / (uint64_t)control->here;
  return bytes <= each && state.used_bytes <= each - bytes;
}

static double gib(uint64_t bytes) { return (double)bytes / (1 << 30); }

static _Noreturn void refuse(uint64_t bytes, const char *what, const struct hpf_pos *pos) {
  struct rt_control *control = rt_control();
  uint64_t each = state.used_bytes + bytes;
  rt_fail(pos,
           "no memory for %s: %d image%s x %.1f GiB = %.1f GiB; this machine has %.1f GiB available; "
           "use fewer images or smaller arrays",
           what, control->here, control->here == 1 ? "" : "s", gib(each), gib(each) * control->here,
           gib(control->memory_bytes));
}

static void *allocate_counted(enum arena arena, size_t bytes, const char *what, const struct hpf_pos *pos) {
  if (!fits(rounded(bytes))) refuse(rounded(bytes), what, pos);
  struct range *range = allocate(arena, bytes);
  range->counted = 1;
  make_huge(range);
  state.used_bytes += range->bytes;
  return range->start;
}

void *rt_alloc(size_t bytes, const char *what, const struct hpf_pos *pos) {
  return allocate_counted(of_current_team(), bytes, what, pos);
}

/* Objects stand at the same place on all images only if all ask for the same, and give the same back. */
static void note_call(enum rt_op op, uint64_t which) {
  rt_note_call(rt_team(), op, 0, which, 0);
  rt_me->last_op = op, rt_me->last_line = rt_me->line;
}

void *pgas_alloc(size_t bytes) {
  note_call(RT_OP_ALLOCATE, bytes);
  rt_team_lost();
  return rt_alloc(bytes, "a symmetric object", NULL);
}

void *pgas_alloc_local(size_t bytes) { return allocate_counted(LOCAL, bytes, "an object of one image", NULL); }

void *pgas_seen_from(int image, const void *object) {
  ptrdiff_t distance = (rt_rank_of(image) - rt_rank()) * (ptrdiff_t)rt_control()->stride_bytes;
  return (char *)(uintptr_t)object + distance;
}

int rt_in_segment(const void *object, size_t bytes) {
  const struct rt_control *control = rt_control();
  uintptr_t first = (uintptr_t)control->segments + (uint64_t)rt_rank() * control->stride_bytes;
  uintptr_t offset = (uintptr_t)object - first;
  return offset < control->stride_bytes && bytes <= control->stride_bytes - offset;
}

static void join_next(struct range *range) {
  struct range *next = range->next;
  if (!next || range->start + range->bytes != next->start) return;
  range->bytes += next->bytes;
  range->next = next->next;
  free(next);
}

/* Into the common slot, if the range borders on it. */
static void join_common(struct range **link) {
  struct range *range = *link;
  if (range->arena == TEAMS) return;
  if (range->arena == SYMMETRIC && range->start + range->bytes == state.common_start)
    state.common_start = range->start;
  else if (range->arena == LOCAL && range->start == state.common_end)
    state.common_end += range->bytes;
  else
    return;
  *link = range->next;
  free(range);
}

static void give(struct range *range) {
  struct range **before = NULL;
  struct range **link = &state.unused[range->arena];
  for (; *link && (*link)->start < range->start; link = &(*link)->next) before = link;
  range->next = *link;
  *link = range;
  join_next(range);
  if (before && (*before)->start + (*before)->bytes == range->start) {
    join_next(*before);
    link = before;
  }
  join_common(link);
}

static void release(struct range **link) {
  struct range *range = *link;
  *link = range->next;
  if (range->counted) state.used_bytes -= range->bytes;
  if (range->bytes >= RETURN_FROM_BYTES) keep(range->start, range->bytes, range->arena);
  give(range);
}

static struct range **find(const void *object) {
  struct range **link = &state.taken;
  while (*link && (*link)->start != object) link = &(*link)->next;
  return link;
}

void rt_free_unchecked(void *object) { release(find(object)); }

void pgas_free(void *object) {
  if (!object) return;
  struct range **link = find(object);
  if (!*link || !(*link)->counted || (*link)->arena == LOCAL)
    rt_fail(NULL, "pgas_free of %p, which pgas_alloc did not give", object);
  if ((*link)->depth != rt_team()->depth)
    rt_fail(NULL, "pgas_free of %p, which another team than the current one allocated", object);
  note_call(RT_OP_DEALLOCATE, (uint64_t)((*link)->start - rt_control()->segments) % rt_control()->stride_bytes);
  rt_team_lost();
  release(link);
}

void pgas_free_local(void *object) {
  if (!object) return;
  struct range **link = find(object);
  if (!*link || (*link)->arena != LOCAL)
    rt_fail(NULL, "pgas_free_local of %p, which pgas_alloc_local did not give", object);
  release(link);
}

void rt_heap_end_team(int depth) {
  for (struct range **link = &state.taken; *link;) {
    if ((*link)->arena == TEAMS && (*link)->depth >= depth)
      release(link);
    else
      link = &(*link)->next;
  }
}
